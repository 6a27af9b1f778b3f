import { expect, test } from "@playwright/test";
import { consentText } from "#app/marketplace/local-vendors/rules/consent.ts";
import { applications, field, fillIn, newName, path, sendButton, sent } from "../fixtures/portal.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody applies, in own words, and is told so", async ({ page }) => {
    const name = newName();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Ofrece tu servicio" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Tomar una foto" })).toBeHidden();
    await expect(field(page, "¿Cuál es tu servicio?")).toBeHidden();
    await fillIn(page, name);
    await field(page, "¿Qué servicio ofreces?").selectOption("Otro servicio");
    await field(page, "¿Cuál es tu servicio?").fill("Tapicería de muebles");
    await page.getByRole("radiogroup", { name: "¿Trabajas los fines de semana?" }).getByLabel("Sí").check();
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page.getByText("Te vamos a contactar por WhatsApp, al 829 555 0133.")).toBeVisible();
    await page.getByRole("link", { name: "Enviar otra solicitud" }).click();
    await expect(field(page, "Nombre completo")).toHaveValue("");
    const [stored, ...others] = await applications(page.request, name);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      servicioOfrece: "Tapicería de muebles",
      zonaUbicacion: "Santiago",
      telefono: "+18295550133",
      disponibleFinSemana: "si",
      puedeMoverse: "",
      whatsappNotifications: "si",
      consentText: consentText.es,
      language: "ES",
    });
  });

  test("errors stand at their fields, the first has the focus, and what was written stays", async ({
    page,
  }) => {
    const name = newName();
    await page.goto(path);
    await fillIn(page, name);
    const service = field(page, "¿Qué servicio ofreces?");
    await service.selectOption("Otro servicio");
    await field(page, "Teléfono / WhatsApp").fill("mañana te digo");
    await field(page, "¿En qué zona trabajas?").selectOption("");
    await page.getByRole("radiogroup", { name: "¿Quieres avisos por WhatsApp?" }).getByLabel("No").check();
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await sendButton(page).click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByText("Revisa los campos marcados.")).toBeVisible();
    const phone = field(page, "Teléfono / WhatsApp");
    await expect(phone).toHaveAccessibleDescription(/Escribe un teléfono/);
    await expect(phone).toBeFocused();
    await expect(field(page, "¿En qué zona trabajas?")).toHaveAccessibleDescription("Elige tu zona.");
    await expect(service).toHaveValue("Otro servicio");
    await expect(field(page, "Cuéntanos de tu servicio")).toHaveValue("Recortes, barba y cejas.");
    await phone.fill("829 555 0133");
    await field(page, "¿En qué zona trabajas?").selectOption("Moca");
    await sendButton(page).click();
    // The service in own words is asked for where it was chosen.
    const own = field(page, "¿Cuál es tu servicio?");
    await expect(own).toHaveAccessibleDescription(/Escribe qué servicio ofreces\.$/);
    await expect(own).toBeFocused();
    await expect(service).not.toHaveAttribute("aria-invalid", "true");
    await own.fill("Tapicería");
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page.getByText("Te vamos a llamar al 829 555 0133.")).toBeVisible();
    expect(await applications(page.request, name)).toMatchObject([
      { zonaUbicacion: "Moca", whatsappNotifications: "no", nombreCompleto: name },
    ]);
  });

  test("the toggle is a link that is remembered", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Offer your service" })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Offer your service" })).toBeVisible();
    await expect(
      page
        .getByLabel(/^What service/)
        .locator("option")
        .nth(1),
    ).toHaveText("Hair / barber");
    await page.getByLabel(/^Full name/).fill("Ann");
    await page.getByLabel(/^Phone/).fill("x");
    await page.getByLabel(/^Tell us about/).fill("Hair.");
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByText("Choose your area.")).toBeVisible();
    await expect(page.getByLabel(/^Phone/)).toHaveAccessibleDescription(/Enter a phone number/);
  });
});

test("another site's form is refused, and one that does not say where it comes from", async ({
  request,
  baseURL,
}) => {
  const form = { nombreCompleto: newName(), telefono: "829 555 0133" };
  for (const origin of ["https://evil.example", "null", null]) {
    const answer = await request.post(path, { form, headers: origin === null ? {} : { Origin: origin } });
    expect(answer.status(), String(origin)).toBe(403);
  }
  const json = await request.post(path, { data: form, headers: { Origin: baseURL ?? "" } });
  expect(json.status()).toBe(415);
});

test("a form that is posted twice at once makes one application", async ({ request, baseURL }) => {
  const name = newName();
  const form = {
    nombreCompleto: name,
    telefono: "829 555 0133",
    servicioOfrece: "Costura",
    zonaUbicacion: "Moca",
    descripcionServicio: "Arreglos.",
    whatsappNotifications: "si",
    language: "ES",
  };
  const post = () => request.post(path, { form, headers: { Origin: baseURL ?? "" } });
  const answers = await Promise.all([post(), post(), post()]);
  for (const answer of answers) expect(await answer.text()).toContain("¡Aplicación enviada!");
  expect(await applications(request, name)).toHaveLength(1);
});
