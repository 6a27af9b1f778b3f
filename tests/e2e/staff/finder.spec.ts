import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { findings } from "../fixtures/axe.ts";
import { detailOf, enterAsStaff, newLead, open, personIdOf, storedLeads } from "../fixtures/visitor.ts";

test("Ctrl-K finds a person, mistyped too, a screen and an act; what was chosen last comes first", async ({
  page,
}) => {
  await enterAsStaff(page);
  const family = `Quintanilla${randomUUID().slice(0, 4).replace(/\d/g, "x")}`;
  const lead = await newLead(page.request, { name: `Priya ${family}` });
  const [stored] = await storedLeads(page.request, lead.reference);
  const person = await personIdOf(page.request, lead.email);
  await open(page, "/admin/today");
  const loaded = page.waitForResponse(/palette/);
  await page.keyboard.press("Control+k");
  // Its code is no part of what a screen loads.
  await loaded;
  const palette = page.getByRole("dialog", { name: "Find anything" });
  const field = palette.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill(family);
  const options = palette.getByRole("option", { name: new RegExp(family) });
  await expect(options).toContainText(["Person", "Lead"]);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/people/${person}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lead.name);

  await page.keyboard.press("Control+k");
  await field.fill(lead.reference);
  await expect(options).toContainText(["Lead"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin-dashboard?lead=${stored?.id}`);
  await expect(detailOf(page).getByRole("heading", { level: 2 })).toHaveText(lead.name);

  // From a field too; one letter is wrong.
  await page.getByRole("searchbox", { name: "Search" }).focus();
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("group", { name: "Recent" })).toContainText(lead.name);
  await field.fill(`Quintenilla${family.slice(11)}`);
  await expect(palette.getByRole("group", { name: /^Nobody has exactly this name/ })).toContainText(family);
  await field.fill("glosary");
  await expect(palette.getByRole("option", { name: "Glossary" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/glossary");

  await page.keyboard.press("Control+k");
  await field.fill("español");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Glosario" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Buscar todo" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Entrada del equipo" })).toBeVisible();
  // No customer's name stays in the browser.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    family,
  );
});

test("a search that fails says so, and can be tried again by the keyboard", async ({ page }) => {
  await enterAsStaff(page);
  const lead = await newLead(page.request, { name: "Ofelia Offline" });
  await personIdOf(page.request, lead.email);
  for (const outage of ["503", "offline"]) {
    await open(page, "/admin/today");
    await page.route("**/api/admin/find?*", (route) =>
      outage === "503" ? route.fulfill({ status: 503, json: { code: "unavailable" } }) : route.abort(),
    );
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Find anything" });
    await palette.getByRole("combobox").fill("Ofelia Offline");
    const again = palette.getByRole("option", { name: /could not be searched.*Try again/ });
    await expect(again).toHaveAttribute("aria-selected", "true");
    await expect(palette).not.toContainText("Nothing found");
    if (outage === "503") expect(await findings(page)).toEqual([]);
    await page.unroute("**/api/admin/find?*");
    await page.keyboard.press("Enter");
    await expect(palette.getByRole("option", { name: /Ofelia Offline/ }).first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
});
