import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { inLocale } from "#platform/i18n/text.ts";
import { isLong } from "../../support/rounds.ts";
import { type Journey, typed, words } from "../fixtures/booking/journey-words.ts";
import { enterAsVendor, newWord, registeredVendor, type VendorSession } from "../fixtures/vendor.ts";
import {
  acceptTerms,
  alive,
  newEmail,
  newWindow,
  onlyNewsOf,
  open,
  openEntry,
  rowOf,
  signIn,
  undoOf,
} from "../fixtures/visitor.ts";

// One booking from the search to the reply to its review: the customer, staff and the vendor, each in a browser of
// their own. Staff and the vendor read the other language than the customer, so every screen comes in both.

const customer = "Gerald Whitcomb";
const service = "Reparación de fugas";
const cost = "185.50";

/** A day in Santo Domingo, like "2027-03-31". From the second on no reminder is due yet. */
const inDays = (days: number) =>
  new Date(Date.now() + (days * 24 - 4) * 3_600_000).toISOString().slice(0, 10);

/** A day and a time as a sentence tells them, in either language. */
function moment(day: string, time: string): RegExp {
  return new RegExp(`\\b${Number(day.slice(8))}\\b.*${day.slice(0, 4)}, ${time.replaceAll(".", "\\.")}`);
}

/** A plumber in the directory, with a name of its own. `staff` is signed in. */
async function listedPlumber({ request }: Page, location: string) {
  const word = newWord().slice(0, 10);
  const name = { es: `Plomería ${word}`, en: `${word} Plumbing` };
  const names = { businessName: name.es, businessNameEnglish: name.en };
  const session: VendorSession = await registeredVendor(request, { ...names, location });
  const profile = `/api/vendor/profile/${session.vendorId}`;
  const headers = { Authorization: `Bearer ${session.token}` };
  const data = { ...(await (await request.get(profile, { headers })).json()), services: [service] };
  expect((await request.put(profile, { headers, data })).status()).toBe(200);
  const approval = { data: { status: "approved" } };
  const answer = await request.patch(`/api/admin/vendors/${session.vendorId}/status`, approval);
  expect(answer.status()).toBe(200);
  return { session, name };
}

async function reload(page: Page) {
  await page.reload();
  await alive(page);
}

const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Downloads the calendar file as the customer does, and reads when it begins. */
async function beginning({ page, t }: Journey): Promise<string> {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: t.calendar }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("arribo.ics");
  const file = await readFile(await download.path(), "utf8");
  return /^DTSTART:(\S+)/m.exec(file)?.[1] ?? file;
}

async function findPlumber({ page, t, texts, plumber, locale }: Journey) {
  await open(page, "/");
  await page.getByRole("link", { name: t.directory }).click();
  await page.getByRole("searchbox", { name: t.search, exact: true }).pressSequentially(texts.search);
  // Folded on a phone.
  const fold = page.getByText(t.filters, { exact: true });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole("combobox", { name: t.location }).selectOption(texts.place);
  await page.getByRole("link", { name: plumber[locale], exact: true }).click();
  await expect(heading(page)).toHaveText(plumber[locale]);
  await expect(page.getByRole("main")).toContainText(t.noReviews);
  await page.getByRole("link", { name: t.book }).click();
}

async function book(journey: Journey) {
  const { page, t, texts } = journey;
  const main = page.getByRole("main");
  await main.getByLabel(t.name).click();
  for (const text of [customer, journey.email, texts.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(main.getByLabel(t.phone)).toHaveValue(texts.phone);
  await main.getByLabel(t.service).selectOption(service);
  await main.getByLabel(t.date).fill(journey.firstDay);
  await main.getByLabel(t.time).selectOption({ label: t.nine });
  await main.getByRole("radio", { name: t.urgent }).check();
  await main.getByLabel(t.message).pressSequentially(texts.message);
  await main.getByRole("button", { name: t.submit }).dblclick();
  await expect(heading(page)).toHaveText(t.submitted);
  for (const fact of [journey.plumber[journey.locale], service]) await expect(main).toContainText(fact);
  await expect(main.getByRole("heading", { name: t.nextSteps })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: t.verify })).toBeVisible();
  journey.reference = await main.getByText(/^\d{6}$/).innerText();
}

async function followLink({ page, t, reference, firstDay }: Journey) {
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t.track }).click();
  await expect(page).toHaveURL(/\/track\/.+/);
  await expect(main).toContainText(reference);
  await expect(status(page)).toHaveText(t.statuses.pending);
  await expect(main).toContainText(moment(firstDay, t.nine));
  await expect(page.getByRole("link", { name: t.calendar })).toHaveCount(0);
}

