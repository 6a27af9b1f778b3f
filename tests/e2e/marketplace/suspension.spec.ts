import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { newBooking, openBookings, panelOf, proposeTime, updated } from "../fixtures/booking/booking-desk.ts";
import { decided, listedVendor } from "../fixtures/vendor.ts";
import { acceptTerms, open, openEntry, rowOf, speak } from "../fixtures/visitor.ts";

/** A vendor of the directory with two confirmed bookings and one that nobody confirmed; signs staff in. */
async function vendorWithBookings(request: APIRequestContext) {
  const vendor = await listedVendor(request);
  const [asked, agreed, wished] = [
    await newBooking(request, { vendorId: vendor.vendorId }),
    await newBooking(request, { vendorId: vendor.vendorId }),
    await newBooking(request, { vendorId: vendor.vendorId }),
  ];
  for (const { id } of [agreed, wished]) await updated(request, id, "confirmed");
  await proposeTime(request, wished);
  return { vendor, asked, agreed, wished };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

test("who suspends a vendor reads how many bookings are open, and their panels ask for a call", async ({
  page,
}) => {
  const { vendor, agreed, asked } = await vendorWithBookings(page.request);
  await acceptTerms(page);
  await open(page, `/admin/vendors?search=${encodeURIComponent(vendor.email)}`);
  const row = await openEntry(page);
  await row.getByRole("button", { name: /^Suspend/ }).click();
  const dialog = page.getByRole("dialog");
  const counted = dialog.getByRole("status");
  await expect(counted).toContainText(
    "Open with this vendor: 2 confirmed or in progress, 1 not confirmed yet.",
  );
  await expect(counted).toContainText("get no reminder; their booking's page asks them to call us.");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Two customers were asked to pay in cash.");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(row).toContainText("Suspended");

  const told = "This vendor is suspended. Nothing was sent to the customer.";
  for (const { id, customerName } of [agreed, asked]) {
    await openBookings(page, customerName);
    await rowOf(page, customerName).getByRole("link", { name: customerName }).click();
    await expect(panelOf(page, id)).toContainText(told);
  }
  await updated(page.request, agreed.id, "cancelled");
  await openBookings(page, agreed.customerName);
  await expect(rowOf(page, agreed.customerName)).toContainText("Cancelled");
  await expect(page.getByText(told)).toHaveCount(0);
});

for (const [locale, title, text, call, promise] of [
  [
    "en",
    "We are checking this booking",
    "Call us before the appointment: we’ll tell you what happens next.",
    /^Call /,
    /The provider is expecting you|The provider comes to do the job|the confirmed time stands|Add it to your calendar/,
  ],
  [
    "es",
    "Estamos revisando esta reserva",
    "Llámanos antes de la cita y te decimos qué sigue.",
    /^Llama al /,
    /El proveedor te espera|El proveedor hace el servicio|vale la fecha confirmada|Agrégalo a tu calendario/,
  ],
] as const)
  test(`the link of a confirmed booking promises nothing while its vendor is suspended (${locale})`, {
    tag: locale === "en" ? "@proof" : [],
  }, async ({ page }) => {
    await speak(page, locale);
    const { vendor, agreed, wished } = await vendorWithBookings(page.request);
    await open(page, wished.trackingPath);
    const promises = page.getByRole("main").getByText(promise);
    await expect(promises).toHaveCount(4);
    const reason = "Two customers were asked to pay in cash.";
    await decided(page.request, vendor.vendorId, { status: "suspended", reason });
    for (const { trackingPath } of [wished, agreed]) {
      await open(page, trackingPath);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole("main").getByText(text)).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: call })).toHaveAttribute("href", /^tel:/);
      await expect(promises).toHaveCount(0);
      // The vendor has no page now.
      await expect(page.getByRole("main").locator(`a[href="/vendor/${vendor.vendorId}"]`)).toHaveCount(0);
    }
    await decided(page.request, vendor.vendorId, { status: "approved" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(heading(page, title)).toHaveCount(0);
  });
