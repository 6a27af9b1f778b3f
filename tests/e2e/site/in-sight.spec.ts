// What a screen is for is seen without scrolling, and nothing lies over it.
import { expect, test } from "@playwright/test";
import { vendorWithGallery } from "../fixtures/accessible-places.ts";
import { acceptTerms, newEmail, open, toastOf } from "../fixtures/visitor.ts";

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
  await open(page, "/?consult=open");
  const form = page.getByRole("dialog");
  await form.locator('input[name="name"]').fill("Marsha");
  await form.locator('input[name="email"]').fill(newEmail("in-sight"));
  await form.locator('button[type="submit"]').click();
  const reference = form.getByText(/^AR-/);
  await expect(toastOf(page).getByText("Thank you!")).toBeVisible();
  // A click on the reference would reach it: nothing lies over it.
  await reference.click({ trial: true, timeout: 2_000 });
  await form
    .getByRole("button", { name: "Close", exact: true })
    .last()
    .click({ trial: true, timeout: 2_000 });
});

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
