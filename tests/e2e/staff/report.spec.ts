import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import {
  enterAsStaff,
  hold,
  newLead,
  open,
  openLead,
  personIdOf,
  sidewaysScroll,
  toastOf,
} from "../fixtures/visitor.ts";

const texts = {
  en: {
    title: "Report",
    year: "This year",
    sold: "Packages sold",
    note: "Note the sale",
    missing: "The sale is missing.",
    skip: "Skip for now",
    bought: "Bought",
    sale: /^Sale.*Elite, RD\$480,000, on \d/,
    price: "Price",
    save: "Save the sale",
    saved: "Sale saved",
    wrong: "Enter an amount like 4,500 or 4500.50.",
  },
  es: {
    title: "Informe",
    year: "Este año",
    sold: "Paquetes vendidos",
    note: "Anotar la venta",
    missing: "Falta la venta.",
    skip: "Dejarlo para después",
    bought: "Compró",
    sale: /^Venta.*Elite, RD\$480,000, el \d/,
    price: "Precio",
    save: "Guardar la venta",
    saved: "Venta guardada",
    wrong: "Escribe un monto como 4,500 o 4500.50.",
  },
} as const;

for (const locale of ["en", "es"] as const) {
  const t = texts[locale];

  test(`a lead that is converted is asked for its sale, which stands in the report and with the person (${locale})`, async ({
    page,
    request,
  }) => {
    const { reference, email } = await newLead(request, {
      name: `Sold ${randomUUID().slice(0, 8)}`,
      package: "elite",
    });
    await enterAsStaff(page, locale);
    const row = await openLead(page, reference);
    await row.getByRole("combobox").first().selectOption("converted");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t.skip }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(t.missing);
    await row.getByRole("button", { name: t.note }).click();
    const price = dialog.getByRole("textbox", { name: t.price });
    // The package's own price stands there.
    await expect(price).toHaveValue("7997");
    await price.fill("a lot");
    await dialog.getByRole("button", { name: t.save }).click();
    await expect(dialog).toContainText(t.wrong);
    await expect(price).toBeFocused();
    await price.fill("RD$ 480,000");
    await expect(dialog).toContainText("= RD$480,000");
    await dialog.getByRole("button", { name: t.save }).click();
    await expect(toastOf(page)).toContainText(t.saved);
    await expect(row).toContainText("RD$480,000");
    await expect(row).not.toContainText(t.missing);

    await open(page, `/admin/people/${await personIdOf(page.request, email)}`);
    await expect(page.getByRole("region", { name: t.bought }).getByRole("listitem")).toContainText(
      "RD$480,000",
    );
    await expect(page.getByRole("article").filter({ hasText: t.sale })).toBeVisible();

    await open(page, "/admin/report?period=year");
    await expect(page.getByRole("link", { name: t.year })).toHaveAttribute("aria-current", "true");
    const figure = page.getByRole("figure", { name: t.sold });
    const sold = figure.getByRole("row", { name: /^Elite/ });
    await expect(sold).toContainText("RD$");
    // The chart library is loaded after the page, and is large for a cold server.
    await expect(figure.locator("svg.recharts-surface").first()).toBeVisible({ timeout: 40_000 });
    const csv = figure.getByRole("link", { name: "CSV" });
    await expect(csv).toHaveAttribute("href", /period=year/);
    const download = page.waitForEvent("download");
    await csv.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^arribo-salesByPackage-\d{4}-01-01-\d{4}-12-31\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toContain("package,sales,usd,dop");
  });
}

for (const locale of ["en", "es"] as const)
  test(`every table fits at 1320 px; on narrower screens none moves the page (${locale})`, async ({
    page,
  }) => {
    await enterAsStaff(page, locale);
    await page.setViewportSize({ width: 1320, height: 860 });
    await open(page, "/admin/report?period=year");
    const tables = page.locator("#main table");
    await expect(tables).not.toHaveCount(0);
    const cut = () =>
      tables.evaluateAll((all) =>
        all
          .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
          .map((table) => table.querySelector("caption")?.textContent),
      );
    expect(await cut()).toEqual([]);
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

test("the period is chosen by keyboard and by days, and stands in the address", async ({ page }) => {
  await enterAsStaff(page);
  await open(page, "/admin/report?from=2026-01-05&to=2026-01-18");
  await expect(page.getByText(/Mon,? 5 Jan 2026 to Sun,? 18 Jan 2026/)).toBeVisible();
  const weeks = page.getByRole("figure", { name: "Leads per week" }).getByRole("rowheader");
  await expect(weeks).toHaveText(["5 Jan", "12 Jan"]);
  await page.getByRole("link", { name: "This quarter" }).press("Enter");
  await expect(page).toHaveURL("/admin/report?period=quarter");
});

test("a click on another period says at once that it is being read, not the former days", async ({
  page,
}) => {
  await enterAsStaff(page);
  await open(page, "/admin/report?from=2026-01-05&to=2026-01-18");
  const days = page.getByText(/Mon,? 5 Jan 2026 to Sun,? 18 Jan 2026/);
  await expect(days).toBeVisible();
  const release = await hold(page, "**/api/admin/report?period=year");
  await page.getByRole("link", { name: "This year" }).click();
  await expect(page.getByRole("link", { name: "This year" })).toHaveAttribute("aria-current", "true");
  await expect(days).toHaveCount(0);
  release();
  await expect(page.getByText(/1 Jan \d{4} to .*31 Dec \d{4}/)).toBeVisible({ timeout: 40_000 });
});

test("Today asks for the sale of a lead that is converted there", async ({ page }) => {
  await enterAsStaff(page);
  // The lead is a sample, which stays as it is for other tests.
  await page.route("**/api/admin/leads/*/status", (route) => route.fulfill({ json: { undo: null } }));
  await open(page, "/admin/today?show=no_step");
  await page.locator("[data-entry] a").first().click();
  await page
    .getByRole("group", { name: "Acts" })
    .getByRole("button", { name: "Converted", exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: "Sale of a package" });
  await expect(dialog.getByRole("textbox", { name: "Price" })).toHaveValue(/^\d/);
  await dialog.getByRole("button", { name: "Skip for now" }).click();
  await expect(dialog).toHaveCount(0);
});
