// What happens is on every staff screen within two seconds: a call for help as a card, all else on the bell and in the title.
import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { newSafetyRequest } from "../../support/records/safety-request.ts";
import { coveredControls } from "../covered.ts";
import { findings } from "../fixtures/axe.ts";
import { newBooking } from "../fixtures/booking/booking-desk.ts";
import {
  detailOf,
  enterAsStaff,
  keepCards,
  newEmail,
  newLead,
  open,
  openEntry,
  openLead,
  sidewaysScroll,
  signIn,
  speak,
  storedLeads,
  toastOf,
  undoOf,
} from "../fixtures/visitor.ts";
import { colleague } from "./team/colleague.ts";
import { someone } from "./today/today-desk.ts";

/** From the call to the screen (design of the desk, "Live"). */
const soon = { timeout: 2_000, intervals: [100] };
const wide = { width: 1320, height: 860 };
const phone = { width: 390, height: 844 };

async function call(request: APIRequestContext, name: string, fields: object = {}): Promise<string> {
  const answer = await request.post("/api/safety-requests", { data: newSafetyRequest({ name, ...fields }) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

const cards = (page: Page) => page.locator(".desk-cards");
const card = (page: Page, name: string) => cards(page).getByRole("listitem").filter({ hasText: name });
const bell = (page: Page) => page.getByRole("button", { name: /^News/ });
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute("aria-label")) ?? "")?.[0] ?? 0);

/** A new member whose bell is empty, so that only what this test does is on their screens. */
async function newcomer(
  browser: Browser,
  owner: Page,
  name: string,
  role: "concierge" | "read_only" = "concierge",
) {
  await signIn(owner.request);
  const member = await colleague(browser, owner.request, name, role);
  keepCards(member.page);
  const all = await member.page.request.get("/api/admin/notifications?limit=1");
  const [newest] = (await all.json()) as { id: number }[];
  if (newest) await member.page.request.post(`/api/admin/notifications/${newest.id}/read`, { data: {} });
  return member;
}

const screens = ["/admin-dashboard", "/admin/people", "/admin/account", "/admin/outbox"];

test("a call for help is on every screen at once, for everybody, until one closes it or somebody takes it", async ({
  page,
  browser,
}) => {
  const first = await newcomer(browser, page, "Nora Paz");
  const reader = await newcomer(browser, page, "Rafa Gil", "read_only");
  for (const screen of screens) {
    const name = someone("Help");
    await open(first.page, screen);
    await open(reader.page, "/admin/reviews");
    const reference = await call(page.request, name, { details: "I am at the gate of Hotel Mar in Bávaro." });
    await expect(card(first.page, name), screen).toBeVisible(soon);
    const theirs = card(reader.page, name);
    await expect(theirs).toBeVisible(soon);
    await expect(theirs).toContainText("Emergency");
    await expect(theirs).toContainText("just now");
    await expect(theirs).toContainText("gate of Hotel Mar in Bávaro");
    await expect(cards(reader.page).locator("[aria-live=assertive]")).toHaveText(
      `New call for help: ${name}`,
    );
    // One closes it for themself: it stays away, the other still has it.
    await card(first.page, name)
      .getByRole("button", { name: `Close: ${reference}` })
      .click();
    await expect(card(first.page, name)).toHaveCount(0);
    await first.page.reload();
    await expect(bell(first.page)).toBeVisible();
    await expect(card(first.page, name)).toHaveCount(0);
    await expect(theirs).toBeVisible();
    const found = await page.request.get(`/api/admin/safety-requests?search=${reference}`);
    const [{ id }] = (await found.json()) as [{ id: number }];
    const data = { take: true, from: null };
    await page.request.patch(`/api/admin/safety-requests/${id}/assignee`, { data });
    await expect(theirs).toHaveCount(0, soon);
  }
  await first.page.close();
  await reader.page.close();
});

test("the cards cover nothing, wide and on a phone, in both languages; Open leads to the record", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const nora = await newcomer(browser, page, "Nora Sol");
  const lead = await newLead(page.request, { name: someone("Covered") });
  const [stored] = await storedLeads(page.request, lead.reference);
  const names = [someone("Rosa"), someone("Julio")];
  for (const name of names) await call(page.request, name);
  for (const [size, locale] of [
    [wide, "en"],
    [{ width: 1024, height: 768 }, "es"],
    [phone, "es"],
  ] as const) {
    await nora.page.setViewportSize(size);
    await speak(nora.page, locale);
    for (const path of [`/admin-dashboard?lead=${stored?.id}`, "/admin/today", "/admin/templates"]) {
      await open(nora.page, path);
      await expect(card(nora.page, names[1] ?? "")).toBeVisible();
      const where = `${path}, ${size.width} px`;
      // A row that scrolls shows its arrow until it has scrolled.
      const covered = (await coveredControls(nora.page)).filter((one) => !one.includes('tabindex="-1"'));
      expect.soft(covered, where).toEqual([]);
      expect.soft(await sidewaysScroll(nora.page), where).toBe(0);
      expect.soft(await findings(nora.page), where).toEqual([]);
    }
  }
  await speak(nora.page, "en");
  await open(nora.page, "/admin/outbox");
  await card(nora.page, names[1] ?? "")
    .getByRole("link", { name: /^Open/ })
    .click();
  await expect(nora.page).toHaveURL(/\/admin\/safety-requests\?request=\d+$/);
  await expect(nora.page.getByRole("heading", { level: 2, name: names[1] })).toBeVisible();
  await expect(card(nora.page, names[1] ?? "")).toHaveCount(0);
  await nora.page.close();
});

