import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { newBooking, proposeTime, updated } from "../fixtures/booking-desk.ts";
import { sampleOf } from "../fixtures/sample.ts";
import { staffLogin } from "../fixtures/staff-login.ts";
import {
  acceptTerms,
  alive,
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
  toastOf,
} from "../fixtures/visitor.ts";

const assigneeCall = "**/api/admin/*/*/assignee";

/** A name that no other test uses. */
const someone = (who: string) => `${who} ${randomUUID().slice(0, 8)}`;

async function assign(request: APIRequestContext, record: string, take: boolean) {
  const data = { take, from: take ? null : staffLogin.email };
  const answer = await request.patch(`/api/admin/${record}/assignee`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The day's page, signed in. */
async function openToday(page: Page, show = "") {
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, `/admin/today${show && `?show=${show}`}`);
}

test("leads and bookings stand in one order, the most urgent first", async ({ page, request }) => {
  const [first, second, third] = [someone("Lead"), someone("Standard"), someone("Asap")];
  const lead = await newLead(request, { name: first, package: "royal" });
  const standard = await newBooking(request, { customerName: second });
  const asap = await newBooking(request, { customerName: third, urgency: "asap" });
  const [stored] = await storedLeads(page.request, lead.reference);
  for (const record of [`leads/${stored?.id}`, `bookings/${standard.id}`, `bookings/${asap.id}`])
    await assign(page.request, record, true);
  // Whoever is ours alone: what other tests make stands elsewhere.
  await openToday(page, "mine");
  await expect(page.getByRole("region", { name: "Emergencies" })).toContainText(third);
  const newOnes = page.getByRole("region", { name: "New" });
  await expect(newOnes).toContainText(first);
  await expect(newOnes).toContainText(second);
  const order = await page.locator("[data-entry] h3").allInnerTexts();
  const places = [third, first, second].map((name) => order.findIndex((text) => text.includes(name)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  await expect(rowOf(page, first)).toContainText("Royal");
  await expect(rowOf(page, first)).toContainText("On time, 23 h left");
  await expect(rowOf(page, second)).toContainText("Rental Assistance · ");
  await expect(rowOf(page, third)).toContainText("ASAP (same day)");
  // The hours of a night are not counted.
  await expect(rowOf(page, third)).toContainText(/On time, \d+ h left/);
  // An emergency is never calm, however much time is left.
  await expect(rowOf(page, third)).toHaveClass(/border-s-ambar/);
  await expect(rowOf(page, first)).toHaveClass(/border-s-transparent/);

  await rowOf(page, first).getByRole("link", { name: first }).click();
  await expect(page).toHaveURL(`/admin-dashboard?search=${lead.reference}`);
  await expect(rowOf(page, first)).toContainText("Yours");
});

test("one takes what a colleague then sees taken, by itself", async ({ page, request, browser }) => {
  const name = someone("Taken");
  const booking = await newBooking(request, { customerName: name, urgency: "asap" });
  const colleague = await newWindow(browser);
  await colleague.clock.install();
  await openToday(colleague, "emergency");
  await openToday(page, "emergency");
  const row = rowOf(page, name);
  await expect(rowOf(colleague, name).getByRole("button", { name: /^Take/ })).toBeVisible();

  await row.getByRole("button", { name: /^Take/ }).click();
  await expect(row).toContainText("Yours");
  await expect(row.getByRole("button", { name: /^Give back/ })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Mine/ })).not.toHaveText("Mine0");
  await runClockUntil(colleague, 31_000, () =>
    expect(rowOf(colleague, name)).toContainText("Yours", { timeout: 2_000 }),
  );

  // Meanwhile given back elsewhere: told, and read anew.
  await assign(colleague.request, `bookings/${booking.id}`, false);
  await row.getByRole("button", { name: /^Give back/ }).click();
  await expect(toastOf(page)).toContainText("A colleague was faster");
  await expect(row.getByRole("button", { name: /^Take/ })).toBeVisible();

  await page.route(assigneeCall, (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
  await row.getByRole("button", { name: /^Take/ }).click();
  await expect(toastOf(page)).toContainText("Nothing changed. Please try again.");
  await expect(row.getByRole("button", { name: /^Take/ })).toBeVisible();
  await expect(row).not.toContainText("Yours");
  await colleague.context().close();
});

test("the filters stand in the address, and Back undoes them; the bar marks the screen one is on", async ({
  page,
  request,
}) => {
  const name = someone("Filtered");
  await newBooking(request, { customerName: name, urgency: "asap" });
  await openToday(page);
  const filters = page.getByRole("navigation", { name: "Show" });
  // "To close" is there only while calls for help are in hand, which other tests may have left.
  await expect(filters.getByRole("link").filter({ hasNotText: /^To close/ })).toHaveText([
    /^All\d/,
    /^Safety\d/,
    /^Emergencies\d/,
    /^Late\d/,
    /^Due soon\d/,
    /^New\d/,
    /^Unassigned\d/,
    /^Mine\d/,
  ]);
  await filters.getByRole("link", { name: /^Emergencies/ }).click();
  await expect(page).toHaveURL("/admin/today?show=emergency");
  await expect(rowOf(page, name)).toBeVisible();
  await filters.getByRole("link", { name: /^New/ }).click();
  await expect(page).toHaveURL("/admin/today?show=new");
  await expect(filters.locator("[aria-current]")).toHaveText(/^New/);
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.goBack();
  await expect(rowOf(page, name)).toBeVisible();
  // What no filter knows is left out.
  await open(page, "/admin/today?show=everything&cursor=x");
  await expect(filters.locator("[aria-current]")).toHaveText(/^All/);

  const bar = page.getByRole("navigation", { name: "Staff screens" });
  await expect(bar.getByRole("link").first()).toHaveText("Today");
  const screens = [
    ["/flagged-vendors", "Flags"],
    ["/flag-incidents", "Flags"],
    ["/admin/reports", "Flags"],
    ["/admin/reviews", "Reviews"],
  ] as const;
  for (const [path, entry] of sampleOf(screens, 4)) {
    await open(page, path);
    await expect(bar.locator("[aria-current]")).toHaveText(entry);
  }
});

test("by keyboard: to an entry, into it, and back", async ({ page, request }) => {
  const name = someone("Keyboard");
  const { id } = await newBooking(request, { customerName: name, urgency: "asap" });
  await openToday(page, "emergency");
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  const entries = await page.locator("[data-entry]").count();
  for (let press = 0; press < entries; press += 1) {
    await page.keyboard.press("j");
    if (await row.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/booking-management?booking=${id}`);
  const heading = page.getByRole("heading", { name: `Update Booking #${id}` });
  await expect(heading).toBeFocused();
  await expect(page.locator(`#booking-${id}`)).toBeInViewport();
  await page.reload();
  await alive(page);
  await expect(heading).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("Close the booking");
});

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
  await openToday(page, "emergency");
  const appointments = page.getByRole("region", { name: "Appointments today" });
  await expect(appointments.getByRole("link", { name })).toHaveText(/^17:00/);
  await expect(rowOf(page, name)).toHaveCount(0);

  await proposeTime(request, booking);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(rowOf(page, name)).toContainText("Asks for another time");
  await appointments.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/booking-management?booking=${booking.id}`);
});

test("on a phone, in Spanish, with what else waits below", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await speak(page, "es");
  const name = someone("Teléfono");
  await newBooking(request, { customerName: name, urgency: "asap" });
  await newBooking(request, { customerName: someone("Robot"), trap: "filled" });
  await openToday(page, "emergency");
  await expect(page.getByRole("heading", { level: 1, name: "Hoy" })).toBeVisible();
  const row = rowOf(page, name);
  await expect(row).toContainText("Lo antes posible (mismo día)");
  await row.getByRole("button", { name: /^Tomar/ }).click();
  await expect(row).toContainText("A tu cargo");
  await row.getByRole("button", { name: /^Soltar/ }).click();
  await expect(row.getByRole("button", { name: /^Tomar/ })).toBeVisible();
  const others = page.getByRole("region", { name: "También en espera" });
  await expect(
    others.getByRole("link", { name: /^(1 ?Reserva retenida|\d+ ?Reservas retenidas)$/ }),
  ).toHaveAttribute("href", "/booking-management?held=yes");
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
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
    const last = ["n", Date.now(), 6, Date.now() + 1e10, "zz", 1];
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
