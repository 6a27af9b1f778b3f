import { expect, test } from "@playwright/test";
import { newBooking, updated } from "../fixtures/booking/booking-desk.ts";
import { listedVendor, newWord } from "../fixtures/vendor.ts";
import {
  detailOf,
  enterAsStaff,
  newEmail,
  newLead,
  open,
  openEntry,
  openLead,
  personIdOf,
  storedLeads,
  toastOf,
  undoOf,
} from "../fixtures/visitor.ts";

const locales = ["en", "es"] as const;
const words = {
  en: {
    correct: /^Correct the data of/,
    name: "Name",
    email: "Email",
    save: "Save",
    corrected: "Data corrected",
    redirected: "A letter that was waiting now goes to the new address.",
    newLink: "those that were sent or saved before stop working",
    history: /^History/,
    emailCorrected: "Email corrected",
    contact: "Enter an email address, or a phone number with its area code.",
    phone: "Phone",
    give: "Another vendor or service",
    former: (vendor: string) => `${vendor} gets a letter that it is cancelled.`,
    asked: (vendor: string) => `${vendor} is asked in a letter whether they have time.`,
    vendor: "Vendor",
    action: "Give it",
    given: "Booking given",
    instead: (now: string, before: string) => `We asked ${now} instead of ${before}`,
    status: /^Status of/,
    undo: /^Undo/,
    undone: "Undone",
    held: "Nothing has been sent yet.",
    suspend: /^Suspend/,
    openBookings: "Open bookings",
    closeLead: "Close the lead",
    answered: "Yes, answered",
    closedWithout: "Closed without an answer",
    newLead: /^Lead/,
    create: "Write it down",
    twin: (name: string) => `${name} has a lead of`,
    known: (name: string) => new RegExp(`^${name}, 1 lead`),
    fill: /^Fill in their data/,
    alreadyAnswered: "I have answered them already",
    written: "Lead written down",
    source: "Came by: Phone",
  },
  es: {
    correct: /^Corregir los datos de/,
    name: "Nombre",
    email: "Correo electrónico",
    save: "Guardar",
    corrected: "Datos corregidos",
    redirected: "Una carta que esperaba va ahora a la nueva dirección.",
    newLink: "los enviados o guardados antes dejan de servir",
    history: /^Historial/,
    emailCorrected: "Corregido: correo electrónico",
    contact: "Escribe un correo electrónico o un teléfono con su código de área.",
    phone: "Teléfono",
    give: "Otro proveedor o servicio",
    former: (vendor: string) => `${vendor} recibe una carta: queda cancelada.`,
    asked: (vendor: string) => `A ${vendor} se le pregunta por carta si tiene tiempo.`,
    vendor: "Proveedor",
    action: "Pasar la reserva",
    given: "Reserva pasada",
    instead: (now: string, before: string) => `Se lo pedimos a ${now} en lugar de ${before}`,
    status: /^Estado de/,
    undo: /^Deshacer/,
    undone: "Deshecho",
    held: "Todavía no se envió nada.",
    suspend: /^Suspender/,
    openBookings: "Reservas abiertas",
    closeLead: "Cerrar la solicitud",
    answered: "Sí, le contestamos",
    closedWithout: "Cerrada sin respuesta",
    newLead: /^Solicitud/,
    create: "Anotar",
    twin: (name: string) => `${name} tiene una solicitud del`,
    known: (name: string) => new RegExp(`^${name}, 1 solicitud`),
    fill: /^Poner sus datos/,
    alreadyAnswered: "Ya le contesté",
    written: "Solicitud anotada",
    source: "Llegó por: Teléfono",
  },
};