test("a lead and a chat that waits are on the bell and in the title within two seconds, a mention apart", async ({
  page,
  browser,
}) => {
  const iris = await newcomer(browser, page, "Iris Gil");
  await open(iris.page, "/admin/calendar");
  await expect(iris.page).toHaveTitle(/Calendar · Arribo$/);
  // Other tests write news too: each of these adds at least one.
  const happens = async (act: () => Promise<unknown>, within: { timeout: number } = soon) => {
    const before = await unread(iris.page);
    await act();
    await expect.poll(() => unread(iris.page), within).toBeGreaterThan(before);
    await expect
      .poll(async () => (await iris.page.title()) === `(${await unread(iris.page)}) Calendar · Arribo`, soon)
      .toBe(true);
  };
  const lead = { name: someone("Newest"), email: newEmail("news") };
  await happens(() => newLead(page.request, lead));
  await happens(async () => {
    const opened = await page.request.post("/api/chat/session", { data: { userLanguage: "en" } });
    const { session } = (await opened.json()) as { session: { sessionId: string } };
    const data = { sessionId: session.sessionId, contact: "" };
    expect((await page.request.post("/api/chat/person", { data })).status()).toBe(200);
  });
  const [stored] = await storedLeads(page.request, lead.email);
  const data = { kind: "lead", record: stored?.id, text: "@Iris", mentions: [iris.email] };
  // Two seconds are held by desk-feed.integration.test.ts: here the chat before it may keep the server busy.
  await happens(() => page.request.post("/api/admin/notes", { data }), { timeout: 10_000 });

  // The mention is apart, above the rest; opened from there it is read, and nothing else is.
  await bell(iris.page).click();
  const panel = iris.page.getByRole("dialog", { name: "News" });
  const mine = panel.getByRole("list", { name: "For you" });
  await expect(mine.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByRole("heading", { level: 3 }).last()).toHaveText("For the team");
  expect(await findings(iris.page)).toEqual([]);
  const opened = iris.page.waitForResponse(/\/api\/admin\/notifications\/\d+\/opened$/);
  await mine.getByRole("link").click();
  expect(await (await opened).json()).toEqual({ read: 1 });
  await expect(iris.page).toHaveURL(`/admin-dashboard?lead=${stored?.id}`);
  await bell(iris.page).click();
  await expect(panel.getByText(lead.name)).toBeVisible();
  await expect(mine).toHaveCount(0);
  await iris.page.close();
});

test("from screen to screen the title keeps its count", async ({ page }) => {
  await enterAsStaff(page);
  await newLead(page.request, { name: someone("Counted") });
  await open(page, "/admin/today");
  await expect(page).toHaveTitle(/^\([\d+]+\) Today · Arribo$/);
  await page.evaluate(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => titles.push(document.title)).observe(document.head, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  });
  const nav = page.getByRole("navigation", { name: "Staff screens" });
  for (const name of ["Leads", "People", "Calendar"]) {
    await nav.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveTitle(new RegExp(`^\\([\\d+]+\\) ${name} · Arribo$`));
  }
  const seen = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter((title) => !/^\([\d+]+\) /.test(title))).toEqual([]);
});

test("a snooze can be undone for ten seconds; a call for help offers none", async ({ page }) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: someone("Sleepy") });
  const detail = await openLead(page, lead.reference);
  await detail.getByRole("button", { name: /^Notes and next steps/ }).click();
  await detail.getByRole("button", { name: "Snooze" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Tomorrow/ })
    .click();
  await expect(detail).toContainText("Snoozed until");
  await expect(undoOf(page)).toContainText("Hidden until");
  // No letter waits for it.
  await expect(undoOf(page)).not.toContainText("Nothing has been sent yet");
  await undoOf(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(toastOf(page)).toContainText("Undone");
  await expect(detail.getByRole("button", { name: "Snooze" })).toBeVisible();

  const reference = await call(page.request, someone("Awake"), { urgency: "normal" });
  await open(page, `/admin/safety-requests?search=${reference}`);
  const request = await openEntry(page);
  await request.getByRole("button", { name: /^Notes and next steps/ }).click();
  await expect(request.getByRole("button", { name: /next step/i }).first()).toBeVisible();
  await expect(request.getByRole("button", { name: "Snooze" })).toHaveCount(0);
});

for (const size of [wide, phone])
  test(`what says how something went covers nothing of a lead or a booking, ${size.width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    await enterAsStaff(page);
    const lead = await newLead(request, { name: someone("Docked") });
    const detail = await openLead(page, lead.reference);
    await detail.getByRole("combobox", { name: "Status" }).selectOption("contacted");
    await expect(undoOf(page).getByRole("button", { name: /^Undo/ })).toBeVisible();
    // And a toast above it.
    await page.route("**/api/admin/leads/*/assignee", (route) =>
      route.fulfill({ status: 500, json: { code: "internal" } }),
    );
    await detail.getByRole("button", { name: /^Take/ }).click();
    await expect(toastOf(page)).toContainText("Nothing changed");
    // The first toast's plain card gives way to one that can be swiped, for which the page makes room.
    const said = page.locator("ol.toast-place");
    await expect(said.getByText("Nothing changed")).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    const [above, below] = [await said.boundingBox(), await undoOf(page).boundingBox()];
    expect(above?.height).toBeGreaterThan(40);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

    const booking = await newBooking(request, { customerName: someone("Docked") });
    await open(page, `/booking-management?booking=${booking.id}`);
    await detailOf(page).getByRole("combobox", { name: "Status" }).selectOption("Confirmed");
    await detailOf(page).getByRole("button", { name: "Update" }).click();
    await expect(undoOf(page).getByRole("button", { name: /^Undo/ })).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
  });
