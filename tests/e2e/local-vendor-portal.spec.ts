import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { consentText } from "#app/local-vendors/consent.ts";
import type { LocalVendor } from "#app/local-vendors/contract.ts";
import { acceptTerms, alive, open, sidewaysScroll, signIn, tabTo, toastOf } from "./visitor.ts";

const path = "/dominican-vendor-portal";
const draftKey = "arribo.draft.local-vendor";
const call = /\/api\/dominican-vendors(\?|$)/;

/** A name that no other test uses. */
const newName = () => `Yunior ${randomUUID().slice(0, 13)}`;

/** What staff find under a name. */
async function applications(request: APIRequestContext, name: string): Promise<LocalVendor[]> {
  await signIn(request);
  const answer = await request.get("/api/admin/dominican-vendors", { params: { search: name } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as LocalVendor[];
}

const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replaceAll("?", "\\?")}\\*?$`));
const sendButton = (page: Page) => page.getByRole("button", { name: "Enviar solicitud" });
const sent = (page: Page) => page.getByRole("heading", { level: 1, name: "¡Aplicación enviada!" });

/** The fields that must be filled in, in Spanish. */
async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, "Nombre completo").fill(name);
  await field(page, "Teléfono / WhatsApp").fill("829 555 0133");
  await field(page, "¿Qué servicio ofreces?").selectOption("Peluquería / Barbería");
  await field(page, "¿En qué zona trabajas?").selectOption("Santiago");
  await field(page, "Cuéntanos de tu servicio").fill("Recortes, barba y cejas.");
}

const values = (page: Page) =>
  page.locator("form").evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

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
    await page.getByRole("group", { name: "¿Trabajas los fines de semana?" }).getByLabel("Sí").check();
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

  test("errors stand at their fields, and what was written stays", async ({ page }) => {
    const name = newName();
    await page.goto(path);
    await fillIn(page, name);
    await field(page, "Teléfono / WhatsApp").fill("mañana te digo");
    await field(page, "¿En qué zona trabajas?").selectOption("");
    await page.getByRole("group", { name: "¿Quieres avisos por WhatsApp?" }).getByLabel("No").check();
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await sendButton(page).click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByText("Revisa los campos marcados.")).toBeVisible();
    const phone = field(page, "Teléfono / WhatsApp");
    await expect(phone).toHaveAccessibleDescription(/Escribe un teléfono/);
    await expect(phone).toBeFocused();
    await expect(field(page, "¿En qué zona trabajas?")).toHaveAccessibleDescription("Elige tu zona.");
    await expect(field(page, "¿Qué servicio ofreces?")).toHaveValue("Peluquería / Barbería");
    await expect(field(page, "Cuéntanos de tu servicio")).toHaveValue("Recortes, barba y cejas.");
    await phone.fill("829 555 0133");
    await field(page, "¿En qué zona trabajas?").selectOption("Moca");
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page.getByText("Te vamos a llamar al 829 555 0133.")).toBeVisible();
    expect(await applications(page.request, name)).toMatchObject([
      { zonaUbicacion: "Moca", whatsappNotifications: "no", nombreCompleto: name },
    ]);
  });

  test("the service in own words is asked for where it was chosen", async ({ page }) => {
    await page.goto(path);
    await fillIn(page, newName());
    await field(page, "¿Qué servicio ofreces?").selectOption("Otro servicio");
    await sendButton(page).click();
    const own = field(page, "¿Cuál es tu servicio?");
    await expect(own).toHaveAccessibleDescription(/Escribe qué servicio ofreces\.$/);
    await expect(own).toBeFocused();
    await expect(field(page, "¿Qué servicio ofreces?")).not.toHaveAttribute("aria-invalid", "true");
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
    await expect(page.getByLabel(/^Phone/)).toHaveAccessibleDescription(/Write a phone number/);
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

test.describe("the language", () => {
  test("is Spanish whatever the site speaks, and the toggle loses nothing", async ({ page }) => {
    await acceptTerms(page);
    await open(page, path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Ofrece tu servicio");
    await expect(page.locator("[lang=es]").filter({ has: heading })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await fillIn(page, "Yunior");
    await page.getByRole("group", { name: "¿Puedes ir a donde el cliente?" }).getByLabel("Sí").check();
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
    // The site's own toggle is another one.
    await page
      .getByRole("button", { name: /Español/ })
      .first()
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(heading).toHaveText("Offer your service");
  });
});

/** A network like two bars of signal: 400 kbit/s each way, 300 ms. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const throughput = (400 * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

test.describe("on a phone of 360 px, with two bars", () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: "es-DO", hasTouch: true, isMobile: true });
  test.setTimeout(120_000);

  test("the form survives the tab, and two taps make one application", async ({ context, page }) => {
    const name = newName();
    await slowDown(context, page);
    await open(page, path);
    await page.getByRole("dialog").getByRole("checkbox").check();
    await page.getByRole("button", { name: "Entrar a la Plataforma" }).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await field(page, "Nombre completo").fill(name);
    await field(page, "Teléfono / WhatsApp").fill("829 555 0133");
    await field(page, "¿Qué servicio ofreces?").selectOption("Peluquería / Barbería");
    await field(page, "Cuéntanos de tu servicio").fill("Recortes, barba y cejas.");
    await field(page, "Precio promedio").tap();
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByText("Para enviarla falta: tu zona.")).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await slowDown(context, again);
    await open(again, path);
    await expect(again.getByText("Guardamos lo que escribiste.")).toBeVisible();
    await expect(field(again, "Nombre completo")).toHaveValue(name);
    await expect(field(again, "Cuéntanos de tu servicio")).toHaveValue("Recortes, barba y cejas.");
    await field(again, "¿En qué zona trabajas?").selectOption("Santiago");
    const posts: string[] = [];
    again.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    const button = sendButton(again);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    await again.touchscreen.tap(at.x, at.y);
    await again.touchscreen.tap(at.x, at.y);
    await expect(sent(again)).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(await again.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
    expect(await applications(again.request, name)).toHaveLength(1);
  });

  test("every target is 44 px, and 320 px are enough", async ({ page }) => {
    await acceptTerms(page);
    await open(page, path);
    await field(page, "¿Qué servicio ofreces?").selectOption("Otro servicio");
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
      const small = await page.locator("main").evaluate((main) => {
        const all = main.querySelectorAll<HTMLElement>("a, button, select, textarea, input:not(.sr-only *)");
        return [...all].flatMap((one) => {
          const target = one.matches('[type="radio"]') ? (one.closest("label") ?? one) : one;
          const { width, height } = target.getBoundingClientRect();
          const inline = getComputedStyle(target).display === "inline";
          return inline || !target.checkVisibility() || (width >= 44 && height >= 44) ? [] : [one.outerHTML];
        });
      });
      expect(small).toEqual([]);
    }
  });
});

test.describe("before the page is alive", () => {
  /** Holds back all scripts until they are let through. */
  async function holdScripts(page: Page): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  }

  test("what is typed stays when it comes alive, and the draft fills the rest", async ({ page }) => {
    await acceptTerms(page);
    await open(page, path);
    await field(page, "Nombre completo").fill("Old name");
    await field(page, "Precio promedio").fill("RD$400");
    await field(page, "Precio promedio").blur();
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await field(page, "Nombre completo").fill("Yunior");
    await field(page, "¿En qué zona trabajas?").selectOption("Bonao");
    await page.getByRole("group", { name: "¿Quieres avisos por WhatsApp?" }).getByLabel("No").check();
    release();
    await alive(page);
    await expect(page.getByText("Guardamos lo que escribiste.")).toBeVisible();
    expect(await values(page)).toMatchObject({
      nombreCompleto: "Yunior",
      zonaUbicacion: "Bonao",
      precioPromedio: "RD$400",
      whatsappNotifications: "no",
    });
    await expect(page.getByText(/Para enviarla falta: tu teléfono, tu servicio, algo sobre/)).toBeVisible();
  });

  test("it can be sent all the same", async ({ page }) => {
    const name = newName();
    await acceptTerms(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await fillIn(page, name);
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    release();
    await alive(page);
    await expect(sent(page)).toBeFocused();
    await page.getByRole("button", { name: "Enviar otra solicitud" }).click();
    await expect(field(page, "Nombre completo")).toHaveValue("");
    expect(await applications(page.request, name)).toHaveLength(1);
  });
});

test.describe("when sending fails", () => {
  test("what was typed stays, and a retry whose answer was lost before makes one application", async ({
    context,
    page,
  }) => {
    const name = newName();
    await acceptTerms(page);
    await open(page, path);
    await fillIn(page, name);
    // It arrives, but the answer is lost on its way back.
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(toastOf(page).getByText("Error", { exact: true })).toBeVisible();
    await expect(toastOf(page).getByText("Hubo un problema. Inténtalo de nuevo.")).toBeVisible();
    await expect(toastOf(page).locator("[lang=es]").first()).toBeVisible();
    const note = page.locator("form").getByRole("alert").filter({ hasText: "Hubo un problema" });
    await expect(note).toContainText("Lo que escribiste sigue aquí.");
    await expect(field(page, "Nombre completo")).toHaveValue(name);
    // The tab is lost too, and the portal is read in the other language meanwhile.
    await page.close();
    const again = await context.newPage();
    await acceptTerms(again);
    await open(again, path);
    await again.getByRole("link", { name: "English" }).click();
    await again.getByRole("button", { name: "Send application" }).click();
    await expect(again.getByRole("heading", { level: 1, name: "Application submitted!" })).toBeVisible();
    expect(await applications(again.request, name)).toHaveLength(1);
  });

  test("without a network it says so, and later it goes", async ({ context, page }) => {
    const name = newName();
    await acceptTerms(page);
    await open(page, path);
    await fillIn(page, name);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText(/Parece que no tienes conexión\. Lo que escribiste/)).toBeVisible();
    await expect(toastOf(page).getByText("Hubo un problema. Inténtalo de nuevo.")).toBeVisible();
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    expect(await applications(page.request, name)).toHaveLength(1);
  });

  test("what the server finds stands at its field, which gets the focus", async ({ page }) => {
    await acceptTerms(page);
    await open(page, path);
    await fillIn(page, newName());
    const [phone, email] = [field(page, "Teléfono / WhatsApp"), page.getByLabel(/^Correo/)];
    await phone.fill("12");
    await email.fill("yunior@");
    await sendButton(page).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Escribe un teléfono con su código de área/);
    await expect(email).toHaveAccessibleDescription("Escribe un correo como nombre@ejemplo.com.");
    const note = page.locator("form").getByRole("alert");
    await expect(note).toHaveText("Revisa los campos marcados.Lo que escribiste sigue aquí.");
    await expect(toastOf(page).getByText("Error", { exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "English" }).click();
    await expect(note).toHaveText("Please check the marked fields.What you wrote is still here.");
    await page.getByRole("link", { name: "Español" }).click();
    await phone.fill("829 555 0133");
    await expect(note).toBeHidden();
    await expect(phone).not.toHaveAttribute("aria-invalid", "true");
    await email.fill("");
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
  });
});

test.describe("filling in", () => {
  test.beforeEach(async ({ page }) => {
    await acceptTerms(page);
    await open(page, path);
  });

  test("the button waits for what is needed, and names it as the way there", async ({ page }) => {
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
  });

  test("an odd number is doubted once it is left, and stops nobody", async ({ page }) => {
    const name = newName();
    await fillIn(page, name);
    const phone = field(page, "Teléfono / WhatsApp");
    const doubt = page.getByText(/No parece un número dominicano/);
    const refused = page.getByText(/Un teléfono lleva de 7 a 15 dígitos/);
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

  test("one can start over, in two steps", async ({ page }) => {
    await fillIn(page, "Yunior");
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
    await tabTo(page, page.getByRole("group", { name: /fines de semana/ }).getByLabel("Sí"));
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

test("the success survives a reload, can be shared, and makes room for another", async ({
  page,
  baseURL,
}) => {
  await acceptTerms(page);
  await open(page, path);
  await fillIn(page, newName());
  await page.getByLabel(/^Correo/).fill("yunior@example.com");
  await page.getByRole("group", { name: "¿Quieres avisos por WhatsApp?" }).getByLabel("No").check();
  await sendButton(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(toastOf(page).getByText("¡Aplicación enviada!")).toBeVisible();
  await expect(
    page.getByText("Te vamos a escribir a yunior@example.com o llamar al 829 555 0133."),
  ).toBeVisible();
  await page.reload();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByText(/queda apagado/)).toBeVisible();
  const share = page.getByRole("link", { name: "Compartir con un colega por WhatsApp" });
  const link = new URL((await share.getAttribute("href")) ?? "");
  expect(link.origin + link.pathname).toBe("https://wa.me/");
  expect(link.searchParams.get("text")).toContain(path);
  // Who opens the page anew finds the form.
  await open(page, path);
  await expect(field(page, "Nombre completo")).toHaveValue("");
  expect(baseURL).toBeTruthy();
});

test.describe("photos", () => {
  const photo = async (name: string, width: number, height: number) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await sharp({
      create: {
        width,
        height,
        channels: 3,
        background: "#0a6074",
      },
    })
      .jpeg()
      .toBuffer(),
  });
  const chooser = (page: Page) => page.locator('input[type="file"][multiple]');
  const uploads = /\/api\/dominican-vendors\/photos/;

  test("are made smaller, sent, kept with the draft, and named in the application", async ({ page }) => {
    const name = newName();
    await acceptTerms(page);
    await open(page, path);
    await fillIn(page, name);
    const sizes: (number | undefined)[][] = [];
    await page.route(uploads, async (route) => {
      const { width, height, format } = await sharp(route.request().postDataBuffer() ?? undefined).metadata();
      sizes.push([width, height]);
      expect(["webp", "jpeg"]).toContain(format);
      await route.continue();
    });
    await chooser(page).setInputFiles([await photo("a.jpg", 3200, 2400), await photo("b.jpg", 600, 900)]);
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(2);
    expect(sizes).toEqual([
      [1600, 1200],
      [600, 900],
    ]);
    await page.reload();
    await alive(page);
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(2);
    await page.getByRole("button", { name: "Quitar: foto 1" }).click();
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(1);
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    const [stored] = await applications(page.request, name);
    expect(stored?.photos).toHaveLength(1);
  });

  test("that fail are tried again, and stop nothing", async ({ page }) => {
    const name = newName();
    await acceptTerms(page);
    await open(page, path);
    await fillIn(page, name);
    let tries = 0;
    await page.route(uploads, (route) => {
      tries += 1;
      return tries < 3 ? route.abort() : route.continue();
    });
    const broken = { name: "c.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await chooser(page).setInputFiles([
      await photo("a.jpg", 600, 400),
      await photo("b.jpg", 600, 400),
      broken,
    ]);
    await expect(page.getByText("No se pudo subir. Puedes enviar la solicitud sin ella.")).toHaveCount(2);
    await expect(page.getByText(/Esta foto no se puede leer aquí/)).toBeVisible();
    // Another try would read it no better.
    await expect(page.getByRole("button", { name: /^Reintentar ?: foto 3$/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Quitar: foto 3" })).toBeVisible();
    await page.getByRole("button", { name: /^Reintentar ?: foto 2$/ }).click();
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(1);
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    const [stored] = await applications(page.request, name);
    expect(stored?.photos).toHaveLength(1);
  });

  test("that failed offline go up once the network is back; after a reload they are asked for", async ({
    context,
    page,
  }) => {
    await acceptTerms(page);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await chooser(page).setInputFiles(await photo("a.jpg", 60, 40));
    await expect(page.getByText("No se pudo subir. Puedes enviar la solicitud sin ella.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(1);
    await page.route(uploads, (route) => route.abort());
    await chooser(page).setInputFiles(await photo("b.jpg", 60, 40));
    await expect(page.getByText(/^No se pudo subir/)).toBeVisible();
    for (const _again of [1, 2]) {
      await page.reload();
      await alive(page);
      await expect(page.getByText("1 foto no subió; elígela de nuevo.")).toBeVisible();
    }
    await page.unroute(uploads);
    await chooser(page).setInputFiles(await photo("b.jpg", 60, 40));
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(2);
    await expect(page.getByText(/elígela de nuevo/)).toHaveCount(0);
  });

  test("that cannot be shown are told of, and shown when the code can be had", async ({ page }) => {
    await acceptTerms(page);
    const late = /\/assets\/portal-photo-late-/;
    await page.route(late, (route) => route.abort());
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await chooser(page).setInputFiles(await photo("a.jpg", 60, 40));
    const note = page.getByRole("alert").filter({ hasText: "No pudimos mostrar tus fotos." });
    await expect(note).toBeVisible();
    await note.getByRole("button", { name: "Reintentar" }).click();
    await expect(note).toBeVisible();
    await page.unroute(late);
    await note.getByRole("button", { name: "Reintentar" }).click();
    await page.getByRole("button", { name: /^Reintentar ?: foto 1$/ }).click();
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(1);
  });

  test("no more than six are taken", async ({ page }) => {
    await acceptTerms(page);
    await open(page, path);
    const one = await photo("a.jpg", 40, 40);
    await chooser(page).setInputFiles(Array.from({ length: 8 }, () => one));
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(6);
    await expect(page.getByText("Ya van 6, no caben más.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Elegir fotos" })).toBeDisabled();
  });
});
