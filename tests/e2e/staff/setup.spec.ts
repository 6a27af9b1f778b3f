import { expect, test } from "@playwright/test";
import { acceptTerms, open, sidewaysScroll, signIn, speak } from "../fixtures/visitor.ts";

test("the owner finds what is left to fill in, prove and switch on, and the page that shows it", async ({
  page,
}) => {
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, "/admin/today");
  await page.getByRole("navigation", { name: "Staff screens" }).getByRole("link", { name: "Setup" }).click();
  await expect(page).toHaveURL("/admin/setup");
  await expect(page.getByRole("heading", { level: 1, name: "Setup" })).toBeVisible();
  const entry = (group: string, title: string) =>
    page.getByRole("region", { name: group }).getByRole("listitem").filter({ hasText: title });
  const hotline = entry("Placeholders", "Emergency hotline");
  await expect(hotline).toContainText("Now: +1 809-555-0199");
  await expect(hotline).toContainText("operator.json: hotline.number, hotline.isPlaceholder");
  await expect(entry("Not filled in", "Date of the terms")).toContainText("[effective date]");
  await expect(entry("Figures without proof", "Success rate, home page")).toContainText("Now: 100%");
  await expect(entry("Figures without proof", "Members, community page")).toContainText(
    /2,500\+; our own records count \d+/,
  );
  await expect(entry("Samples that visitors see", "Sample vendors")).toContainText(/\d+ shown/);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole("link", { name: "See it: Date of the terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByText("[effective date]").first()).toBeVisible();
  await speak(page, "es");
  await open(page, "/admin/setup");
  await expect(page.getByRole("heading", { level: 1, name: "Puesta en marcha" })).toBeVisible();
  await expect(entry("Cifras sin prueba", "Tasa de éxito")).toContainText("Ahora: 100%");
});
