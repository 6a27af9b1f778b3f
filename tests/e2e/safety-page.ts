import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { SafetyRequest } from "#app/safety/contract.ts";
import { signIn } from "./visitor.ts";

export const safetyPath = "/safety";

/** The button of the form in the page. */
export const submit = (page: Page) =>
  page.locator("main form").getByRole("button", { name: /^(Submit request|Enviar solicitud)$/ });

/** A name that no other test uses. */
export const newName = () => `Terry ${randomUUID().slice(0, 13)}`;

/** What staff find under a name. Signs in first. */
export async function storedRequests(staff: APIRequestContext, name: string): Promise<SafetyRequest[]> {
  await signIn(staff);
  const answer = await staff.get("/api/admin/safety-requests", { params: { search: name } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SafetyRequest[];
}

/** The form in the page, with a way to be answered. */
export async function fillIn(
  page: Page,
  name: string,
  details = "My wallet is gone.",
  contact = "809 555 0143",
): Promise<void> {
  const form = page.locator("main form");
  await form.locator("[name=contact]").fill(contact);
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=details]").fill(details);
}

/** The requests on this device, as the page shows them. */
export const keptOnDevice = (page: Page) =>
  page.getByRole("region", { name: /^(Your requests on this device|Tus solicitudes en este dispositivo)$/ });

/** What the device keeps, by key. */
export function keptRecords(page: Page): Promise<[string, Record<string, unknown>][]> {
  return page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith("safety-request-"))
      .map(([key, text]) => [key, JSON.parse(text)]),
  );
}

/** Until the page is kept for when there is no network, and the worker answers for it. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}
