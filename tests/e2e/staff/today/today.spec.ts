import { expect, type Page, test } from "@playwright/test";
import { queueGroups } from "../../../../app/staff/work-queue/contract.ts";
import { newSafetyRequest } from "../../../support/records/safety-request.ts";
import { newBooking, proposeTime, updated } from "../../fixtures/booking/booking-desk.ts";
import { sampleOf } from "../../fixtures/sample.ts";
import {
  enterAsStaff,
  newLead,
  newWindow,
  open,
  rowOf,
  runClockUntil,
  sidewaysScroll,
  signIn,
  speak,
  storedLeads,
  tabTo,
  toastOf,
  undoOf,
} from "../../fixtures/visitor.ts";
import { assign, detailOf, openEntry, openToday, someone } from "./today-desk.ts";

// One after the other: they work with what is assigned to the one member of staff.
test.describe.configure({ mode: "default" });

const assigneeCall = "**/api/admin/*/*/assignee";

test("what waits stands in one order, the most urgent first, each with its acts beside the list", async ({
  page,
  request,
}) => {
  const [first, second, third] = [someone("Lead"), someone("Standard"), someone("Asap")];
  const lead = await newLead(request, { name: first, package: "royal" });
  const standard = await newBooking(request, { customerName: second });
  const asap = await newBooking(request, { customerName: third, urgency: "asap" });
  const [stored] = await storedLeads(page.request, lead.reference);
  for (const record of [`leads/${stored?.id}`, `bookings/${standard.id}`, `bookings/${asap.id}`])
    await assign(page.request, record, true);
  // Whoever is ours alone: what other tests make stands elsewhere.
  await openToday(page, "who=mine");
  await expect(page.getByRole("region", { name: "Bookings for today" })).toContainText(third);
  const newOnes = page.getByRole("region", { name: "Waiting for an answer" });
  await expect(newOnes).toContainText(first);
  await expect(newOnes).toContainText(second);
  const order = await page.locator("[data-entry]").allInnerTexts();
  const places = [third, first, second].map((name) => order.findIndex((text) => text.includes(name)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  await expect(rowOf(page, first)).toContainText("Royal");
  await expect(rowOf(page, first)).toContainText("23 h left");
  await expect(rowOf(page, second)).toContainText("Rental Assistance · ");
  // An emergency is never calm, however much time is left.
  await expect(rowOf(page, third)).toHaveAttribute("data-edge", "soon");
  await expect(rowOf(page, first)).not.toHaveAttribute("data-edge", /./);

  const detail = await openEntry(page, first);
  await expect(detail).toContainText("On time, 23 h left");
  await expect(detail.getByRole("link", { name: lead.email })).toHaveAttribute("href", /^mailto:/);
  await detail.getByRole("button", { name: /^First contact made/ }).click();
  await expect(undoOf(page)).toContainText("Saved");
  await expect(rowOf(page, first)).toHaveCount(0);
  // The act leads to the entry after it.
  await expect(page.locator("[data-entry] [aria-current]")).toHaveCount(1);
  await expect(detailOf(page, first)).toHaveCount(0);
  const asked = await openEntry(page, third);
  await asked.getByRole("link", { name: /^Open the record/ }).click();
  await expect(page).toHaveURL(`/booking-management?booking=${asap.id}`);
});

test("one takes what a colleague then sees taken, by itself", async ({ page, request, browser }) => {
  const name = someone("Taken");
  const booking = await newBooking(request, { customerName: name, urgency: "asap" });
  const colleague = await newWindow(browser);
  await colleague.clock.install();
  await openToday(colleague, "show=emergency");
  await openToday(page, "show=emergency");
  await expect(rowOf(colleague, name)).not.toContainText("Yours");
  const detail = await openEntry(page, name);

  await detail.getByRole("button", { name: /^Take/ }).click();
  await expect(rowOf(page, name)).toContainText("Yours");
  await expect(detail.getByRole("button", { name: /^Give back/ })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Mine/ })).not.toHaveText("Mine0");
  await runClockUntil(colleague, 31_000, () =>
    expect(rowOf(colleague, name)).toContainText("Yours", { timeout: 2_000 }),
  );

  // Meanwhile given back elsewhere: told, and read anew.
  await assign(colleague.request, `bookings/${booking.id}`, false);
  await detail.getByRole("button", { name: /^Give back/ }).click();
  await expect(toastOf(page)).toContainText("A colleague was faster");
  await expect(detail.getByRole("button", { name: /^Take/ })).toBeVisible();

  await page.route(assigneeCall, (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
  await detail.getByRole("button", { name: /^Take/ }).click();
  await expect(toastOf(page)).toContainText("Nothing changed. Please try again.");
  await expect(detail.getByRole("button", { name: /^Take/ })).toBeVisible();
  await expect(rowOf(page, name)).not.toContainText("Yours");
  await colleague.context().close();
});

test("a call for help is on an open Today within two seconds, and the tab's title counts it", async ({
  page,
  request,
}) => {
  const name = someone("Help");
  await openToday(page, "show=safety");
  await expect(page).toHaveTitle(/Today · Arribo$/);
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toBeVisible();
  const called = Date.now();
  const answer = await request.post("/api/safety-requests", { data: newSafetyRequest({ name }) });
  expect(answer.status()).toBe(201);
  await expect(rowOf(page, name)).toBeVisible({ timeout: 2_000 });
  expect(Date.now() - called).toBeLessThan(3_000);
  await expect(page).toHaveTitle(/^\(\d[\d,+]*\) Today · Arribo$/);
  // In hand is not reached, and it stays until it is closed.
  const detail = await openEntry(page, name);
  await detail.getByRole("button", { name: /^Take in hand/ }).click();
  await expect(detail).toContainText("In hand, not reached yet");
  await detail.getByRole("button", { name: /^Person reached/ }).click();
  await expect(detail).toContainText(/Reached, open/);
  await expect(rowOf(page, name)).toContainText("open");
  await detail.getByRole("button", { name: /^Close/ }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test("the filters stand in the address, and Back undoes them; the bar marks the screen one is on", async ({
  page,
  request,
}) => {
  const name = someone("Filtered");
  await newBooking(request, { customerName: name, urgency: "asap" });
  await newLead(request, { name: someone("New") });
  await openToday(page);
  const owners = page.getByRole("navigation", { name: "Whose" });
  await expect(owners.getByRole("link")).toHaveText([/^All\d/, /^Mine\d/, /^Unassigned\d/]);
  const filters = page.getByRole("navigation", { name: "Show", exact: true });
  await filters.getByRole("link", { name: /^For today/ }).click();
  await expect(page).toHaveURL("/admin/today?show=emergency");
  await expect(rowOf(page, name)).toBeVisible();
  await filters.getByRole("link", { name: /^Waiting/ }).click();
  await expect(page).toHaveURL("/admin/today?show=new");
  await expect(filters.locator("[aria-current]")).toHaveText(/^Waiting/);
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.goBack();
  await expect(rowOf(page, name)).toBeVisible();
  await owners.getByRole("link", { name: /^Mine/ }).click();
  await expect(page).toHaveURL("/admin/today?show=emergency&who=mine");
  // What no filter knows is left out.
  await open(page, "/admin/today?show=everything&cursor=x");
  await expect(filters.locator("[aria-current]")).toHaveText(/^Everything/);

  const bar = page.getByRole("navigation", { name: "Staff screens" });
  await expect(bar.getByRole("link").first()).toHaveText(/^Today/);
  const screens = [
    ["/flagged-vendors", "Flags"],
    ["/flag-incidents", "Flags"],
    ["/admin/reports", "Reports"],
    ["/admin/reviews", "Reviews"],
  ] as const;
  for (const [path, entry] of sampleOf(screens, 4)) {
    await open(page, path);
    await expect(bar.locator("[aria-current]")).toHaveText(new RegExp(`^${entry}`));
  }
});

/** From the first entry on, by `j`, until the entry has the focus. Other tests' entries may stand between. */
async function goTo(page: Page, name: string) {
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  const entries = await page.locator("[data-entry]").count();
  for (let step = 0; step <= entries; step += 1) await page.keyboard.press("k");
  for (let step = 0; step <= entries; step += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("j");
  }
  await expect(row).toBeFocused();
  await expect(detailOf(page, name)).toBeVisible();
}

/** The entry after this one, or before the last. */
async function followerOf(page: Page, name: string) {
  const keys = await page.locator("[data-entry]").evaluateAll((rows) => {
    return rows.map((row) => row.getAttribute("data-entry"));
  });
  const place = keys.indexOf(await rowOf(page, name).getAttribute("data-entry"));
  return keys[place + 1] ?? keys[place - 1];
}

for (const [locale, words] of [
  [
    "en",
    {
      ...{ mine: "who=mine", note: "Note for the team", what: "What is to be done", due: "In 3 days" },
      ...{ saved: "Saved", add: "Add", noteSaved: "You,", hidden: "Hidden until", tomorrow: "Tomorrow" },
    },
  ],
  [
    "es",
    {
      ...{ mine: "who=mine", note: "Nota para el equipo", what: "Qué hay que hacer", due: "En 3 días" },
      ...{
        saved: "Guardado",
        add: "Agregar",
        noteSaved: "Tú,",
        hidden: "Fuera de Hoy hasta",
        tomorrow: "Mañana",
      },
    },
  ],
] as const) {
  test(`Today is worked by keyboard alone (${locale})`, async ({ page, request }) => {
    const names = [someone("Keys-one"), someone("Keys-two"), someone("Keys-three")] as const;
    for (const name of names) {
      const { reference } = await newLead(request, { name });
      const [stored] = await storedLeads(page.request, reference);
      await assign(page.request, `leads/${stored?.id}`, true);
    }
    await speak(page, locale);
    await openToday(page, words.mine);
    await expect(rowOf(page, names[0])).toBeVisible();
    const press = (key: string) => page.keyboard.press(key);
    await goTo(page, names[0]);
    const detail = detailOf(page, names[0]);
    await expect(detail).toBeVisible();
    await press("Enter");
    await expect(detail.getByRole("heading", { level: 2 })).toBeFocused();

    // A note that names a colleague, picked from the menu.
    await press("n");
    const note = detail.getByLabel(words.note);
    await expect(note).toBeFocused();
    await page.keyboard.type("Ask @an");
    await expect(detail.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await press("Enter");
    await expect(detail.getByRole("listbox")).toHaveCount(0);
    await page.keyboard.type("about the dogs");
    await expect(note).toHaveValue(/^Ask @.+ about the dogs$/);
    await press("Control+Enter");
    await expect(detail.getByRole("listitem").filter({ hasText: "about the dogs" })).toContainText(
      words.noteSaved,
    );
    await expect(note).toHaveValue("");

    // A next step: what, and when.
    await press("Escape");
    await press("s");
    await expect(detail.getByLabel(words.what)).toBeFocused();
    await page.keyboard.type("Call about the house");
    await tabTo(page, detail.getByRole("button", { name: words.due }));
    await press("Space");
    await tabTo(page, detail.getByRole("button", { name: words.add, exact: true }));
    await press("Enter");
    await expect(detail.getByRole("listitem").filter({ hasText: "Call about the house" })).toBeVisible();

    // Done, and the next; then that one is snoozed, and the third comes.
    let next = await followerOf(page, names[0]);
    await press("e");
    await expect(undoOf(page)).toContainText(words.saved);
    await expect(rowOf(page, names[0])).toHaveCount(0);
    await expect(page.locator(`[data-entry="${next}"]`)).toBeFocused();
    await goTo(page, names[1]);
    next = await followerOf(page, names[1]);
    await press("z");
    await expect(page.getByRole("dialog").getByRole("button", { name: words.tomorrow })).toBeFocused();
    await press("Enter");
    await expect(undoOf(page)).toContainText(words.hidden);
    await expect(rowOf(page, names[1])).toHaveCount(0);
    await expect(page.locator(`[data-entry="${next}"]`)).toBeFocused();
    await press("?");
    await expect(page.getByRole("dialog")).toContainText("z");
  });
}

test("who asks for another time waits again, and today's appointments stand beside", async ({
  page,
  request,
}) => {
  const name = someone("Appointment");
  const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
  const booking = await newBooking(request, { customerName: name, urgency: "asap" });
  await signIn(page.request);
  // Customers cannot ask for an hour that is over; staff set whatever was agreed.
  const agreed = { preferredDate: today, preferredTime: "5:00 PM" };
  await updated(page.request, booking.id, "confirmed", agreed);
  await openToday(page, "show=emergency");
  const appointments = page.getByRole("region", { name: "Appointments today" });
  await expect(appointments.getByRole("link", { name })).toHaveText(/^17:00/);
  await expect(rowOf(page, name)).toHaveCount(0);

  await proposeTime(request, booking);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(rowOf(page, name).getByLabel("Asks for another time")).toBeVisible();
  await openEntry(page, name);
  await expect(appointments).toHaveCount(0);
  await page.getByRole("link", { name: "The day" }).click();
  await appointments.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/booking-management?booking=${booking.id}`);
});

test("on a phone, in Spanish, an entry takes the list's place, with what else waits below the list", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await speak(page, "es");
  const name = someone("Teléfono");
  await newBooking(request, { customerName: name, urgency: "asap" });
  await newBooking(request, { customerName: someone("Robot"), trap: "filled" });
  await openToday(page, "show=emergency");
  await expect(page.getByRole("heading", { level: 1, name: "Hoy" })).toBeVisible();
  const others = page.getByRole("region", { name: "También en espera" });
  await expect(
    others.getByRole("link", { name: /^(1 ?Reserva retenida|\d+ ?Reservas retenidas)$/ }),
  ).toHaveAttribute("href", "/booking-management?held=yes");
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const detail = await openEntry(page, name);
  await expect(detail.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(detail).toContainText("Lo antes posible (mismo día)");
  await expect(rowOf(page, name)).toBeHidden();
  await detail.getByRole("button", { name: /^Tomar/ }).click();
  await expect(detail).toContainText("A tu cargo");
  await detail.getByRole("button", { name: /^Soltar/ }).click();
  await expect(detail.getByRole("button", { name: /^Tomar/ })).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await detail.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

for (const [locale, none, past, button] of [
  ["en", "No one is waiting", "This page is empty now", "Go to the first page"],
  ["es", "Nadie espera", "Esta página quedó vacía", "Ir a la primera página"],
] as const) {
  test(`a page that the queue no longer reaches is no empty queue, and an empty one is a good morning (${locale})`, {
    tag: locale === "en" ? "@proof" : [],
  }, async ({ page }) => {
    await enterAsStaff(page, locale);
    await newBooking(page.request, { customerName: someone("Still waiting") });
    const last = ["n", Date.now(), queueGroups.length, Date.now() + 1e10, "zz", 1];
    const cursor = Buffer.from(JSON.stringify(last)).toString("base64url");
    await open(page, `/admin/today?cursor=${cursor}`);
    await expect(page.getByText(past)).toBeVisible();
    await expect(page.getByText(none)).toHaveCount(0);
    await page.getByRole("link", { name: button }).click();
    await expect(page).toHaveURL("/admin/today");
    await expect(page.locator("[data-entry]").first()).toBeVisible();

    await page.route(/\/api\/admin\/queue/, (route) => route.fulfill({ json: [] }));
    await page.getByRole("button", { name: /^(Refresh|Actualizar)$/ }).click();
    await expect(page.getByText(none)).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Clear filters|Quitar filtros)$/ })).toHaveCount(0);
  });
}

test("the bell lists what is unread, and all beside it", async ({ page, request }) => {
  const [first, second] = [someone("Heard"), someone("Unheard")];
  await newLead(request, { name: first });
  await openToday(page);
  // Read by a colleague; marking reads everything, so the test answers in the server's place.
  const news = [
    {
      id: 2,
      type: "new_lead",
      subjectId: 2,
      message: second,
      createdAt: "2026-11-20T13:00:00Z",
      readAt: null,
    },
    {
      ...{ id: 1, type: "new_lead", subjectId: 1, message: first, createdAt: "2026-11-20T12:00:00Z" },
      readAt: "2026-11-20T12:30:00Z",
    },
  ];
  await page.route(/\/api\/admin\/notifications(\?|$)/, (route) => {
    const unread = new URL(route.request().url()).searchParams.get("status") === "unread";
    return route.fulfill({ json: unread ? news.filter(({ readAt }) => !readAt) : news });
  });
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  const bell = page.getByRole("button", { name: "News: 1 unread" });
  await bell.click();
  const panel = page.getByRole("dialog", { name: "News" });
  await expect(panel.getByRole("listitem")).toHaveText([new RegExp(second)]);
  await expect(panel.getByRole("button", { name: "Unread" })).toHaveAttribute("aria-pressed", "true");
  await panel.getByRole("button", { name: "All", exact: true }).click();
  await expect(panel.getByRole("listitem")).toHaveText([
    new RegExp(`^Unread: ${second}`),
    new RegExp(`^${first}`),
  ]);
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
});