/** The booking's row on the staff's day page. */
function waitingEntry({ staff, plumber }: Journey) {
  return rowOf(staff, plumber.es);
}

/** Opens it beside the day's list. */
async function openWaiting(journey: Journey) {
  await waitingEntry(journey).getByRole("link").first().click();
  return journey.staff.getByRole("region", { name: customer, exact: true });
}

/** From whichever staff screen to the day's page, narrowed by who has the entries. */
async function lookAtToday({ staff, their: { staff: t } }: Journey, whose: "unassigned" | "mine") {
  await staff.getByRole("link", { name: new RegExp(`^${t.today}`) }).click();
  await expect(heading(staff)).toHaveText(t.today);
  const filters = staff.getByRole("navigation", { name: t.whose });
  await filters.getByRole("link", { name: new RegExp(`^${t[whose]}\\b`) }).click();
  await expect(filters.locator("[aria-current]")).toHaveText(new RegExp(`^${t[whose]}`));
}

async function take(journey: Journey) {
  const { staff, their } = journey;
  await open(staff, "/admin/outbox");
  await lookAtToday(journey, "unassigned");
  const entry = await openWaiting(journey);
  for (const fact of [customer, service, journey.reference, their.staff.urgent])
    await expect(entry).toContainText(fact);
  await entry.getByRole("button", { name: their.staff.take }).click();
  await expect(entry).toContainText(their.staff.yours);
  await entry.getByRole("link", { name: their.staff.openRecord }).click();
  await expect(staff).toHaveURL(/booking-management\?booking=\d+$/);
  journey.id = new URL(staff.url()).searchParams.get("booking") ?? "";
}

function panelOf({ staff, their, id }: Journey) {
  return staff.getByRole("region", { name: their.staff.panel(id), exact: true });
}

async function update(journey: Journey, to: keyof Journey["t"]["statuses"]) {
  const { staff, their, id } = journey;
  const panel = panelOf(journey);
  await panel.getByRole("combobox", { name: their.staff.status }).selectOption(their.statuses[to]);
  await panel.getByRole("button", { name: their.staff.update }).click();
  // Its day is next year.
  if (to === "completed") await staff.getByRole("button", { name: their.staff.complete }).click();
  await expect(undoOf(staff)).toContainText(`${their.staff.updated(id)}${their.statuses[to]}`);
  await expect(panel).toHaveCount(0);
  await expect(rowOf(staff, journey.reference)).toContainText(their.statuses[to]);
}

async function answerAsVendor({ vendor, their, texts, email, reference, firstDay }: Journey) {
  const answer = vendor.waitForResponse(/\/api\/vendor\/requests\//);
  await open(vendor, "/vendor-dashboard");
  const brief = vendor.getByRole("article", { name: service });
  for (const fact of [reference, texts.message, their.staff.urgent]) await expect(brief).toContainText(fact);
  await expect(brief).toContainText(moment(firstDay, their.nine));
  const all = `${await (await answer).text()} ${await vendor.getByRole("main").innerText()}`;
  for (const secret of ["Gerald", "Whitcomb", email, texts.phone, texts.phone.replaceAll(/\D/g, "")])
    expect(all).not.toContain(secret);
  await brief.getByRole("button", { name: their.vendor.available, exact: true }).click();
  await expect(brief.getByText(their.vendor.answered)).toContainText(their.vendor.available);
}

async function confirm(journey: Journey) {
  const { staff, their } = journey;
  const panel = panelOf(journey);
  await staff.getByRole("button", { name: their.staff.refresh, exact: true }).click();
  await expect(panel).toContainText(their.staff.isAvailable);
  await panel.getByRole("spinbutton", { name: their.staff.cost }).fill(cost);
  await update(journey, "confirmed");
}

async function seeConfirmed(journey: Journey) {
  const { page, t, firstDay } = journey;
  await reload(page);
  await expect(status(page)).toHaveText(t.statuses.confirmed);
  await expect(page.getByRole("main")).toContainText(`US$${cost}`);
  await expect(page.getByRole("heading", { name: t.confirmedFor })).toHaveText(moment(firstDay, t.nine));
  expect(await beginning(journey)).toBe(`${firstDay.replaceAll("-", "")}T130000Z`);
}

async function propose({ page, t, firstDay, otherDay }: Journey) {
  await page.getByRole("button", { name: t.propose }).click();
  const dialog = page.getByRole("dialog", { name: t.propose });
  await dialog.getByLabel(t.proposedDate).fill(otherDay);
  await dialog.getByLabel(t.proposedTime).selectOption({ label: t.two });
  await dialog.getByRole("button", { name: t.sendProposal }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t.proposed)).toHaveText(moment(otherDay, t.two));
  await expect(page.getByRole("heading", { name: t.confirmedFor })).toHaveText(moment(firstDay, t.nine));
}

