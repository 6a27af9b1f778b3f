import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { applications, fillIn, newName, openPortal, path, sendButton, sent } from "../fixtures/portal.ts";
import { acceptTerms, alive, open } from "../fixtures/visitor.ts";

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
    await openPortal(page);
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
    await openPortal(page);
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
    await expect(page.getByText(/No podemos abrir esta foto/)).toBeVisible();
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

  test("that failed offline go up once the network is back; after a reload they are asked for", {
    tag: "@proof",
  }, async ({ context, page }) => {
    await openPortal(page);
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
      await expect(page.getByText("Falta 1 foto; elígela de nuevo.")).toBeVisible();
    }
    await page.unroute(uploads);
    await chooser(page).setInputFiles(await photo("b.jpg", 60, 40));
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(2);
    await expect(page.getByText(/elígela de nuevo/)).toHaveCount(0);
  });

  test("that cannot be shown are told of, and shown when the code can be had", { tag: "@proof" }, async ({
    page,
  }) => {
    await acceptTerms(page);
    const late = /\/assets\/photo-code-/;
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

  test("no more than six are taken", { tag: "@proof" }, async ({ page }) => {
    await openPortal(page);
    const one = await photo("a.jpg", 40, 40);
    await chooser(page).setInputFiles(Array.from({ length: 8 }, () => one));
    await expect(page.getByText("Subida", { exact: true })).toHaveCount(6);
    await expect(page.getByText("Ya van 6, no caben más.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Elegir fotos" })).toBeDisabled();
  });
});
