import { expect, type Page, test } from "@playwright/test";
import { findings } from "../../fixtures/axe.ts";
import { newBooking } from "../../fixtures/booking/booking-desk.ts";
import { chatOf } from "../../fixtures/chat-panel.ts";
import {
  detailOf,
  enterAsStaff,
  newLead,
  open,
  openEntry,
  personIdOf,
  rowOf,
  sidewaysScroll,
  speak,
  storedLeads,
} from "../../fixtures/visitor.ts";
import { colleague } from "./colleague.ts";

/** From one screen to the other (design of the desk, "Team"). */
const soon = { timeout: 2_000 };

/** After a page was loaded: its socket is yet to be opened. */
const loaded = { timeout: 10_000 };

/** What is said beside the title, and what of it is read out. */
const here = (page: Page) => page.locator(".desk-here");
const readOut = (page: Page) => here(page).locator("[aria-live=polite]");

async function openLeadOf(page: Page, { reference, name }: { reference: string; name: string }) {
  await open(page, `/admin-dashboard?search=${reference}`);
  return openEntry(page, name);
}

test("Ana has a lead open: Beatriz sees it at once, and that she writes, until she leaves", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: "Olga Duarte" });
  const ana = await colleague(browser, page.request, "Ana Peña", "concierge");
  const beatriz = await colleague(browser, page.request, "Beatriz Lora", "concierge");
  const theirs = await openLeadOf(ana.page, lead);
  await openLeadOf(beatriz.page, lead);
  await expect(here(beatriz.page)).toHaveText("Ana is looking", soon);
  await expect(here(ana.page)).toHaveText("Beatriz is looking", soon);
  await expect(readOut(beatriz.page)).toBeEmpty();
  const title = detailOf(beatriz.page).getByRole("heading", { level: 2 }).first();
  const place = await title.boundingBox();

  await theirs.getByRole("button", { name: /^Notes and next steps/ }).click();
  const note = theirs.getByLabel("Note for the team");
  await note.fill("She calls at noon");
  await expect(readOut(beatriz.page)).toHaveText("Ana is writing", soon);
  await expect(rowOf(beatriz.page, lead.name).getByText("Ana is writing")).toBeAttached();
  expect(await findings(beatriz.page)).toEqual([]);
  await note.fill("");
  await expect(here(beatriz.page)).toHaveText("Ana is looking", soon);
  await expect(readOut(beatriz.page)).toBeEmpty();

  await detailOf(ana.page).getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(here(beatriz.page)).toBeEmpty(soon);
  // Nothing has moved.
  expect(await title.boundingBox()).toEqual(place);
  // In the list she still sees who has it.
  await expect(rowOf(ana.page, lead.name).getByText("Beatriz is looking")).toBeAttached(soon);
  await beatriz.page.close();
  await expect(rowOf(ana.page, lead.name).getByText("Beatriz is looking")).toHaveCount(0, soon);
  await ana.page.close();
});

test("who changes a sale or a booking's prices is said to write, until the dialog is closed", async ({
  page,
  browser,
  request,
}) => {
  await enterAsStaff(page);
  const eva = await colleague(browser, page.request, "Eva Lora", "manager");
  const lead = await newLead(page.request, { name: "Sonia Duarte" });
  const [stored] = await storedLeads(page.request, lead.reference);
  await page.request.patch(`/api/admin/leads/${stored?.id}/status`, { data: { status: "converted" } });
  const { id } = await newBooking(request);
  const dialog = eva.page.getByRole("dialog");

  await openLeadOf(eva.page, lead);
  await openLeadOf(page, lead);
  await expect(here(page)).toHaveText("Eva is looking", loaded);
  await detailOf(eva.page)
    .getByRole("button", { name: /^Note the sale/ })
    .click();
  await expect(here(page)).toHaveText("Eva is looking", soon);
  await dialog.getByRole("textbox", { name: "Price" }).fill("4500");
  await expect(here(page)).toHaveText("Eva is writing", soon);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(here(page)).toHaveText("Eva is looking", soon);

  for (const one of [eva.page, page]) await open(one, `/booking-management?booking=${id}`);
  await expect(here(page)).toHaveText("Eva is looking", loaded);
  await detailOf(eva.page).getByRole("button", { name: "Note the prices" }).click();
  await dialog.getByRole("textbox", { name: /^Agreed/ }).fill("4500");
  await expect(here(page)).toHaveText("Eva is writing", soon);
  await eva.page.close();
  await expect(here(page)).toBeEmpty(soon);
});

test("without the network nothing is claimed; with it again they are back", async ({ page, browser }) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: "Pablo Nuñez" });
  const reader = await colleague(browser, page.request, "Lea Gil", "read_only");
  await openLeadOf(page, lead);
  await openLeadOf(reader.page, lead);
  await expect(here(page)).toHaveText("Lea is looking", soon);
  await page.context().setOffline(true);
  await expect(here(page)).toBeEmpty(soon);
  await page.context().setOffline(false);
  await expect(here(page)).toHaveText("Lea is looking", { timeout: 20_000 });
  await reader.page.close();
  await expect(here(page)).toBeEmpty(soon);
});

test("on a phone, in Spanish: a chat, a person's page and Today say who is there", async ({
  page,
  browser,
}) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: "Rosa Ureña" });
  const opened = await page.request.post("/api/chat/session", { data: { userLanguage: "es" } });
  const { session } = (await opened.json()) as { session: { sessionId: string } };
  const { sessionId } = session;
  const asked = await page.request.post("/api/chat/person", { data: { sessionId, contact: "" } });
  expect(asked.status()).toBe(200);
  const chat = await chatOf(page.request, sessionId);
  const person = await personIdOf(page.request, lead.email);

  const luis = await colleague(browser, page.request, "Luis Gil", "concierge");
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, "es");
  await open(luis.page, `/admin/chats?chat=${chat}`);
  await open(page, `/admin/chats?chat=${chat}`);
  await expect(here(page)).toHaveText("Luis está mirando", loaded);
  await luis.page.getByLabel("Your answer").fill("Buenas tardes");
  await expect(here(page)).toHaveText("Luis está escribiendo", loaded);
  // Else the draft is there again on Today, and he writes.
  await luis.page.getByLabel("Your answer").fill("");
  await expect(here(page)).toHaveText("Luis está mirando", loaded);
  expect(await sidewaysScroll(page)).toBe(0);

  await open(luis.page, `/admin/people/${person}`);
  await open(page, `/admin/people/${person}`);
  await expect(here(page)).toHaveText("Luis está mirando", loaded);
  await open(luis.page, `/admin/today?show=chat&entry=chat-chat-${chat}`);
  await open(page, `/admin/chats?chat=${chat}`);
  await expect(here(page)).toHaveText("Luis está mirando", loaded);
  await expect(here(luis.page)).toContainText("is looking", loaded);
  await luis.page.close();
});
