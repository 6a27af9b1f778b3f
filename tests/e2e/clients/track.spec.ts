import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { enterAsVendor, registeredVendor } from "../fixtures/vendor.ts";
import { acceptTerms, newEmail, open, sidewaysScroll, signIn, speak, toastOf } from "../fixtures/visitor.ts";

/** A day of next year, so that it is never over. */
const nextYear = new Date().getUTCFullYear() + 1;
const wished = `${nextYear}-03-31`;

type Receipt = { id: number; reference: string; trackingPath: string };

/** A vendor of the directory; signs staff in. */
async function listedVendor(request: APIRequestContext) {
  const vendor = await registeredVendor(request);
  await signIn(request);
  const path = `/api/admin/vendors/${vendor.vendorId}/status`;
  const answer = await request.patch(path, { data: { status: "approved" } });
  expect(answer.status(), await answer.text()).toBe(200);
  return vendor;
}

async function booked(request: APIRequestContext, vendorId: number, overrides: Record<string, unknown> = {}) {
  const data = {
    vendorId,
    customerName: "Marsha Whitcomb",
    customerEmail: newEmail("booking"),
    customerPhone: "+1 614 555 0142",
    serviceRequested: "Relocation Services",
    preferredDate: `${wished}T09:00:00-04:00`,
    preferredTime: "9:00 AM",
    message: "Two bedrooms to be painted white before we move in.",
    urgency: "urgent",
    ...overrides,
  };
  const answer = await request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...data, ...((await answer.json()) as Receipt) };
}

async function setStatus(
  request: APIRequestContext,
  id: number,
  status: string,
  estimatedCost = "",
  more: Record<string, unknown> = {},
) {
  const data = { status, adminNotes: "", estimatedCost, ...more };
  const answer = await request.put(`/api/bookings/${id}/status`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function asStaffSee(request: APIRequestContext, reference: string, id: number) {
  const answer = await request.get("/api/bookings", { params: { search: reference } });
  const found = (await answer.json()) as {
    id: number;
    vendorAnswer: string | null;
    cancelReason: string;
    proposedDate: string | null;
  }[];
  return found.find((one) => one.id === id);
}

const steps = (page: Page) => page.getByRole("region", { name: /^(Step by step|Paso a paso)$/ });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

test.beforeEach(async ({ page }) => acceptTerms(page));

test("the link of a booking is copied, and that is said", { tag: "@proof" }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await speak(page, "es", baseURL);
  const vendor = await listedVendor(page.request);
  const { trackingPath } = await booked(page.request, vendor.vendorId);
  await open(page, `${trackingPath}?from=mail#top`);
  const copy = page.getByRole("button", { name: "Copiar el enlace" });
  await copy.click();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(trackingPath, baseURL).href);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Enlace copiado" })).toBeHidden();
});

