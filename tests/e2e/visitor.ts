import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { staffLogin } from "./staff-login.ts";

/** Where the browser keeps the acceptance of the terms, version included. */
export const termsKey = "arribo-terms-accepted-v1.0";

/** An address that no other test uses. */
export function newEmail(who = "visitor"): string {
  return `${who}-${randomUUID()}@example.com`;
}

/** Goes to a page and waits until it is alive: a press before that would be the browser's own. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"));
  });
}

/**
 * Waits until what is on the screen has been painted. A dialog that an answer of the server opens has the focus some
 * milliseconds before it listens for keys: no person is that fast.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Holds back all scripts until they are let through. @returns what lets them */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Waits until the tab keeps these words: drafts are kept a moment after the last key. */
export async function draftHolds(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(words);
}

/** The terms were accepted on an earlier visit. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.addInitScript((key) => window.localStorage.setItem(key, "true"), termsKey);
}

/** The language was chosen on an earlier visit. */
export async function speak(page: Page, locale: "en" | "es", baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: "lang", value: locale, url: baseURL ?? "" }]);
}

let kept: { cookies: string[]; since: number } | undefined;

/**
 * Sets cookies in a request context, which takes them from answers alone: another port of the same host answers with
 * them, and cookies know no port.
 */
async function setCookies(request: APIRequestContext, cookies: string[]): Promise<void> {
  const server = createServer((_, answer) => answer.setHeader("Set-Cookie", cookies).end());
  await once(server.listen(0, "127.0.0.1"), "listening");
  await request.get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.closeAllConnections();
  server.close();
}

/**
 * Signs staff in by the API; with `page.request` the page is signed in too. To check a password takes a tenth of a
 * second of a core: a worker uses its session for five minutes, while it counts as just confirmed (for ten), unless a test
 * has ended it or it is another server's.
 */
export async function signIn(request: APIRequestContext): Promise<void> {
  if (kept && Date.now() - kept.since < 300_000) {
    await setCookies(request, kept.cookies);
    if ((await request.get("/api/admin/session")).ok()) return;
  }
  const answer = await request.post("/api/admin/login", { data: staffLogin });
  expect(answer.status()).toBe(200);
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  kept = { cookies: cookies.map(({ value }) => value), since: Date.now() };
}

/** A member of staff, signed in, who accepted the terms and chose a language. */
export async function enterAsStaff(
  page: Page,
  locale: "en" | "es",
  baseURL: string | undefined,
): Promise<void> {
  await acceptTerms(page);
  await speak(page, locale, baseURL);
  await signIn(page.request);
}

export type NewLead = { name: string; email: string; phone?: string; package?: string; message?: string };

/** A lead by the API, with its reference. */
export async function newLead(request: APIRequestContext, overrides: Partial<NewLead> = {}) {
  const lead: NewLead = { name: "Marsha Whitcomb", email: newEmail("lead"), ...overrides };
  const answer = await request.post("/api/leads", { data: lead });
  expect(answer.status()).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  return { ...lead, reference };
}

export type StoredLead = {
  id: number;
  reference: string;
  name: string;
  package: string | null;
  message: string;
  status: string;
  locale: string;
};

/** What staff find when they search the leads. Signs in first. */
export async function storedLeads(request: APIRequestContext, search: string): Promise<StoredLead[]> {
  await signIn(request);
  const answer = await request.get("/api/admin/leads", { params: { search } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as StoredLead[];
}

/** The same for contact messages. */
export async function storedMessages(request: APIRequestContext, search: string) {
  await signIn(request);
  const answer = await request.get("/api/admin/messages", { params: { search } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { subject: string; message: string; phone: string; locale: string }[];
}

/** From now on the bell lists only what says these words: its fifty places may be taken by the tests beside. */
export async function onlyNewsOf(page: Page, words: string): Promise<void> {
  await page.route(/\/api\/admin\/notifications\?/, async (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set("limit", "100");
    const response = await route.fetch({ url: address.href });
    const news = (await response.json()) as { message: string }[];
    await route.fulfill({ response, json: news.filter(({ message }) => message.includes(words)) });
  });
}

/** The transient message. */
export function toastOf(page: Page): Locator {
  return page.locator('[aria-label="Messages"], [aria-label="Mensajes"]');
}

/**
 * Runs the page's installed clock on by `step` milliseconds until an element holds what is expected. What repeats every
 * `step` begins when the page is alive, which may be after the first step.
 */
export async function runClockUntil(page: Page, step: number, expected: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await expected();
  }).toPass();
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach ${target}`);
}

/** How many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The dashboard, signed in, searched for one lead. */
export async function openLead(page: Page, search: string) {
  await signIn(page.request);
  await open(page, `/admin-dashboard?search=${encodeURIComponent(search)}`);
  return rowOf(page, search);
}

/** The entry of a staff list that holds this text. */
export function rowOf(page: Page, text: string) {
  return page.locator("[data-entry]").filter({ hasText: text });
}

/** From now on two bars of signal: 400 kbit/s each way, 300 ms there and back. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 400_000 / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
