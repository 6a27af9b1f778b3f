import { expect, type Page, test } from "@playwright/test";
import { staffLogin } from "../fixtures/staff-login.ts";
import { acceptTerms, open, sidewaysScroll, signIn, speak } from "../fixtures/visitor.ts";

/** Saves the section on the screen; the password is asked for once in ten minutes. */
async function save(page: Page, labels: { save: string; saved: string }): Promise<void> {
  await page.getByRole("button", { name: labels.save, exact: true }).click();
  const password = page
    .getByRole("dialog")
    .getByLabel(/Password|Contraseña/)
    .first();
  const saved = page.getByRole("status").filter({ hasText: labels.saved });
  await expect(password.or(saved).first()).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(staffLogin.password);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Confirm/ })
      .click();
  }
  await expect(saved).toBeVisible();
}

test("the owner finds what is left to fill in, prove and switch on, and the page that shows it", async ({
  page,
}) => {
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, "/admin/today");
  await page.getByText(/\d+ things to set up/).click();
  await page.getByRole("link", { name: "Emergency hotline" }).click();
  await expect(page).toHaveURL("/admin/setup?section=firm#hotline");
  await expect(page.getByLabel("Emergency hotline")).toBeFocused();
  await page.getByRole("tab", { name: /^Missing/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Setup" })).toBeVisible();
  const entry = (group: string, title: string) =>
    page.getByRole("region", { name: group }).getByRole("listitem").filter({ hasText: title });
  const hotline = entry("Placeholders", "Emergency hotline");
  await expect(hotline).toContainText("Now: +1 809-555-0199");
  await expect(entry("Not filled in", "Date of the terms")).toContainText("[effective date]");
  await expect(entry("Figures without proof", "Success rate, home page")).toContainText("Now: 100%");
  await expect(entry("Figures without proof", "Members, community page")).toContainText(
    /2,500\+; our own records count \d+/,
  );
  await expect(entry("Samples that visitors see", "Sample vendors")).toContainText(/\d+ shown/);
  await page.getByRole("button", { name: "Put off: AI for the assistant and the translation" }).click();
  await expect(page.getByText(/; 1 put off/)).toBeVisible();
  await page.getByRole("button", { name: "Back on Today: AI for the assistant and the translation" }).click();
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

test("what the owner writes is on the public pages at once, with another ETag; a wrong field is named", async ({
  page,
}) => {
  await acceptTerms(page);
  await signIn(page.request);
  const about = () => page.request.get("/about", { headers: { Cookie: "lang=en" } });
  const before = (await about()).headers().etag;
  await open(page, "/admin/setup?section=firm");
  await page.getByLabel("Name of the company").fill("Arribo Prueba SRL");
  await page.getByLabel("Phone for customers").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check the marked fields." })).toBeVisible();
  await expect(page.getByLabel("Phone for customers")).toBeFocused();
  await page.getByLabel("Phone for customers").fill("+1 809-555-0100");
  await save(page, { save: "Save", saved: "Saved, and in use" });
  const after = await about();
  expect(await after.text()).toContain("Arribo Prueba SRL");
  expect(after.headers().etag).not.toBe(before);
  await page.getByLabel("Name of the company").fill("");
  await save(page, { save: "Save", saved: "Saved, and in use" });
  expect(await (await about()).text()).not.toContain("Arribo Prueba SRL");
});

test("en español: un servidor de correo se guarda sin mostrar la contraseña, y la prueba dice lo que contestó", async ({
  page,
}) => {
  await acceptTerms(page);
  await speak(page, "es");
  await signIn(page.request);
  await open(page, "/admin/setup?section=mail");
  await page.getByLabel("Servidor de correo").fill("127.0.0.1");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Es la propia máquina del servidor")).toBeVisible();
  await page.getByLabel("Servidor de correo").fill("correo.arribo.invalid");
  await page.getByLabel("Usuario").fill("ana");
  await page.getByLabel("Contraseña").fill("yuca-con-bacalao-77");
  await save(page, { save: "Guardar", saved: "Guardado y en uso" });
  await expect(page.getByLabel("Contraseña")).toHaveValue("");
  await expect(page.getByText(/Guardado el .* Déjalo vacío/)).toBeVisible();
  await page.getByRole("button", { name: "Enviarme un correo" }).click();
  await expect(page.getByText("Sin respuesta.")).toBeVisible({ timeout: 30_000 });
  await page.getByLabel("Servidor de correo").fill("");
  await save(page, { save: "Guardar", saved: "Guardado y en uso" });
});
