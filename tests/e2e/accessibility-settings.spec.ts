import { expect, test } from "@playwright/test";
import { firstEntry } from "./fixtures/accessible-places.ts";
import { newEmail, newLead, open, sidewaysScroll, signIn } from "./fixtures/visitor.ts";

test.describe("at 200% zoom", () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
  test("the consultation can be filled and sent, and the bar reached", async ({ page }) => {
    await open(page, "/");
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole("button", { name: "Menu" }).click();
    const last = page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Become a Vendor" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Start Your Journey" }).first().click();
    const form = page.getByRole("dialog", { name: "Start your consultation" });
    await form.getByRole("textbox", { name: "Name" }).fill("Zoomed");
    await form.getByRole("textbox", { name: "Email" }).fill(newEmail("zoom"));
    await form.getByRole("button", { name: "Request consultation" }).click();
    await expect(page.getByRole("dialog", { name: "Thank you!" })).toBeVisible();
  });

  test("the terms can be read and accepted, and a lead moved", { tag: "@proof" }, async ({ page }) => {
    await open(page, "/developers");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Enter Platform" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await sidewaysScroll(page)).toBe(0);
    await signIn(page.request);
    const lead = await newLead(page.request);
    await open(page, `/admin-dashboard?search=${lead.email}`);
    expect(await sidewaysScroll(page)).toBe(0);
    const record = await firstEntry(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await record.getByRole("combobox", { name: "Status" }).selectOption("contacted");
    await expect(page.getByText("Lead status changed to contacted").first()).toBeVisible();
  });
});

test("reduced motion: nothing moves; forced colours: what is chosen, focused and wrong is still told apart", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.getByRole("link", { name: "Start Your Consultation" }).click();
  const form = page.getByRole("dialog");
  await expect(form).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .length,
  );
  expect(moving).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");

  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await form.getByRole("button", { name: "Request consultation" }).click();
  const name = form.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveAccessibleDescription("Fill in: Name");
  await expect(form.getByText("Fill in: Name")).toBeVisible();
  await expect(name).toBeFocused();
  expect(await name.evaluate((field) => getComputedStyle(field).outlineStyle)).not.toBe("none");
  const send = form.getByRole("button", { name: "Request consultation" });
  expect(await send.evaluate((button) => getComputedStyle(button).borderStyle)).not.toBe("none");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  const looks = (label: RegExp) =>
    page
      .getByRole("button", { name: label })
      .first()
      .evaluate((button) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(button);
        return [backgroundColor, borderColor, color].join();
      });
  expect(await looks(/^EN/)).not.toBe(await looks(/^ES/));
});
