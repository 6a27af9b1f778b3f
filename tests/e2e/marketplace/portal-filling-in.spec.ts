import { expect, test } from "@playwright/test";
import { consentText } from "#app/marketplace/local-vendors/rules/consent.ts";
import {
  applications,
  draftKey,
  field,
  fillIn,
  newName,
  openPortal,
  sendButton,
  sent,
  values,
} from "../fixtures/portal.ts";
import { alive, tabTo } from "../fixtures/visitor.ts";

test.describe("the language", () => {
  test("is Spanish whatever the site speaks, and the toggle loses nothing", async ({ page }) => {
    await openPortal(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Ofrece tu servicio");
    await expect(page.locator("[lang=es]").filter({ has: heading })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await fillIn(page, "Yunior");
    await page.getByRole("radiogroup", { name: "¿Puedes ir a donde el cliente?" }).getByLabel("Sí").check();
    const typed = await values(page);
    await page.getByRole("link", { name: "English" }).click();
    await expect(heading).toHaveText("Offer your service");
    await expect(page.locator("[lang=en]").filter({ has: heading }).last()).toHaveAttribute("lang", "en");
    expect(await values(page)).toEqual({ ...typed, language: "EN" });
    await expect(page.getByText(consentText.en)).toBeVisible();
    await page.reload();
    await alive(page);
    await expect(heading).toHaveText("Offer your service");
    expect(await values(page)).toEqual({ ...typed, language: "EN" });
    // The site's own toggle, which says something else, does not stand beside it.
    await expect(page.getByRole("button", { name: /^(EN|ES|English|Español)/ })).toHaveCount(0);
  });
});

test("the door asks which way is one's own, and leads a firm on in the portal's language", async ({
  page,
}) => {
  await openPortal(page);
  const door = page.getByRole("navigation", {
    name: "¿Trabajas por tu cuenta o es una empresa registrada?",
  });
  await door.getByRole("link", { name: /^Por mi cuenta/ }).click();
  await expect(field(page, "Nombre completo")).toBeFocused();
  await expect(field(page, "Nombre completo")).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("");
  for (const [name, to] of [
    ["Crea una cuenta", "/vendor-signup?lang=es"],
    ["Entra", "/vendor-login?lang=es"],
  ] as const)
    await expect(door.getByRole("link", { name })).toHaveAttribute("href", to);
  await door.getByRole("link", { name: /^Una empresa registrada/ }).click();
  await expect(page).toHaveURL("/vendor-application?lang=es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test.describe("filling in", () => {
  test.beforeEach(async ({ page }) => {
    await openPortal(page);
  });

  test("the button waits for what is needed, and names it as the way there; one can start over", async ({
    page,
  }) => {
    await expect(sendButton(page)).toBeDisabled();
    await page.getByRole("link", { name: "algo sobre tu servicio" }).click();
    await expect(field(page, "Cuéntanos de tu servicio")).toBeFocused();
    expect(new URL(page.url()).hash).toBe("");
    await fillIn(page, "Yunior");
    await expect(sendButton(page)).toBeEnabled();
    await field(page, "¿Qué servicio ofreces?").selectOption("Otro servicio");
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByText("Para enviarla falta: cuál servicio.")).toBeVisible();
    await field(page, "¿Cuál es tu servicio?").fill("Tapicería");
    await expect(sendButton(page)).toBeEnabled();
    for (const name of ["nombreCompleto", "telefono", "descripcionServicio"])
      await expect(page.locator(`[name=${name}]`)).toHaveAttribute("required");
    await expect(page.locator("[name=telefono]")).toHaveAttribute("inputmode", "tel");
    await expect(page.locator("[name=telefono]")).toHaveAttribute("autocomplete", "tel");

    // One can start over, in two steps.
    await page.reload();
    await alive(page);
    await page.getByRole("button", { name: "Empezar de nuevo" }).click();
    await expect(page.getByRole("button", { name: "No, déjalo" })).toBeFocused();
    await page.getByRole("button", { name: "No, déjalo" }).click();
    await expect(field(page, "Nombre completo")).toHaveValue("Yunior");
    await page.getByRole("button", { name: "Empezar de nuevo" }).click();
    await page.getByRole("button", { name: "Sí, borrar" }).click();
    await expect(field(page, "Nombre completo")).toHaveValue("");
    expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
    await page.reload();
    await alive(page);
    await expect(field(page, "Nombre completo")).toHaveValue("");
    await expect(page.getByText("Guardamos lo que escribiste.")).toHaveCount(0);
  });

  test("an odd number is doubted once it is left, and stops nobody", async ({ page }) => {
    const name = newName();
    await fillIn(page, name);
    const phone = field(page, "Teléfono / WhatsApp");
    const doubt = page.getByText(/No parece un número dominicano/);
    const refused = page.getByText(/Escribe un teléfono de 7 a 15 dígitos/);
    await phone.fill("555-12");
    await phone.blur();
    await expect(refused).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await phone.fill("");
    await expect(refused).toHaveCount(0);
    await phone.fill("787 555 0133");
    await expect(doubt).toHaveCount(0);
    await phone.blur();
    await expect(doubt).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(/código de área.*No parece/);
    await phone.fill("+1 787 555 0133");
    await expect(doubt).toHaveCount(0);
    await phone.fill("555 0133");
    await phone.blur();
    await expect(doubt).toBeVisible();
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
  });

  test("by keyboard alone", async ({ page }) => {
    const name = newName();
    await tabTo(page, field(page, "Nombre completo"));
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.type("829 555 0133");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Moto");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Moca");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Viajes en motor.");
    await tabTo(page, page.getByRole("radiogroup", { name: /fines de semana/ }).getByLabel("Sí"));
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await tabTo(page, sendButton(page));
    await page.keyboard.press("Enter");
    await expect(sent(page)).toBeFocused();
    expect(await applications(page.request, name)).toMatchObject([
      {
        servicioOfrece: "Motoconcho",
        zonaUbicacion: "Moca",
        disponibleFinSemana: "si",
        puedeMoverse: "no",
      },
    ]);
  });
});