test("the customer follows a booking, proposes another time and cancels", async ({ page }) => {
  const vendor = await listedVendor(page.request);
  const booking = await booked(page.request, vendor.vendorId);
  await open(page, booking.trackingPath);
  await expect(page.getByRole("heading", { level: 1, name: "Your booking" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(booking.reference);
  await expect(status(page)).toHaveText("Pending");
  await expect(page.getByRole("heading", { name: /^We'll contact you by .*\d (AM|PM)$/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Urgent (1-2 days)");
  await expect(page.getByRole("main")).toContainText("9:00 AM");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: vendor.businessNameEnglish })).toHaveAttribute(
    "href",
    `/vendor/${vendor.vendorId}`,
  );
  await expect(page.getByRole("link", { name: /\.ics/ })).toHaveCount(0);
  // What is private stays out of it: whoever holds the link sees no contact data.
  expect(await page.content()).not.toContain(booking.customerEmail);

  await page.getByRole("button", { name: "Propose another time" }).click();
  const proposal = page.getByRole("dialog", { name: "Propose another time" });
  await proposal.getByRole("button", { name: "Send the proposal" }).click();
  await expect(proposal.getByText("Please select a preferred date")).toBeVisible();
  await expect(proposal.getByRole("combobox").locator("option")).toHaveCount(10);
  await proposal.getByLabel("Date").fill("2020-01-01");
  await proposal.getByLabel("Time").selectOption("2:00 PM");
  await proposal.getByRole("button", { name: "Send the proposal" }).click();
  await expect(proposal.getByText("This day is over in Santo Domingo.")).toBeVisible();
  await proposal.getByLabel("Date").fill(`${nextYear}-04-05`);
  await proposal.getByRole("button", { name: "Send the proposal" }).click();
  await expect(proposal).toBeHidden();
  await expect(page.getByText(new RegExp(`You proposed .*Apr 5, ${nextYear}, 2:00 PM`))).toBeVisible();

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this booking?" });
  await question.getByLabel("Reason (optional)").fill("We move in later.");
  await question.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(status(page)).toHaveText("Cancelled");
  await expect(toastOf(page)).toContainText("We arrange it with the provider.");
  await expect(steps(page).locator('[aria-current="step"]')).toContainText("You cancelled it");
  await expect(page.getByRole("button", { name: "Cancel this booking" })).toHaveCount(0);
  const stored = await asStaffSee(page.request, booking.reference, booking.id);
  expect(stored?.cancelReason).toBe("We move in later.");
});

test("a confirmed booking goes into the calendar, and shows what it costs", async ({ page, baseURL }) => {
  await speak(page, "es", baseURL);
  const vendor = await listedVendor(page.request);
  const booking = await booked(page.request, vendor.vendorId);
  await setStatus(page.request, booking.id, "confirmed", "850.50");
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, booking.trackingPath);
  await expect(status(page)).toHaveText("Confirmada");
  await expect(page.getByRole("heading", { name: /^Confirmada para el .*9:00 a\. m\.$/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("US$850.50");
  await expect(page.getByRole("main")).toContainText("Servicios de reubicación");
  await expect(steps(page)).toContainText("La confirmamos");
  expect(await sidewaysScroll(page)).toBe(0);

  const google = page.getByRole("link", { name: /^Google Calendar/ });
  await expect(google).toHaveAttribute("rel", "noreferrer");
  const link = new URL((await google.getAttribute("href")) ?? "");
  expect(link.protocol).toBe("https:");
  expect(link.searchParams.get("dates")).toMatch(new RegExp(`^${nextYear}0331T130000Z/`));
  expect(link.href).not.toContain(booking.trackingPath.split("/").at(-1));
  const file = await page.request.get(
    (await page.getByRole("link", { name: /\.ics/ }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain(`DTSTART:${nextYear}0331T130000Z`);
});

test("who comes back to the page sees what staff did; what was closed meanwhile cannot be changed", async ({
  page,
}) => {
  const vendor = await listedVendor(page.request);
  const booking = await booked(page.request, vendor.vendorId);
  await open(page, booking.trackingPath);
  await setStatus(page.request, booking.id, "confirmed");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(status(page)).toHaveText("Confirmed");

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await setStatus(page.request, booking.id, "completed");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the booking" }).click();
  await expect(
    toastOf(page).getByText("The booking was closed in the meantime", { exact: false }),
  ).toBeVisible();
  await expect(status(page)).toHaveText("Completed");
});

test("a broken promise says so, with a number to call", async ({ page }) => {
  const vendor = await listedVendor(page.request);
  const booking = await booked(page.request, vendor.vendorId, { urgency: "asap" });
  await open(page, booking.trackingPath);
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("heading", { name: "We should have contacted you by now" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:/);
});

test("once we were in touch, nothing is promised and nothing regretted", { tag: "@proof" }, async ({
  page,
  baseURL,
}) => {
  await speak(page, "es", baseURL);
  const vendor = await listedVendor(page.request);
  const booking = await booked(page.request, vendor.vendorId, { urgency: "asap" });
  await setStatus(page.request, booking.id, "pending", "", { contacted: true });
  await open(page, booking.trackingPath);
  await expect(page.getByRole("heading", { name: "Ya estamos en contacto contigo" })).toBeVisible();
  await expect(page.getByText(/a más tardar/)).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("heading", { name: "Ya estamos en contacto contigo" })).toBeVisible();
  await expect(page.getByText("Ya deberíamos haberte contactado")).toHaveCount(0);
});

test("who asks for another time than the confirmed one reads by when we answer", async ({ page }) => {
  const vendor = await listedVendor(page.request);
  const booking = await booked(page.request, vendor.vendorId);
  await setStatus(page.request, booking.id, "confirmed");
  await open(page, booking.trackingPath);
  await page.getByRole("button", { name: "Propose another time" }).click();
  const proposal = page.getByRole("dialog", { name: "Propose another time" });
  await proposal.getByLabel("Date").fill(`${nextYear}-04-05`);
  await proposal.getByLabel("Time").selectOption("2:00 PM");
  await proposal.getByRole("button", { name: "Send the proposal" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText(/We answer by .*\d (AM|PM), Santo Domingo time\./);
  await expect(main).toContainText("Until then the confirmed time holds.");
  const { proposedDate } = (await asStaffSee(page.request, booking.reference, booking.id)) ?? {};
  expect(proposedDate).toBe(`${nextYear}-04-05T18:00:00.000Z`);

  const now = Date.now();
  await page.clock.setFixedTime(now + 25 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(main).toContainText("are late: we are sorry");
  await setStatus(page.request, booking.id, "confirmed", "", { proposal: "accept" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("heading", { name: /^Confirmed for .*Apr 5/ })).toBeVisible();
  await expect(main).not.toContainText("You proposed");
});

test("the vendor reads the brief without its customer, and answers; staff see it", async ({
  page,
  baseURL,
}) => {
  await speak(page, "es", baseURL);
  const vendor = await listedVendor(page.request);
  await enterAsVendor(page, vendor);
  const booking = await booked(page.request, vendor.vendorId);
  await open(page, "/vendor-dashboard");
  const card = page.getByRole("article", { name: "Servicios de reubicación" });
  await expect(card).toContainText(booking.reference);
  await expect(card).toContainText(booking.message);
  await expect(card).toContainText("Urgente (1-2 días)");
  for (const secret of [booking.customerName, booking.customerEmail, booking.customerPhone])
    await expect(page.getByRole("main")).not.toContainText(secret);

  await card.getByRole("button", { name: "Disponible", exact: true }).click();
  await expect(card.getByText("Tu respuesta:")).toContainText("Disponible");
  expect((await asStaffSee(page.request, booking.reference, booking.id))?.vendorAnswer).toBe("available");

  await card.getByRole("button", { name: "Cambiar a «No disponible»" }).click();
  await expect(card.getByText("Tu respuesta:")).toContainText("No disponible");
  expect((await asStaffSee(page.request, booking.reference, booking.id))?.vendorAnswer).toBe("unavailable");

  // Another time asks anew, also on a confirmed booking.
  const moved = { preferredDate: `${nextYear}-05-06`, preferredTime: "1:00 PM" };
  await setStatus(page.request, booking.id, "confirmed", "", moved);
  await page.reload();
  await expect(card.getByText("¿Tienes tiempo para esto?")).toBeVisible();
  await expect(card).toContainText("Fecha acordada");
  await card.getByRole("button", { name: "No disponible" }).click();
  await expect(card.getByText("Tu respuesta:")).toContainText("No disponible");

  await setStatus(page.request, booking.id, "cancelled");
  await card.getByRole("button", { name: "Cambiar a «Disponible»" }).click();
  await expect(toastOf(page).getByText("La solicitud se cerró mientras tanto.")).toBeVisible();
  await expect(card).toContainText("Cancelada");
  await expect(card.getByRole("button")).toHaveCount(0);
});

test("requests that cannot be read can be asked for again", { tag: "@proof" }, async ({ page }) => {
  const vendor = await registeredVendor(page.request);
  await enterAsVendor(page, vendor);
  let broken = true;
  await page.route("**/api/vendor/requests/*", (route) =>
    broken ? route.fulfill({ status: 503, body: "" }) : route.continue(),
  );
  await open(page, "/vendor-dashboard");
  await expect(page.getByText("Your requests could not be loaded.")).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No requests yet")).toBeVisible();
});
