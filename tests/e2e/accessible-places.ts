// Where the accessibility tests go, how they get there, and what they ask of each place.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { newLocalVendor } from "../local-vendor.ts";
import { isLong } from "../rounds.ts";
import { newSafetyRequest } from "../safety-request.ts";
import { expectAccessible } from "./axe.ts";
import { completedBooking, fullBooking } from "./booking-desk.ts";
import { chatOf } from "./chat-panel.ts";
import { approvedVendor, givenOut } from "./matching-desk.ts";
import { enterAsVendor, registeredVendor, sentApplication } from "./vendor.ts";
import { acceptTerms, newLead, open, signIn, speak } from "./visitor.ts";

export type Screen = {
  name: string;
  /** The address, or how to make what it shows. */
  path: string | ((page: Page) => Promise<string>);
  /** One of the few that `npm test` looks at, in one language; `npm run proofs` looks at all, in both. */
  short?: true;
  /** Whether the terms were accepted, and who is signed in. */
  as?: "guest" | "visitor" | "vendor" | "staff";
  /** What must be in view, and how to get there from the path. */
  ready: (page: Page) => Promise<void>;
};

export const heading = async (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();
export const dialog = async (page: Page) => expect(page.getByRole("dialog")).toBeVisible();
export const rows = async (page: Page) => expect(page.locator("[data-entry]").first()).toBeVisible();
/** @param most opens no more than these: all calls at once are more than axe reads in a minute */
export async function unfolded(page: Page, most = Number.POSITIVE_INFINITY) {
  for (const part of (await page.locator("main details").all()).slice(0, most)) {
    await part.locator("summary").first().click();
    await expect(part).toHaveAttribute("open");
  }
}

/** The second language finds what was said in the first. */
export async function answered(chat: Locator) {
  await expect(chat.locator("ol > li").nth(1)).toBeVisible();
  await expect(chat.getByText(/^(Typing|Escribiendo)\.\.\.$|^(Sending|Enviando)…$/)).toHaveCount(0);
}
export async function submitted(page: Page) {
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}
export async function tab(page: Page) {
  await expect(page.getByRole("tabpanel").first()).toBeVisible();
}
/** Somebody who wrote to the concierge, by their address. */
export async function askedFor(page: Page) {
  return (await newLead(page.request)).email;
}
async function firstVendorId(page: Page) {
  const [vendor] = (await (await page.request.get("/api/vendors?limit=1")).json()) as { id: number }[];
  return vendor?.id ?? 0;
}
export async function firstVendor(page: Page) {
  return `/vendor/${await firstVendorId(page)}`;
}
export async function sentBooking(page: Page) {
  return fullBooking(page.request, await firstVendorId(page));
}
export async function bookings(page: Page) {
  return `/booking-management?booking=${(await sentBooking(page)).id}`;
}
/** The link to the review of a booking that staff completed. */
export async function reviewing(page: Page) {
  await signIn(page.request);
  return (await completedBooking(page.request, await firstVendorId(page))).reviewPath;
}
export async function localVendors(page: Page) {
  const answer = await page.request.post("/api/dominican-vendors", { data: newLocalVendor() });
  expect(answer.status(), await answer.text()).toBe(201);
  return "/admin/dominican-vendors?status=pendiente";
}
/** A job that a vendor was asked to do. Signs staff in. */
export async function job(page: Page) {
  await signIn(page.request);
  const { name } = await approvedVendor(page.request);
  return { name, id: await givenOut(page.request) };
}
export async function safetyRequests(page: Page) {
  const answer = await page.request.post("/api/safety-requests", { data: newSafetyRequest({ trap: "x" }) });
  expect(answer.status(), await answer.text()).toBe(201);
  return "/admin/safety-requests";
}
/** A conversation with somebody who waits for a person, open at the desk. */
export async function chats(page: Page) {
  const begun = await page.request.post("/api/chat/session", { data: { userLanguage: "en" } });
  const { session } = (await begun.json()) as { session: { sessionId: string } };
  const { sessionId } = session;
  const data = { sessionId, message: "What is a colmado?", userLanguage: "en" };
  expect((await page.request.post("/api/chat/message", { data })).status()).toBe(200);
  await page.request.post("/api/chat/person", { data: { sessionId, contact: "n@example.com" } });
  await signIn(page.request);
  return `/admin/chats?chat=${await chatOf(page.request, sessionId)}`;
}
export async function applications(page: Page) {
  await sentApplication(page.request);
  return "/admin/vendor-applications";
}

/** The portal's language is its own, whatever the site's. */
export const portal = (locale: "en" | "es") => async (page: Page) => {
  await heading(page);
  await expect(page.locator(`main [lang=${locale}] h1`)).toHaveCount(1);
};

/** Lets in who the screen is for. */
async function enter(page: Page, screen: Screen): Promise<void> {
  if (screen.as !== "guest") await acceptTerms(page);
  if (screen.as === "vendor") await enterAsVendor(page, await registeredVendor(page.request));
  if (screen.as === "staff") {
    await signIn(page.request);
    await newLead(page.request);
  }
}

/** One test for each screen. */
export function look(screens: readonly Screen[]): void {
  for (const [number, screen] of screens.entries()) {
    const title = `${screen.name}: axe finds nothing, and 320 px are enough`;
    const both = ["en", "es"] as const;
    const locales = isLong ? both : both.slice(number % 2, (number % 2) + 1);
    test(title, { tag: screen.short ? [] : "@proof" }, async ({ page, baseURL }) => {
      await enter(page, screen);
      const path = typeof screen.path === "string" ? screen.path : await screen.path(page);
      for (const locale of locales) {
        await page.setViewportSize({ width: 1320, height: 900 });
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
        await speak(page, locale, baseURL);
        await open(page, path);
        await screen.ready(page);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expectAccessible(page, locale);
      }
    });
  }
}
