import { expect, test } from "@playwright/test";
import { newBooking, updated, year } from "../fixtures/booking/booking-desk.ts";
import { enterAsStaff, open } from "../fixtures/visitor.ts";

const texts = {
  en: {
    next: "Next week",
    month: "Month",
    address: "In my calendar",
    make: "Make my address",
    end: "Switch it off",
  },
  es: {
    next: "Semana siguiente",
    month: "Mes",
    address: "En mi calendario",
    make: "Crear mi dirección",
    end: "Desactivarla",
  },
} as const;

for (const locale of ["en", "es"] as const) {
  const t = texts[locale];

  test(`an appointment stands in its week and month, and a click opens it (${locale})`, async ({
    page,
    request,
  }) => {
    const booked = await newBooking(request);
    await enterAsStaff(page, locale);
    await updated(page.request, booked.id, "confirmed");
    await open(page, `/admin/calendar?day=${year}-03-24`);
    await page.getByRole("link", { name: t.next }).click();
    const entry = page.getByRole("link", { name: booked.customerName });
    await expect(entry).toContainText("09:00");
    await page.keyboard.press("ArrowLeft");
    await expect(entry).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(entry).toBeVisible();
    await page.keyboard.press("m");
    await expect(page.getByRole("link", { name: t.month, exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.keyboard.press("w");
    await entry.press("Enter");
    await expect(page).toHaveURL(`/booking-management?booking=${booked.id}`);
  });
}

test("the calendar's address is made, read by a program without a session, and switched off", async ({
  page,
  playwright,
  baseURL,
}) => {
  const t = texts.en;
  await enterAsStaff(page);
  await open(page, "/admin/calendar");
  await page.getByRole("button", { name: t.address }).click();
  await page.getByRole("button", { name: /^(Make my address|Make a new one)$/ }).click();
  const address = page.getByRole("textbox", { name: "Address" });
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}$/);
  const { pathname } = new URL(await address.inputValue());
  const program = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const read = await program.get(pathname);
  expect([read.status(), (await read.text()).slice(0, 15)]).toEqual([200, "BEGIN:VCALENDAR"]);
  await page.getByRole("button", { name: t.end }).click();
  await expect(page.getByText("It is switched off.")).toBeVisible();
  expect((await program.get(pathname)).status()).toBe(404);
  await program.dispose();
});
