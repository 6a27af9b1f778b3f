import { expect, test } from "@playwright/test";
import { toSlot } from "#app/clients/bookings/rules/appointment.ts";
import { preferredMoment } from "#app/clients/bookings/rules/preferred-moment.ts";
import { springDay } from "../../support/records/booking.ts";
import { bookingForm, fill, sampleVendor, storedBookings } from "../fixtures/booking/booking-form.ts";
import { registeredVendor } from "../fixtures/vendor.ts";
import {
  acceptTerms,
  alive,
  hold,
  newEmail,
  open,
  sidewaysScroll,
  speak,
  toastOf,
} from "../fixtures/visitor.ts";

test.beforeEach(({ page }) => acceptTerms(page));

test.describe("in English on a wide screen", () => {
  test.use({ viewport: { width: 1320, height: 900 } });

  test("a full booking: double-clicked, stored once, confirmed in place, and still there after a reload", async ({
    page,
    request,
  }) => {
    const vendor = await sampleVendor(request);
    const email = newEmail("booking");
    await open(page, `/booking/${vendor.id}`);
    await expect(page).toHaveTitle(`Book through Arribo: ${vendor.businessNameEnglish} · Arribo`);
    const main = page.getByRole("main");
    const form = bookingForm(page);
    await expect(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
    // Each under its English name where the vocabulary has one, with the vendor's own words beside it.
    await expect(form.service.locator("option")).toContainText(["Select a service", ...vendor.services]);
    await expect(form.service.locator("option", { hasText: "Plumbing (Plomería)" })).toHaveCount(1);
    await expect(form.time.locator("option")).toHaveCount(10);
    await fill(form, email, vendor.services[0]);
    // "Same day" brings the day forward; a later one is refused at its field.
    await page.getByRole("radio", { name: /^ASAP/ }).check();
    await expect(form.date).not.toHaveValue(springDay);
    await form.date.fill(springDay);
    await form.time.selectOption("1:00 PM");
    await form.budget.fill("US$ 120");
    await form.submit.click();
    await expect(main.getByText(/ASAP means the same day, and the earliest possible is/)).not.toHaveCount(0);
    expect(await storedBookings(request, email)).toEqual([]);
    await form.suggested.first().click();
    await expect(form.suggested.first()).toHaveAttribute("aria-pressed", "true");
    const day = await form.date.inputValue();
    const hour = await form.time.inputValue();
    const letGo = await hold(page, "**/api/bookings");
    await form.submit.dblclick();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
    letGo();
    await expect(form.heading).toHaveText("Booking Request Submitted");
    await expect(form.heading).toBeFocused();
    await expect(main).toContainText("Plumbing (Plomería)");
    // A click that still belongs to the double click meets the receipt.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(form.heading).toBeFocused();
    await expect(toastOf(page)).toContainText("Booking Request Submitted");
    await expect(toastOf(page)).toContainText(/will contact you by \w{3}, .+ \(Santo Domingo time\)/);
    const stored = await storedBookings(request, email);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      vendorId: vendor.id,
      customerName: "Gerald Whitcomb",
      serviceRequested: vendor.services[0],
      preferredDate: new Date(preferredMoment(day, toSlot(hour))).toISOString(),
      preferredTime: hour,
      town: vendor.location,
      urgency: "asap",
      budget: "US$ 120",
      status: "pending",
      locale: "en",
    });
    for (const shown of [stored[0]?.reference, vendor.businessNameEnglish, vendor.services[0]]) {
      await expect(main).toContainText(String(shown));
    }
    for (const step of [
      "verify your requirements",
      "confirm pricing and availability",
      "schedule your appointment",
      "coordinate with the provider",
    ]) {
      await expect(main.getByRole("listitem").filter({ hasText: step })).toBeVisible();
    }
    await expect(main.getByRole("link", { name: "Track your booking" })).toHaveAttribute(
      "href",
      /^\/track\/.+/,
    );
    await page.reload();
    await alive(page);
    await expect(main).toContainText(String(stored[0]?.reference));
    await page.getByRole("button", { name: "Make another booking" }).click();
    await expect(form.name).toHaveValue("");
    await expect(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
  });

  test("who opens the form again another time finds the form, not the last confirmation", {
    tag: "@proof",
  }, async ({ page, request }) => {
    const vendor = await sampleVendor(request);
    const address = `/booking/${vendor.id}`;
    await open(page, address);
    const form = bookingForm(page);
    await fill(form, newEmail("again"), vendor.services[0] ?? "");
    await form.submit.click();
    await expect(form.heading).toHaveText("Booking Request Submitted");
    await page.goto("about:blank");
    await open(page, address);
    await expect(form.heading).toHaveText("Request a booking");
    await expect(form.name).toHaveValue("");
  });

  test("what is missing is said in the spec's words, and again when it is put right", {
    tag: "@proof",
  }, async ({ page, request }) => {
    await open(page, `/booking/${(await sampleVendor(request)).id}`);
    const form = bookingForm(page);
    await form.submit.click();
    const summary = page.getByRole("main").locator(":focus");
    await expect(summary).toContainText("7 things to look at");
    await expect(summary.getByRole("link")).toHaveText([
      ...[/^Full Name: /, /^Email Address: /, /^Phone Number: /, /^Service Needed: /, /^Preferred Date: /],
      ...[/^Preferred Time: /, /^Detailed Requirements: /],
    ]);
    await summary.getByRole("link", { name: /^Service Needed/ }).press("Enter");
    await expect(form.service).toBeFocused();
    await expect(form.name).toHaveAccessibleDescription("Name must be at least 2 characters");
    await expect(form.email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(form.phone).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(form.service).toHaveAccessibleDescription("Please select a service");
    await expect(form.date).toHaveAccessibleDescription(/Please select a preferred date$/);
    await expect(form.time).toHaveAccessibleDescription(/Please select a preferred time$/);
    await expect(form.message).toHaveAccessibleDescription(/Please provide details about your requirements$/);
    await form.name.fill("Al");
    await expect(form.name).not.toHaveAttribute("aria-invalid");
    await form.date.fill("2020-01-01");
    await expect(form.date).toHaveAccessibleDescription(/This day has already passed in Santo Domingo/);
    await expect(form.date).toHaveAttribute("min", /^20\d\d-\d\d-\d\d$/);
  });

  test("after a failure everything is still there, and the retry after a lost answer makes no second one", async ({
    page,
    request,
  }) => {
    const vendor = await sampleVendor(request);
    const email = newEmail("booking-lost");
    await open(page, `/booking/${vendor.id}`);
    const form = bookingForm(page);
    await fill(form, email, vendor.services[0]);
    await page.route("**/api/bookings", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: { code: "internal", message: "no" } });
    });
    await form.submit.click();
    const failed = "There was an error submitting your booking. Please try again.";
    await expect(form.alert).toContainText("Booking Failed");
    await expect(form.alert).toContainText(failed);
    await expect(toastOf(page)).toContainText("Booking Failed");
    await expect(toastOf(page)).toContainText(failed);
    await expect(form.message).toHaveValue("The kitchen tap drips, day and night.");
    await page.reload();
    await expect(form.email).toHaveValue(email);
    await expect(form.service).toHaveValue(vendor.services[0]);
    await expect(form.date).toHaveValue(springDay);
    await page.unroute("**/api/bookings");
    await form.submit.click();
    await expect(form.heading).toHaveText("Booking Request Submitted");
    expect(await storedBookings(request, email)).toHaveLength(1);
  });

  test("a vendor without services offers the house's six, sent in English from a Spanish page", async ({
    page,
    request,
  }) => {
    const vendor = await sampleVendor(request);
    const email = newEmail("reserva");
    await speak(page, "es");
    await page.route(`**/api/vendors/${vendor.id}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), services: [] } });
    });
    await open(page, `/vendor/${vendor.id}`);
    await page.getByRole("link", { name: "Reserva a través de Arribo" }).click();
    const form = bookingForm(page, "es");
    await expect(form.service.locator("option")).toHaveCount(7);
    await fill(form, email, "Rental Assistance");
    await form.submit.click();
    await expect(form.heading).toHaveText("Solicitud de reserva enviada");
    await expect(page.getByRole("main")).toContainText("Ayuda con alquileres");
    expect(await storedBookings(request, email)).toMatchObject([
      { serviceRequested: "Rental Assistance", locale: "es" },
    ]);
  });

  test("a booking of nobody is a real 404 in the spec's words", async ({ page, request }) => {
    const { vendorId } = await registeredVendor(request);
    for (const path of ["/booking", "/book-vendor"]) {
      for (const id of ["999999999", "abc", "007", String(vendorId)])
        expect((await request.get(`${path}/${id}`)).status(), `${path}/${id}`).toBe(404);
      await open(page, `${path}/${vendorId}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vendor Not Found");
      await expect(page.getByRole("main")).toContainText("The vendor you're looking for doesn't exist.");
    }
    await page.getByRole("main").getByRole("link", { name: "Back to Directory" }).last().click();
    await expect(page).toHaveURL("/vendor-directory");
  });

  test("from the vendor's page the louvres stand until the vendor is read", { tag: "@proof" }, async ({
    page,
    request,
  }) => {
    const vendor = await sampleVendor(request);
    await open(page, `/vendor/${vendor.id}`);
    await page.getByRole("link", { name: "Book Through Arribo" }).click();
    await expect(bookingForm(page).heading).toHaveText("Request a booking");
    await expect(page.getByRole("link", { name: "Back to Directory" })).toHaveAttribute(
      "href",
      "/vendor-directory",
    );
    await open(page, "/vendor-directory");
    const notFound = { status: 404, json: { code: "not_found", message: "no" } };
    const letGo = await hold(page, `**/api/vendors/${vendor.id}`, notFound);
    await page.evaluate((path) => {
      window.history.pushState({}, "", path);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, `/booking/${vendor.id}`);
    await expect(page.getByRole("status").filter({ hasText: "Loading the provider..." })).toBeAttached();
    letGo();
    await expect(bookingForm(page).heading).toHaveText("Vendor Not Found");
  });

  test("a simple booking: what is required, a failure, and success with a reference", async ({
    page,
    request,
  }) => {
    const vendor = await sampleVendor(request);
    const name = newEmail("simple").split("@")[0] ?? "";
    await open(page, `/book-vendor/${vendor.id}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    const submit = main.getByRole("button", { name: "Submit Booking" });
    await submit.click();
    await expect(main.getByRole("alert")).toHaveText("Date and customer name required.");
    await expect(toastOf(page)).toContainText("Date and customer name required.");
    await main.getByLabel("Date").fill(springDay);
    await main.getByLabel("Your name").fill(name);
    await expect(main.getByRole("alert")).toBeHidden();
    const contact = main.getByLabel("Email or phone (optional)");
    await contact.fill("zzz");
    await submit.click();
    await expect(main.getByRole("alert").filter({ hasText: "no way to reach you" })).toBeVisible();
    expect(await storedBookings(request, name)).toEqual([]);
    await contact.fill("809 555 0142");
    await main.getByLabel("Details (optional)").fill("In the morning, please.");
    await page.route("**/api/bookings", (route) => route.abort());
    await submit.click();
    await expect(main.getByRole("alert")).toContainText("Booking failed.");
    await expect(main.getByLabel("Details (optional)")).toHaveValue("In the morning, please.");
    await page.unroute("**/api/bookings");
    await submit.dblclick();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking submitted to Arribo's agency.");
    await expect(toastOf(page)).toContainText("Booking submitted to Arribo's agency.");
    const stored = await storedBookings(request, name);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      vendorId: vendor.id,
      customerContact: "809 555 0142",
      message: "In the morning, please.",
    });
    await expect(main).toContainText(String(stored[0]?.reference));
    await expect(main.getByRole("link", { name: "Track your booking" })).toBeVisible();
  });
});

test.describe("in Spanish on a phone", () => {
  test.use({ locale: "es-DO", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a full booking, its errors first", async ({ page, request }) => {
    const vendor = await sampleVendor(request);
    const email = newEmail("reserva");
    await open(page, `/booking/${vendor.id}`);
    const form = bookingForm(page, "es");
    expect(await sidewaysScroll(page)).toBe(0);
    await form.submit.tap();
    await expect(form.name).toHaveAccessibleDescription("El nombre debe tener al menos 2 caracteres");
    await expect(form.email).toHaveAccessibleDescription("Escribe un correo electrónico válido");
    await expect(form.phone).toHaveAccessibleDescription("Escribe un número de teléfono válido");
    await expect(form.service).toHaveAccessibleDescription("Elige un servicio");
    await expect(form.date).toHaveAccessibleDescription(/Elige una fecha preferida$/);
    await expect(form.time).toHaveAccessibleDescription(/Elige una hora preferida$/);
    await expect(form.message).toHaveAccessibleDescription(/Danos detalles sobre lo que necesitas$/);
    await fill(form, email, vendor.services[0]);
    await page.route("**/api/bookings", (route) => route.abort());
    await form.submit.tap();
    await expect(form.alert).toContainText("No se pudo reservar");
    await expect(toastOf(page)).toContainText("Hubo un error al enviar tu reserva. Inténtalo de nuevo.");
    await page.unroute("**/api/bookings");
    await form.submit.tap();
    await expect(form.heading).toHaveText("Solicitud de reserva enviada");
    await expect(toastOf(page)).toContainText("en las próximas 24 horas");
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await storedBookings(request, email)).toMatchObject([{ vendorId: vendor.id, locale: "es" }]);
  });

  test("a simple booking", { tag: "@proof" }, async ({ page, request }) => {
    const vendor = await sampleVendor(request);
    const name = newEmail("sencilla").split("@")[0] ?? "";
    await open(page, `/book-vendor/${vendor.id}`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Enviar reserva" }).tap();
    await expect(main.getByRole("alert")).toHaveText("Se requieren la fecha y el nombre.");
    await main.getByLabel("Fecha").fill(springDay);
    await main.getByLabel("Tu nombre").fill(name);
    await main.getByRole("button", { name: "Enviar reserva" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Reserva enviada a la agencia de Arribo.",
    );
    await expect(main).toContainText("No nos dejaste cómo comunicarnos contigo.");
    expect(await storedBookings(request, name)).toHaveLength(1);
  });
});
