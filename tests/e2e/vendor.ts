import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { newVendor } from "../vendor-account.ts";
import { newApplication } from "../vendor-application.ts";

export type VendorSession = { token: string; vendorId: number };

/** A vendor by the API, not yet looked at. */
export async function registeredVendor(request: APIRequestContext, overrides: Record<string, unknown> = {}) {
  const data = newVendor(overrides);
  const answer = await request.post("/api/vendor/register", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const session = (await answer.json()) as VendorSession;
  return { ...data, ...session };
}

/** This browser is signed in as the vendor, once: what the page forgets stays forgotten. */
export async function enterAsVendor(page: Page, { token, vendorId }: VendorSession): Promise<void> {
  await page.addInitScript(
    ([key, id]) => {
      if (sessionStorage.getItem("entered")) return;
      sessionStorage.setItem("entered", "yes");
      localStorage.setItem("vendorToken", String(key));
      localStorage.setItem("vendorId", String(id));
    },
    [token, vendorId],
  );
}

/** An application by the API, as the form sends it. */
export async function sentApplication(request: APIRequestContext, overrides: Record<string, unknown> = {}) {
  const data = newApplication(overrides);
  const answer = await request.post("/api/vendor-applications", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const receipt = (await answer.json()) as { reference: string; statusPath: string };
  return { ...data, ...receipt };
}

/** A new word of letters alone: figures in a vendor's texts can look like a phone number. */
export function newWord(): string {
  return randomUUID().replace(/\d|-/g, (sign) => "ghijklmnopq"["0123456789-".indexOf(sign)] ?? "");
}