for (const locale of locales) {
  const t = words[locale];

  test(`a mistyped address is corrected, with its history (${locale})`, async ({ page, request }) => {
    await enterAsStaff(page, locale);
    const lead = await newLead(request);
    const row = await openLead(page, lead.email);
    await row.getByRole("button", { name: t.correct }).click();
    const dialog = page.getByRole("dialog");
    const address = dialog.getByRole("textbox", { name: t.email });
    await address.fill("");
    await dialog.getByRole("textbox", { name: t.phone }).fill("");
    await dialog.getByRole("button", { name: t.save }).click();
    await expect(address).toHaveAccessibleDescription(t.contact);
    const corrected = newEmail("corrected");
    await address.fill(corrected);
    await expect(dialog).toContainText(t.newLink);
    await dialog.getByRole("button", { name: t.save }).click();
    await expect(dialog).toBeHidden();
    await expect(undoOf(page)).toContainText(t.corrected);
    await expect(undoOf(page)).toContainText(t.redirected);
    await row.getByRole("button", { name: t.history }).click();
    await expect(row).toContainText(t.emailCorrected);
    await expect(row).toContainText(lead.email);
    expect(await storedLeads(page.request, corrected)).toHaveLength(1);
  });

  test(`a booking goes to another vendor; what follows is named before, and the customer sees it (${locale})`, async ({
    page,
  }) => {
    const other = await listedVendor(page.request);
    const booking = await newBooking(page.request, { vendorId: (await listedVendor(page.request)).vendorId });
    await enterAsStaff(page, locale);
    await open(page, `/booking-management?booking=${booking.id}`);
    const { vendorName: before } = await (await page.request.get(`/api/admin/bookings/${booking.id}`)).json();
    const panel = detailOf(page);
    await panel.getByRole("button", { name: t.give }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox", { name: t.vendor }).fill(other.businessName);
    await dialog.getByRole("button", { name: other.businessName }).click();
    await expect(dialog).toContainText(t.former(before));
    await expect(dialog).toContainText(t.asked(other.businessName));
    await dialog.getByRole("button", { name: t.action }).click();
    await expect(dialog).toBeHidden();
    await expect(undoOf(page)).toContainText(t.given);
    await expect(panel).toContainText(other.businessName);
    const seen = await page.context().newPage();
    await open(seen, booking.trackingPath);
    await expect(seen.getByText(t.instead(other.businessName, before))).toBeVisible();

    await undoOf(page).getByRole("button", { name: t.undo }).click();
    await expect(toastOf(page)).toContainText(t.undone);
    await expect(panel).not.toContainText(other.businessName);
    await seen.reload();
    await expect(seen.getByText(before).first()).toBeVisible();
    await expect(seen.getByText(t.instead(other.businessName, before))).toHaveCount(0);
  });

  test(`a slip is undone with a key, within ten seconds (${locale})`, async ({ page, request }) => {
    await enterAsStaff(page, locale);
    const lead = await newLead(request);
    const row = await openLead(page, lead.email);
    const status = row.getByRole("combobox", { name: t.status });
    await status.selectOption("qualified");
    await expect(undoOf(page)).toContainText(t.held);
    await expect(undoOf(page).getByRole("button", { name: t.undo })).toBeVisible();
    await row.getByRole("heading", { level: 2 }).focus();
    await page.keyboard.press("u");
    await expect(toastOf(page)).toContainText(t.undone);
    await expect(status).toHaveValue("new");
    expect(await storedLeads(page.request, lead.email)).toMatchObject([{ status: "new" }]);
    await status.selectOption("contacted");
    await undoOf(page).getByRole("button", { name: t.undo }).click();
    await expect(status).toHaveValue("new");
  });

  test(`suspending names the appointments, closing asks for the answer (${locale})`, async ({
    page,
    request,
  }) => {
    const vendor = await listedVendor(page.request);
    const booking = await newBooking(page.request, { vendorId: vendor.vendorId });
    await updated(page.request, booking.id, "confirmed");
    await enterAsStaff(page, locale);
    await open(page, `/admin/vendors?search=${encodeURIComponent(vendor.email)}`);
    const entry = await openEntry(page);
    await entry.getByRole("button", { name: t.suspend }).click();
    const named = page.getByRole("dialog").getByRole("list", { name: t.openBookings });
    await expect(named).toContainText(booking.customerName);
    await expect(named.getByRole("link")).toHaveAttribute(
      "href",
      `/booking-management?booking=${booking.id}`,
    );
    await page.keyboard.press("Escape");

    for (const says of [false, true]) {
      const lead = await newLead(request);
      const row = await openLead(page, lead.email);
      await row.getByRole("combobox", { name: t.status }).selectOption("closed");
      const dialog = page.getByRole("dialog");
      if (says) await dialog.getByRole("button", { name: t.answered }).click();
      await dialog.getByRole("button", { name: t.closeLead }).click();
      await expect(dialog).toBeHidden();
      if (says) await expect(row).not.toContainText(t.closedWithout);
      else await expect(row).toContainText(t.closedWithout);
    }
  });

  test(`somebody calls: a lead by keyboard alone, with a twin shown (${locale})`, async ({
    page,
    request,
  }) => {
    await enterAsStaff(page, locale);
    const twin = await newLead(request, {
      name: "Gerald Okafor",
      phone: `829 55${Math.random().toFixed(5).slice(2)}`,
    });
    await personIdOf(page.request, twin.email);
    await open(page, "/admin/today");
    await page.keyboard.press("c");
    await expect(page.getByRole("dialog").getByRole("button", { name: t.newLead })).toBeFocused();
    await page.keyboard.press("l");
    const dialog = page.getByRole("dialog");
    const name = `Llamada ${newWord()}`;
    const called = dialog.getByRole("textbox", { name: t.name });
    const phone = dialog.getByRole("textbox", { name: t.phone });
    await expect(called).toBeFocused();
    // It counts in the figures: who writes it down says so.
    await expect(dialog.getByRole("checkbox", { name: t.alreadyAnswered })).not.toBeChecked();
    await page.keyboard.type("Ger");
    const address = dialog.getByRole("textbox", { name: t.email });
    await address.fill(twin.email);
    await expect(dialog.getByRole("link", { name: t.twin(twin.name) })).toBeVisible();
    await expect(dialog.getByRole("link", { name: t.known(twin.name) })).toBeVisible();
    await dialog.getByRole("button", { name: t.fill }).press("Enter");
    await expect(called).toHaveValue(twin.name);
    await expect(phone).toHaveValue(/^\+182955\d{5}$/);
    await expect(dialog.getByRole("combobox", { name: /^(Language of|Idioma de)/ })).toHaveValue("en");
    await expect(dialog.getByRole("button", { name: t.fill })).toHaveCount(0);
    await called.fill(name);
    await address.fill("");
    await phone.fill("809 555 0142");
    await dialog.getByRole("textbox", { name: /^(What they said|Qué dijo)/ }).focus();
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(undoOf(page)).toContainText(t.written);
    await expect(page).toHaveURL(/admin-dashboard\?lead=\d+/);
    await expect(detailOf(page).getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(detailOf(page)).toContainText(t.source);
  });
}

test("on a phone a form opens no keyboard by itself", async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await enterAsStaff(page);
  await open(page, "/admin/today");
  await page.keyboard.press("c");
  await page.getByRole("dialog").getByRole("button", { name: words.en.newLead }).click();
  const dialog = page.getByRole("dialog", { name: "New lead" });
  await expect(dialog).toBeFocused();
  await page.close();
});
