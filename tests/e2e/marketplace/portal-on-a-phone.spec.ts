import { expect, test } from "@playwright/test";
import { isLong } from "../../support/rounds.ts";
import {
  applications,
  draftKey,
  field,
  fillIn,
  newName,
  openPortal,
  path,
  sendButton,
  sent,
  values,
} from "../fixtures/portal.ts";
import { acceptTerms, alive, holdScripts, open, sidewaysScroll, slowDown } from "../fixtures/visitor.ts";

test.describe("on a phone of 360 px, with two bars", () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: "es-DO", hasTouch: true, isMobile: true });
  test.setTimeout(120_000);

  test("the form survives the tab, and two taps make one application", async ({ context, page }) => {
    const name = newName();
    if (isLong) await slowDown(page);
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
    if (isLong) await slowDown(again);
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
    await openPortal(page);
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
  test("what is typed stays when it comes alive, and the draft fills the rest", async ({ page }) => {
    await openPortal(page);
    await field(page, "Nombre completo").fill("Old name");
    await field(page, "Precio promedio").fill("RD$400");
    await field(page, "Precio promedio").blur();
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await field(page, "Nombre completo").fill("Yunior");
    await field(page, "¿En qué zona trabajas?").selectOption("Bonao");
    await page.getByRole("radiogroup", { name: "¿Quieres avisos por WhatsApp?" }).getByLabel("No").check();
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
