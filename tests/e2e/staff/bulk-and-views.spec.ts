import { expect, type Page, test } from "@playwright/test";
import { acceptTerms, newEmail, open, sidewaysScroll, signIn, speak } from "../fixtures/visitor.ts";

/** Three letters to one person. @returns the word that finds them */
async function writeThree(page: Page): Promise<string> {
  const email = newEmail("bulk");
  for (const message of ["one", "two", "three"])
    await page.request.post("/api/contact", { data: { name: "Lisa", email, message } });
  return email;
}

test("letters are chosen by keyboard and by hand, marked together, and what a colleague sent before is told", async ({
  page,
}) => {
  await acceptTerms(page);
  const email = await writeThree(page);
  await signIn(page.request);
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  const boxes = page.locator("[data-select]");
  await expect(boxes).toHaveCount(3);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  const bar = page.getByRole("region", { name: "With what is selected" });
  await expect(bar.getByRole("status")).toHaveText("3 selected");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await page.getByLabel("Select all on this page").check();
  // A colleague is faster with one of them.
  const [first] = (await (await page.request.get(`/api/admin/outbox?search=${email}`)).json()) as {
    id: number;
  }[];
  await page.request.post(`/api/admin/outbox/${first?.id}/sent-by-hand`, { data: {} });
  await bar.getByRole("button", { name: "Mark as sent by hand" }).click();
  const results = page.getByRole("list", { name: "What became of them" });
  await expect(results).toContainText("2 sent by hand");
  await expect(results).toContainText(/1 was already sent: “.*” to bulk/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
});

test("en español: los correos elegidos se descartan después de preguntar", async ({ page }) => {
  await acceptTerms(page);
  await speak(page, "es");
  const email = await writeThree(page);
  await signIn(page.request);
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  await page.getByLabel("Seleccionar todo en esta página").check();
  await page.getByRole("button", { name: "Descartar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "¿Descartar 3 mensajes?" });
  await dialog.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("list", { name: "Qué pasó con ellos" })).toContainText("3 descartados");
  await expect(page.getByText("No enviado").first()).toBeVisible();
});

test("a filter is kept under a name, shown as a tab with its count, renamed and removed, in both languages", async ({
  page,
}) => {
  await acceptTerms(page);
  const email = await writeThree(page);
  await signIn(page.request);
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Save this view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByText("Write a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Lisa’s letters");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const views = page.getByRole("navigation", { name: "Saved views" });
  const tab = views.getByRole("link", { name: "Lisa’s letters 3" });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await views.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL("/admin/outbox");
  await tab.click();
  await expect(page.locator("[data-select]")).toHaveCount(3);
  await speak(page, "es");
  await open(page, `/admin/outbox?search=${encodeURIComponent(email)}`);
  await page.getByRole("button", { name: "Editar vista" }).click();
  const edit = page.getByRole("dialog", { name: "Editar la vista" });
  await edit.getByLabel("Nombre").fill("De Lisa");
  await edit.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("link", { name: "De Lisa 3" })).toBeVisible();
  await page.getByRole("button", { name: "Editar vista" }).click();
  await edit.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("link", { name: "De Lisa 3" })).toBeHidden();
});
