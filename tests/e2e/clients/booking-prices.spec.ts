import { expect, test } from "@playwright/test";
import { newBooking } from "../fixtures/booking/booking-desk.ts";
import { enterAsStaff, open, toastOf } from "../fixtures/visitor.ts";

const texts = {
  en: {
    note: "Note the prices",
    agreed: "Agreed price",
    commission: "Our commission",
    save: "Save the prices",
    saved: "Prices saved",
    history: "History",
    change: "agreed price: none to RD$4,500",
  },
  es: {
    note: "Anotar los precios",
    agreed: "Precio acordado",
    commission: "Nuestra comisión",
    save: "Guardar los precios",
    saved: "Precios guardados",
    history: "Historial",
    change: "precio acordado: de ninguno a RD$4,500",
  },
} as const;

for (const locale of ["en", "es"] as const) {
  const t = texts[locale];

  test(`prices are noted in the booking's panel, with the commission by percent (${locale})`, async ({
    page,
    request,
  }) => {
    const { id } = await newBooking(request);
    await enterAsStaff(page, locale);
    await open(page, `/booking-management?booking=${id}`);
    await page.getByRole("button", { name: t.note }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: t.agreed }).fill("RD$ 4,500");
    await dialog.getByRole("textbox", { name: t.commission }).fill("10");
    await expect(dialog).toContainText("= RD$450");
    await dialog.getByRole("button", { name: t.save }).click();
    await expect(toastOf(page)).toContainText(t.saved);
    const panel = page.getByRole("region", { name: new RegExp(`#${id}`) });
    await expect(panel).toContainText("RD$4,500");
    await expect(panel).toContainText(/RD\$450 \(10 ?%\)/);
    await panel.getByRole("button", { name: t.history }).click();
    await expect(panel).toContainText(t.change);
  });
}
