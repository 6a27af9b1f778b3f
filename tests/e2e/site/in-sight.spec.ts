// What a screen is for is seen without scrolling, and nothing lies over it.
import { expect, type Locator, test } from "@playwright/test";
import { vendorWithGallery } from "../fixtures/accessible-places.ts";
import { acceptTerms, newEmail, open, speak, toastOf } from "../fixtures/visitor.ts";

const phone = { width: 390, height: 844 };

test.beforeEach(({ page }) => acceptTerms(page));

test("a vendor can be booked within the first screen of a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, await vendorWithGallery(page));
  const book = page.getByRole("main").getByRole("link", { name: "Book Through Arribo" });
  await expect(book).toBeInViewport({ ratio: 1 });
});

test("the caption of a large picture is seen with it", async ({ page }) => {
  for (const size of [{ width: 1320, height: 900 }, { width: 1024, height: 768 }, phone]) {
    await page.setViewportSize(size);
    await open(page, await vendorWithGallery(page));
    await page.locator('main a[href^="/api/pictures/"]').first().click();
    const words = page.getByRole("dialog").locator("figcaption p");
    await expect(words).toHaveCount(2);
    await expect(words.last()).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone the message that a consultation was sent does not cover its reference", async ({ page }) => {
  await page.setViewportSize(phone);
  await speak(page, "es");
  await open(page, "/?consult=open");
  const form = page.getByRole("dialog");
  await form.locator('input[name="name"]').fill("Marsha");
  await form.locator('input[name="email"]').fill(newEmail("in-sight"));
  await form.locator('button[type="submit"]').click();
  const toast = toastOf(page).getByRole("listitem");
  await expect(toast).toBeVisible();
  for (const shown of [form.getByText(/^AR-/), form.getByRole("button", { name: "Cerrar" }).last()])
    expect(await overlap(shown, toast)).toBe(false);
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("not on the screen");
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

test("on a phone a section of the application has one link back", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/vendor-application?section=business");
  await expect(page.getByRole("link", { name: "All sections" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveCount(0);
});

test("the calendar button of a date field shows that it has the focus", async ({ page }) => {
  await open(page, (await vendorWithGallery(page)).replace("/vendor/", "/book-vendor/"));
  const day = page.getByLabel("Date");
  await day.focus();
  // Month, day, year, calendar.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
  await expect(day).toBeFocused();
  await expect(day).toHaveCSS("outline-style", "solid");
});
