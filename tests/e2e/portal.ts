import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { LocalVendor } from "#app/local-vendors/contract.ts";
import { acceptTerms, open, signIn } from "./visitor.ts";

export const path = "/dominican-vendor-portal";
/** Where the browser keeps what was written and not sent. */
export const draftKey = "arribo.draft.local-vendor";

/** The portal, by somebody who accepted the terms before. */
export async function openPortal(page: Page): Promise<void> {
  await acceptTerms(page);
  await open(page, path);
}

/** A name that no other test uses. */
export const newName = () => `Yunior ${randomUUID().slice(0, 13)}`;

/** What staff find under a name. */
export async function applications(request: APIRequestContext, name: string): Promise<LocalVendor[]> {
  await signIn(request);
  const answer = await request.get("/api/admin/dominican-vendors", { params: { search: name } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as LocalVendor[];
}

export const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replaceAll("?", "\\?")}\\*?$`));
export const sendButton = (page: Page) => page.getByRole("button", { name: "Enviar solicitud" });
export const sent = (page: Page) => page.getByRole("heading", { level: 1, name: "¡Aplicación enviada!" });

/** The fields that must be filled in, in Spanish. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, "Nombre completo").fill(name);
  await field(page, "Teléfono / WhatsApp").fill("829 555 0133");
  await field(page, "¿Qué servicio ofreces?").selectOption("Peluquería / Barbería");
  await field(page, "¿En qué zona trabajas?").selectOption("Santiago");
  await field(page, "Cuéntanos de tu servicio").fill("Recortes, barba y cejas.");
}

/** The same, whatever the language. */
async function filledPortal(page: Page) {
  await page.locator("[name=nombreCompleto]").fill("Yunior");
  await page.locator("[name=telefono]").fill("829 555 0133");
  await page.locator("[name=servicioOfrece]").selectOption("Costura");
  await page.locator("[name=zonaUbicacion]").selectOption("Moca");
  await page.locator("[name=descripcionServicio]").fill("Arreglos.");
}

/** What the server would not take: a number and an address that are none, and a photo that cannot be read. */
export async function refusedPortal(page: Page) {
  await filledPortal(page);
  await page.locator("[name=telefono]").fill("12");
  await page.locator("[name=email]").fill("x");
  const photo = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.locator("input[type=file][multiple]").setInputFiles(photo);
  // What cannot be read is not tried again.
  await expect(page.getByText("Quitar")).toBeVisible();
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
}

/** What stands after sending; once sent, it stays. */
export async function sentPortal(page: Page) {
  if (await page.locator("[name=nombreCompleto]").isVisible()) {
    await filledPortal(page);
    await page.locator('main button[type="submit"]').click();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Application submitted!" })).toBeVisible();
}

/** All that the form would send. */
export const values = (page: Page) =>
  page.locator("main form").evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
