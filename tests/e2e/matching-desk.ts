import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { Dispatch } from "#app/dispatch/contract.ts";
import type { OutboxMessage } from "#app/notifications/contract.ts";
import { newLocalVendor } from "../local-vendor.ts";
import { acceptTerms, speak } from "./visitor.ts";

/** A local vendor whom no other test knows, approved by staff (who are signed in). */
export async function approvedVendor(staff: APIRequestContext, overrides: Record<string, unknown> = {}) {
  const vendor = newLocalVendor({
    nombreCompleto: `Wilkin ${randomUUID().slice(0, 12)}`,
    servicioOfrece: "Costura",
    zonaUbicacion: "Barahona",
    ...overrides,
  });
  const applied = await staff.post("/api/dominican-vendors", { data: vendor });
  expect(applied.status(), await applied.text()).toBe(201);
  const { id } = (await applied.json()) as { id: number };
  const data = { status: "aprobado" };
  expect((await staff.patch(`/api/admin/dominican-vendors/${id}`, { data })).status()).toBe(200);
  return { id, name: vendor.nombreCompleto };
}

/** Gives a job out. It is urgent, so that no test depends on the time of day. @returns its number */
export async function givenOut(staff: APIRequestContext, serviceType = "costura", location = "Barahona") {
  const jobDetails = { description: "Tres cortinas de sala.", urgency: "urgent" };
  const answer = await staff.post("/api/match-vendors", { data: { serviceType, location, jobDetails } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { dispatchId: number }).dispatchId;
}

export async function jobAsStaffSee(staff: APIRequestContext, id: number): Promise<Dispatch> {
  const answer = await staff.get(`/api/admin/dispatches/${id}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Dispatch;
}

/** The page that the message of an offer leads to. */
export async function offerPath(staff: APIRequestContext, job: number, vendor: string): Promise<string> {
  const { offers } = await jobAsStaffSee(staff, job);
  const message = offers.find(({ vendorName }) => vendorName === vendor)?.messageId;
  const shown = await staff.post(`/api/admin/outbox/${message}/link`);
  expect(shown.status(), await shown.text()).toBe(200);
  return pathIn(((await shown.json()) as OutboxMessage).waMe);
}

/** The same, as staff read it on the matching screen. @param offer the row of it */
export async function shownPath(offer: Locator): Promise<string> {
  await offer.getByRole("button", { name: /^Show its link/ }).click();
  const link = offer.getByRole("link", { name: /^Open WhatsApp/ });
  return pathIn(await link.getAttribute("href"));
}

/** The offer's path in a link that opens WhatsApp with the message written. */
function pathIn(waMe: string | null | undefined): string {
  const path = /\/job-offer\/[\w-]{43}/.exec(decodeURIComponent(waMe ?? ""))?.[0];
  if (!path) throw new Error(`No offer in ${waMe}`);
  return path;
}

/** A vendor's small phone, with the terms accepted. */
export async function phone(
  browser: Browser,
  baseURL: string | undefined,
  { locale = "es", scripts = true }: { locale?: "en" | "es"; scripts?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  await acceptTerms(page);
  await speak(page, locale, baseURL);
  return page;
}