async function confirmAnew(journey: Journey) {
  const { staff, their, otherDay } = journey;
  await lookAtToday(journey, "mine");
  const entry = await openWaiting(journey);
  await expect(entry).toContainText(their.staff.asksForTime);
  await entry.getByRole("link", { name: their.staff.openRecord }).click();
  await expect(panelOf(journey).getByText(their.staff.asksFor)).toHaveText(moment(otherDay, "14:00"));
  await panelOf(journey).getByRole("button", { name: their.staff.accept }).click();
  await expect(rowOf(staff, journey.reference)).toContainText(moment(otherDay, "14:00"));
  await lookAtToday(journey, "mine");
  await expect(waitingEntry(journey)).toHaveCount(0);
}

async function seeNewTime(journey: Journey) {
  const { page, vendor, t, their, otherDay } = journey;
  await reload(page);
  await expect(page.getByRole("heading", { name: t.confirmedFor })).toHaveText(moment(otherDay, t.two));
  await expect(page.getByText(t.proposed)).toHaveCount(0);
  expect(await beginning(journey)).toBe(`${otherDay.replaceAll("-", "")}T180000Z`);
  await reload(vendor);
  const brief = vendor.getByRole("article", { name: service });
  await expect(brief).toContainText(moment(otherDay, their.two));
  await expect(brief).toContainText(their.statuses.confirmed);
}

async function complete(journey: Journey) {
  const { page, staff, t, email } = journey;
  await open(staff, `/booking-management?search=${encodeURIComponent(email)}`);
  for (const step of ["inProgress", "completed"] as const) {
    await rowOf(staff, journey.reference).getByRole("link", { name: customer }).click();
    await update(journey, step);
    await reload(page);
    await expect(status(page)).toHaveText(t.statuses[step]);
  }
}

/** Reads the newest letter to the customer in the outbox, which must be this one, and in their language. */
async function newestLetter(
  { staff, their, t, email, reference, locale }: Journey,
  name: keyof Journey["t"]["letters"],
) {
  await open(staff, "/admin/outbox");
  await staff.getByRole("searchbox", { name: their.staff.recipient }).fill(email);
  const letters = staff.locator("[data-entry]");
  await expect(letters.filter({ hasNotText: email })).toHaveCount(0);
  await expect(letters.first().getByRole("link")).toHaveText(`${t.letters[name]} (${reference})`);
  const text = (await openEntry(staff)).locator("p[lang]");
  await expect(text).toHaveAttribute("lang", locale);
  return { letters, text: await text.innerText() };
}

async function readOfNewTime(journey: Journey) {
  const { text } = await newestLetter(journey, "confirmed");
  expect(text).toMatch(moment(journey.otherDay, "2:00 "));
}

async function readInvitation(journey: Journey) {
  const { letters, text } = await newestLetter(journey, "completed");
  await expect(letters.filter({ hasText: journey.t.letters.receipt })).toHaveCount(1);
  expect(text).toContain(`${journey.t.writeReview}: http`);
  journey.reviewLink = /http\S+\/review\/\S+/.exec(text)?.[0] ?? "";
}

async function writeReview({ page, t, texts, plumber, locale, reviewLink }: Journey) {
  const main = page.getByRole("main");
  await page.goto(reviewLink);
  await alive(page);
  await main.getByRole("radio", { name: t.excellent }).check();
  await main.getByRole("textbox", { name: t.inWords }).fill(texts.review);
  await main.getByRole("button", { name: t.sendReview }).click();
  await expect(main.getByRole("heading", { name: t.thanks })).toBeVisible();
  await main.getByRole("link", { name: t.seeVendor }).click();
  await expect(heading(page)).toHaveText(plumber[locale]);
  await expect(main).toContainText(t.noReviews);
}

async function publish({ staff, their: { staff: t }, texts, plumber }: Journey) {
  await onlyNewsOf(staff, plumber.es);
  await staff.getByRole("button", { name: t.refresh, exact: true }).click();
  await staff.getByRole("button", { name: t.news }).click();
  await staff.getByRole("link", { name: t.reviewed(plumber.es) }).click();
  await expect(staff).toHaveURL("/admin/reviews?status=waiting");
  // The page before holds rows of this vendor too, until the list of reviews is there.
  await expect(heading(staff)).toHaveText(t.reviewsScreen);
  const row = await openEntry(staff, texts.review.slice(0, 60));
  for (const fact of [texts.review, t.waiting, "Gerald W."]) await expect(row).toContainText(fact);
  await expect(row).not.toContainText(t.held);
  await row.getByRole("button", { name: t.publish }).click();
  await expect(undoOf(staff)).toContainText(t.published);
}

