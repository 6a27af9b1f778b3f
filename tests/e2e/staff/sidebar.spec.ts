import { expect, test } from "@playwright/test";
import { coveredControls } from "../covered.ts";
import { findings } from "../fixtures/axe.ts";
import { alive, enterAsStaff, newLead, open, sidewaysScroll } from "../fixtures/visitor.ts";

test("the sidebar counts what waits, marks the screen one is on, and folds for this device", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 860 });
  await enterAsStaff(page);
  await newLead(page.request);
  await open(page, "/admin/vendor-applications");
  const bar = page.getByRole("navigation", { name: "Staff screens" });
  await expect(bar.getByRole("link", { name: /^Leads ?, [\d,+]+ waiting$/ })).toBeVisible();
  await expect(bar.locator("[aria-current]")).toHaveText(/^Applications/);
  for (const group of ["Customers", "Vendors", "Community", "Firm"])
    await expect(bar.getByRole("list", { name: group })).toBeVisible();
  // The first stop skips it.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();

  const screen = page.locator("#main");
  const width = async () => (await screen.boundingBox())?.width ?? 0;
  const wide = await width();
  await page.getByRole("button", { name: "Fold the sidebar" }).click();
  await expect.poll(width).toBeGreaterThan(wide + 100);
  // Its names are still read out.
  await expect(bar.getByRole("link", { name: /^Leads/ })).toBeVisible();
  await page.reload();
  await alive(page);
  await expect.poll(width).toBeGreaterThan(wide + 100);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Unfold the sidebar" }).click();
  await expect.poll(width).toBe(wide);
});

test("with news on the bell the foot of the sidebar stays one line", async ({ page, request }) => {
  await page.setViewportSize({ width: 1320, height: 860 });
  await newLead(request);
  await enterAsStaff(page);
  await open(page, "/admin/audit");
  const middleOf = async (name: RegExp) => {
    const { y = 0, height = 0 } = (await page.getByRole("button", { name }).boundingBox()) ?? {};
    return y + height / 2;
  };
  const bell = await middleOf(/^News: .* unread$/);
  const language = await middleOf(/^ES/);
  expect(Math.abs(bell - language)).toBeLessThan(4);
});

test("without room it is icons, with all names in a dialog", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 768 });
  await enterAsStaff(page);
  await open(page, "/admin/today");
  await page.getByRole("button", { name: "All screens" }).click();
  const dialog = page.getByRole("dialog", { name: "All screens" });
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("link", { name: /^Glossary/ }).click();
  await expect(page).toHaveURL("/admin/glossary");
  await expect(dialog).toBeHidden();
});

test("on a phone a bar at the foot leads everywhere and covers nothing", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsStaff(page, "es");
  await open(page, "/admin/today");
  const bar = page.getByRole("navigation", { name: "Pantallas del equipo" });
  await expect(bar.getByRole("link", { name: /^Hoy/ })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("button", { name: /^Clientes/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Reservas/ })
    .click();
  await expect(page).toHaveURL("/booking-management");
  await expect(bar.getByRole("button", { name: /^Clientes/ })).toHaveAttribute("aria-current", "true");
  await bar.getByRole("button", { name: /^Más/ }).click();
  const more = page.getByRole("dialog", { name: "Más" });
  expect(await findings(page)).toEqual([]);
  for (const name of [/^Tu cuenta/, /^Volver al Inicio/])
    await expect(more.getByRole("link", { name })).toBeVisible();
  await expect(more.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  await more.getByRole("link", { name: /^Puesta en marcha/ }).click();
  await expect(page).toHaveURL("/admin/setup");
  await expect(page.getByRole("button", { name: /^Novedades/ })).toBeVisible();

  for (const path of [
    "/admin/safety-requests",
    "/admin-dashboard",
    "/booking-management",
    "/admin/people",
    "/admin/account",
  ]) {
    await open(page, path);
    expect.soft(await coveredControls(page), path).toEqual([]);
    expect.soft(await sidewaysScroll(page), path).toBe(0);
  }
});
