import { expect, type Page, test } from "@playwright/test";
import { newBooking, stored, updated, year } from "../fixtures/booking/booking-desk.ts";
import { enterAsVendor, listedVendor, registeredVendor } from "../fixtures/vendor.ts";
import { acceptTerms, open, sidewaysScroll, signIn, speak, toastOf } from "../fixtures/visitor.ts";

/** A booking; staff are signed in. */
async function booked(page: Page, urgency = "urgent") {
  await signIn(page.request);
  return newBooking(page.request, { urgency });
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
  await speak(page, "es");
  const { trackingPath } = await booked(page);
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
  const booking = await newBooking(page.request, { vendorId: vendor.vendorId, urgency: "urgent" });
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
  await expect(proposal.getByText("This day has already passed in Santo Domingo.")).toBeVisible();
  await proposal.getByLabel("Date").fill(`${year}-04-05`);
  await proposal.getByRole("button", { name: "Send the proposal" }).click();
  await expect(proposal).toBeHidden();
  await expect(page.getByText(new RegExp(`You proposed .*Apr 5, ${year}, 2:00 PM`))).toBeVisible();

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this booking?" });
  await question.getByLabel("Reason (optional)").fill("We move in later.");
  await question.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(status(page)).toHaveText("Cancelled");
  await expect(toastOf(page)).toContainText("We’ll arrange it with the provider.");
  await expect(steps(page).locator('[aria-current="step"]')).toContainText("You cancelled it");
  await expect(page.getByRole("button", { name: "Cancel this booking" })).toHaveCount(0);
  expect((await stored(page, booking.reference))?.cancelReason).toBe("We move in later.");
});

test("a confirmed booking goes into the calendar, and shows what it costs", async ({ page }) => {
  await speak(page, "es");
  const booking = await booked(page);
  await updated(page.request, booking.id, "confirmed", { estimatedCost: "850.50" });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, booking.trackingPath);
  await expect(status(page)).toHaveText("Confirmada");
  await expect(page.getByRole("heading", { name: /^Confirmada para el .*9:00 a\. m\.$/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("US$850.50");
  await expect(page.getByRole("main")).toContainText("Ayuda con alquileres");
  await expect(steps(page)).toContainText("La confirmamos");
  expect(await sidewaysScroll(page)).toBe(0);

  const google = page.getByRole("link", { name: /^Google Calendar/ });
  await expect(google).toHaveAttribute("rel", "noreferrer");
  const link = new URL((await google.getAttribute("href")) ?? "");
  expect(link.protocol).toBe("https:");
  expect(link.searchParams.get("dates")).toMatch(new RegExp(`^${year}0331T130000Z/`));
  expect(link.href).not.toContain(booking.trackingPath.split("/").at(-1));
  const file = await page.request.get(
    (await page.getByRole("link", { name: /\.ics/ }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain(`DTSTART:${year}0331T130000Z`);
});

test("what was promised: late, in touch, confirmed, another time asked for; what was closed cannot be changed", async ({
  page,
}) => {
  const booking = await booked(page, "asap");
  const main = page.getByRole("main");
  const lookAgain = async (hours = 0) => {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  await open(page, booking.trackingPath);
  await lookAgain(25);
  const late = page.getByRole("heading", { name: "We should have contacted you by now" });
  await expect(late).toBeVisible();
  await expect(main.getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:/);

  // Once we were in touch, nothing is promised and nothing regretted.
  await updated(page.request, booking.id, "pending", { contacted: true });
  await lookAgain(25);
  await expect(page.getByRole("heading", { name: "We are in touch with you" })).toBeVisible();
  await expect(late).toHaveCount(0);
  await expect(main.getByText(/We'll contact you by/)).toHaveCount(0);

  await updated(page.request, booking.id, "confirmed");
  await lookAgain();
  await expect(status(page)).toHaveText("Confirmed");
  await page.getByRole("button", { name: "Propose another time" }).click();
  const proposal = page.getByRole("dialog", { name: "Propose another time" });
  await proposal.getByLabel("Date").fill(`${year}-04-05`);
  await proposal.getByLabel("Time").selectOption("2:00 PM");
  await proposal.getByRole("button", { name: "Send the proposal" }).click();
  await expect(main).toContainText(/We’ll answer by .*\d (AM|PM), Santo Domingo time\./);
  await expect(main).toContainText("Until then, the confirmed time stands.");
  expect((await stored(page, booking.reference))?.proposedDate).toBe(`${year}-04-05T18:00:00.000Z`);
  await lookAgain(25);
  await expect(main).toContainText("we’re late. We’re sorry");
  await updated(page.request, booking.id, "confirmed", { proposal: "accept" });
  await lookAgain();
  await expect(page.getByRole("heading", { name: /^Confirmed for .*Apr 5/ })).toBeVisible();
  await expect(main).not.toContainText("You proposed");

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await updated(page.request, booking.id, "completed");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the booking" }).click();
  await expect(
    toastOf(page).getByText("The booking was closed in the meantime", { exact: false }),
  ).toBeVisible();
  await expect(status(page)).toHaveText("Completed");
});

test("the vendor reads the brief without its customer, and answers; staff see it", async ({ page }) => {
  await speak(page, "es");
  const vendor = await listedVendor(page.request);
  await enterAsVendor(page, vendor);
  const booking = await newBooking(page.request, { vendorId: vendor.vendorId, urgency: "urgent" });
  await open(page, "/vendor-dashboard");
  const card = page.getByRole("article", { name: "Ayuda con alquileres" });
  await expect(card).toContainText(booking.reference);
  await expect(card).toContainText(booking.message);
  await expect(card).toContainText("Urgente (1-2 días)");
  for (const secret of [booking.customerName, booking.customerEmail, booking.customerPhone])
    await expect(page.getByRole("main")).not.toContainText(secret);

  await card.getByRole("button", { name: "Disponible", exact: true }).click();
  await expect(card.getByText("Tu respuesta:")).toContainText("Disponible");
  expect((await stored(page, booking.reference))?.vendorAnswer).toBe("available");

  await card.getByRole("button", { name: "Cambiar a «No disponible»" }).click();
  await expect(card.getByText("Tu respuesta:")).toContainText("No disponible");
  expect((await stored(page, booking.reference))?.vendorAnswer).toBe("unavailable");

  // Another time asks anew, also on a confirmed booking.
  const moved = { preferredDate: `${year}-05-06`, preferredTime: "1:00 PM" };
  await updated(page.request, booking.id, "confirmed", moved);
  await page.reload();
  await expect(card.getByText("¿Estás disponible para esto?")).toBeVisible();
  await expect(card).toContainText("Fecha acordada");
  await card.getByRole("button", { name: "No disponible" }).click();
  await expect(card.getByText("Tu respuesta:")).toContainText("No disponible");

  await updated(page.request, booking.id, "cancelled");
  await card.getByRole("button", { name: "Cambiar a «Disponible»" }).click();
  await expect(toastOf(page).getByText("La solicitud se cerró mientras tanto.")).toBeVisible();
  await expect(card).toContainText("Cancelada");
  await expect(card.getByRole("button", { name: /isponible/ })).toHaveCount(0);
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