/** The one review on the vendor's page, as the customer sees it. */
function publicReview({ page, t }: Journey) {
  return page.getByRole("region", { name: t.reviews, exact: true }).getByRole("listitem");
}

async function readReview(journey: Journey) {
  const { page, t, texts } = journey;
  await reload(page);
  const review = publicReview(journey);
  await expect(review).toHaveCount(1);
  for (const fact of [t.stars, "Gerald W.", texts.review]) await expect(review).toContainText(fact);
  const rating = page.getByRole("link", { name: t.rated });
  await expect(rating).toContainText(new RegExp(`${t.oneReview}$`));
}

async function reply(journey: Journey) {
  const { page, vendor, t, their, texts } = journey;
  await reload(vendor);
  const card = vendor.getByRole("article", { name: their.vendor.reviewBy });
  await expect(card).toContainText(texts.review);
  await card.getByRole("button", { name: their.vendor.reply }).click();
  await card.getByRole("textbox", { name: their.vendor.yourReply }).fill(journey.reply);
  await card.getByRole("button", { name: their.vendor.publishReply }).click();
  await expect(card.getByRole("textbox")).toHaveCount(0);
  await expect(card).toContainText(journey.reply);
  await reload(page);
  for (const fact of [t.providersReply, journey.reply])
    await expect(publicReview(journey)).toContainText(fact);
}

async function countBookings({ staff, their, email, reference }: Journey) {
  await open(staff, `/booking-management?search=${encodeURIComponent(email)}`);
  await expect(rowOf(staff, reference)).toContainText(their.statuses.completed);
  await expect(staff.getByText(their.staff.one)).toBeVisible();
}

type Step = readonly [string, (journey: Journey) => Promise<void>];

/** In the long form alone: track.spec.ts and booking-acts.spec.ts move an appointment, too. */
const moveTheTime: readonly Step[] = [
  ["the customer proposes another time", propose],
  ["staff see it wait again, and confirm anew", confirmAnew],
  ["the new time stands for the customer, in the calendar and for the vendor", seeNewTime],
  ["and a letter in the customer's language tells it", readOfNewTime],
];

const steps: readonly Step[] = [
  ["the customer finds the plumber in the directory", findPlumber],
  ["fills in the full form, and sends it with a double click", book],
  ["and follows the link to the tracking page", followLink],
  ["staff see it on their day's page, take it and open it", take],
  ["the vendor reads the brief without its customer, and has time", answerAsVendor],
  ["staff see that, and confirm with an estimated cost", confirm],
  ["the customer sees both, and takes the time into the calendar", seeConfirmed],
  ...(isLong ? moveTheTime : []),
  ["the work begins and is completed", complete],
  ["a letter in the customer's language has the link to the review", readInvitation],
  ["the customer opens that link and writes the review", writeReview],
  ["the bell tells staff, and they publish it", publish],
  ["everybody reads it, with the rating and the count", readReview],
  ["the vendor replies, and everybody reads that", reply],
  ["and it was one booking", countBookings],
];

for (const [locale, device] of [
  ["en", { locale: "en-US", viewport: { width: 1320, height: 900 } }],
  ["es", { locale: "es-DO", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`in ${locale}`, { tag: locale === "en" ? "@proof" : [] }, () => {
    test.use({ ...device, actionTimeout: 10_000 });

    test("search, book, confirm, track, complete, review", async ({ page, browser }) => {
      test.slow();
      const other = locale === "en" ? "es" : "en";
      const texts = inLocale(typed, locale);
      await acceptTerms(page);
      const wide = { viewport: { width: 1320, height: 900 } };
      const staff = await newWindow(browser, other, wide);
      const vendor = await newWindow(browser, other, wide);
      await signIn(staff.request);
      const { session, name: plumber } = await listedPlumber(staff, texts.place);
      await enterAsVendor(vendor, session);
      const journey: Journey = {
        ...{ page, staff, vendor, locale, texts, plumber },
        ...{ t: inLocale(words, locale), their: inLocale(words, other), reply: inLocale(typed, other).reply },
        ...{ email: newEmail("journey"), firstDay: inDays(2), otherDay: inDays(3) },
        ...{ reference: "", id: "", reviewLink: "" },
      };
      for (const [title, step] of steps) await test.step(title, () => step(journey));
      await Promise.all([staff.context().close(), vendor.context().close()]);
    });
  });
}
