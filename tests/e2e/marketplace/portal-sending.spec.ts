import { expect, test } from "@playwright/test";
import {
  applications,
  field,
  fillIn,
  newName,
  openPortal,
  path,
  sendButton,
  sent,
} from "../fixtures/portal.ts";
import { open, toastOf } from "../fixtures/visitor.ts";

const call = /\/api\/dominican-vendors(\?|$)/;

test.describe("when sending fails", () => {
  test("what was typed stays, and a retry whose answer was lost before makes one application", async ({
    context,
    page,
  }) => {
    const name = newName();
    await openPortal(page);
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
    await openPortal(again);
    await again.getByRole("link", { name: "English" }).click();
    await again.getByRole("button", { name: "Send application" }).click();
    await expect(again.getByRole("heading", { level: 1, name: "Application submitted!" })).toBeVisible();
    expect(await applications(again.request, name)).toHaveLength(1);
  });

  test("without a network it says so, and later it goes", async ({ context, page }) => {
    const name = newName();
    await openPortal(page);
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

  test("what the server finds stands at its field, which gets the focus; put right, the success survives a reload", async ({
    page,
  }) => {
    await openPortal(page);
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
    await email.fill("yunior@example.com");
    await page.getByRole("radiogroup", { name: "¿Quieres avisos por WhatsApp?" }).getByLabel("No").check();
    await sendButton(page).click();

    // The success survives a reload, can be shared, and makes room for another.
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
  });
});
