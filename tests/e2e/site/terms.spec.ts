import { expect, type Page, test } from "@playwright/test";
import { alive, hold, open, tabTo, termsKey } from "../fixtures/visitor.ts";

const english = (page: Page) => page.getByRole("dialog", { name: "Terms and conditions" });
const stored = (page: Page) => page.evaluate(() => Object.entries({ ...window.localStorage }));

test("home, the terms, personal links and help are open without acceptance; it is asked for where one goes on", async ({
  page,
}) => {
  for (const path of ["/", "/terms", "/vendor-password", "/safety"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await stored(page)).toEqual([]);
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Packages" }).click();
  await expect(english(page)).toBeVisible();
});

test("before any other path the terms block; Enter Platform does nothing until the box is ticked, then it stores true", async ({
  page,
}) => {
  await open(page, "/developers");
  const dialog = english(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  // The page behind cannot be reached by the keyboard either.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const behind = await page.evaluate(() => document.activeElement?.closest("#main, header.fixed") !== null);
    expect(behind && (await dialog.evaluate((d) => !d.contains(document.activeElement)))).toBe(false);
  }
  const enter = dialog.getByRole("button", { name: "Enter Platform" });
  await expect(enter).toBeDisabled();
  await enter.click({ force: true });
  await enter.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/developers");
  expect(await stored(page)).toEqual([]);
  const box = dialog.getByRole("checkbox", { name: "I have read the terms and I agree to them." });
  await box.check();
  await expect(enter).toBeEnabled();
  await box.uncheck();
  await expect(enter).toBeDisabled();
  await box.check();
  await enter.click();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toEqual([[termsKey, "true"]]);
  expect(termsKey).toContain("1.0");
  await page.reload();
  await alive(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("anything but the text true is no acceptance", { tag: "@proof" }, async ({ page }) => {
  for (const value of ["True", "1"]) {
    await page.goto("/terms");
    await page.evaluate(([key, v]) => window.localStorage.setItem(key, v), [termsKey, value] as const);
    await open(page, "/developers");
    await expect(english(page), `with ${value}`).toBeVisible();
  }
});

test("its own toggle speaks Spanish, privacy policy included, and leaves the page's language alone", async ({
  page,
}) => {
  await open(page, "/developers");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox").check();
  await expect(dialog.getByRole("heading", { name: /Privacy policy/i })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Español" }).click();
  await expect(dialog).toHaveAttribute("lang", "es");
  await expect(dialog.getByRole("button", { name: "Rechazar" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Entrar a la Plataforma" })).toBeEnabled();
  await expect(dialog.getByRole("heading", { name: /Política de privacidad/i }).last()).toBeAttached();
  await expect(dialog).toContainText("172-13");
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await dialog.getByRole("button", { name: "English" }).click();
  await expect(dialog.getByRole("button", { name: "Decline" })).toBeVisible();
  await expect(dialog).toContainText(/6 months|six months/);
});

test("declining leads home to Access Denied, stores nothing, and the terms can be reviewed again", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Community board" }).click();
  await english(page).getByRole("button", { name: "Decline" }).click();
  await expect(page).toHaveURL("/");
  const denied = page.getByRole("heading", { level: 1, name: "Access Denied / Acceso Denegado" });
  await expect(denied).toBeVisible();
  await expect(page.getByText("you must accept the terms")).toBeVisible();
  await expect(page.getByText("debes aceptar los términos")).toBeVisible();
  expect(await stored(page)).toEqual([]);

  await page.getByRole("button", { name: "Review the terms again" }).click();
  const dialog = english(page);
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(denied).toBeVisible();
  await page.getByRole("button", { name: "Review the terms again" }).click();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Enter Platform" }).click();
  await expect(denied).toBeHidden();
  // Where the person wanted to go.
  await expect(page).toHaveURL("/community-board");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await stored(page)).toEqual([[termsKey, "true"]]);
});

test("the screen for who declines comes with the first act, so that it waits for nothing", async ({
  page,
}) => {
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => /\/access-denied-[\w-]+\.js$/.test(name)),
    );
  await page.goto("/developers");
  await expect(english(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await loaded()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(loaded).toHaveLength(1);
  const release = await hold(page, "**/assets/*.js");
  await english(page).getByRole("button", { name: "Decline" }).click();
  const denied = page.getByRole("heading", { level: 1, name: "Access Denied / Acceso Denegado" });
  await expect(denied).toBeFocused();
  release();
  await expect(page).toHaveURL("/");
  await expect(denied).toBeVisible();
});

test("accepted in one tab, it is accepted in the other at once", { tag: "@proof" }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, "/developers");
  await open(other, "/developers");
  await expect(english(page)).toBeVisible();
  await expect(english(other)).toBeVisible();
  await other.getByRole("checkbox").check();
  await other.getByRole("button", { name: "Enter Platform" }).click();
  await expect(english(other)).toBeHidden();
  await expect(english(page)).toBeHidden();
});

test("by keyboard from the opening to the platform", async ({ page }) => {
  await open(page, "/developers");
  const dialog = english(page);
  await expect(dialog).toBeFocused();
  const box = dialog.getByRole("checkbox");
  await tabTo(page, box, 20);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Decline" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
});

test.describe("with Spanish as the visitor's language", () => {
  test.use({ locale: "es-DO", viewport: { width: 390, height: 844 } });
  test("the dialog starts in Spanish and its buttons are in reach on a phone", async ({ page }) => {
    await open(page, "/developers");
    const dialog = page.getByRole("dialog", { name: /Términos y condiciones/ });
    await expect(dialog.getByRole("button", { name: "Entrar a la Plataforma" })).toBeInViewport();
    await expect(dialog.getByRole("button", { name: "Rechazar" })).toBeInViewport();
    await dialog.getByRole("button", { name: "Rechazar" }).click();
    await expect(page.getByRole("heading", { name: "Access Denied / Acceso Denegado" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Revisar los términos de nuevo" })).toBeVisible();
  });
});
