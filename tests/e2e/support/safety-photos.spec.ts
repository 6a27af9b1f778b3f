import { expect, test } from "@playwright/test";
import { protocolNames } from "#app/support/safety/protocol-names.ts";
import {
  fillIn,
  keptOnDevice,
  newName,
  safetyPath,
  storedRequests,
  submit,
} from "../fixtures/safety-page.ts";
import {
  acceptTerms,
  alive,
  choosePicture,
  choosePictureByKey,
  drawnPicture,
  open,
  openEntry,
  sidewaysScroll,
  speak,
} from "../fixtures/visitor.ts";

// Photos of a call for help: the last field, sent after the request, which never waits for them.

const widths = { phone: { width: 390, height: 844 }, wide: { width: 1320, height: 900 } } as const;
const emergencyProtocol = protocolNames["Emergency Response Protocol"].es;
const uploads = "**/api/safety-requests/photos/**";

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("by keyboard a photo goes up after the request, another is added later, and staff see both", async ({
      page,
    }) => {
      const who = newName();
      await open(page, safetyPath);
      await fillIn(page, who);
      await page.locator("main form [name=urgency]").focus();
      await choosePictureByKey(page, page.getByRole("button", { name: "Choose photos" }), "#864");
      await expect(page.getByText("Uploads after you send the request")).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await submit(page).click();
      const kept = keptOnDevice(page);
      await expect(kept).toContainText("Sent, reference");
      await expect(kept.getByText("Our team has 1 photo from you.")).toBeVisible();
      // The form is empty again.
      await expect(page.getByText("Uploads after you send the request")).toHaveCount(0);
      await choosePicture(page, "Add photos", "#468");
      await expect(kept.getByText("Our team has 2 photos from you.")).toBeVisible();
      await page.reload();
      await alive(page);
      await expect(kept.getByText("Our team has 2 photos from you.")).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      const [stored] = await storedRequests(page.request, who);
      expect(stored?.photos).toHaveLength(2);
      await acceptTerms(page);
      await open(page, `/admin/safety-requests?search=${encodeURIComponent(who)}`);
      await openEntry(page, who);
      const shown = page.getByRole("img", { name: `Photo 2 from ${who}` });
      await expect(shown).toBeVisible();
      const width = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test("without a network the photo waits with the request; one that fails says so and is tried again", async ({
      context,
      page,
    }) => {
      const who = newName();
      await speak(page, "es");
      await open(page, safetyPath);
      await page.getByRole("link", { name: emergencyProtocol }).click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("[name=contact]").fill("809 555 0143");
      await dialog.locator("[name=name]").fill(who);
      await dialog.locator("[name=details]").fill("Me rompieron la cerradura.");
      await dialog.locator("[name=urgency]").selectOption("emergency");
      await expect(dialog.getByRole("link", { name: /911/ })).toBeVisible();
      const chooser = dialog.getByLabel("Elegir fotos", { exact: true });
      await chooser.setInputFiles(await drawnPicture(page, "#a33"));
      await expect(dialog.getByText("Se sube después de enviar la solicitud")).toBeVisible();
      await page.route(uploads, (route) => route.abort());
      await context.setOffline(true);
      await dialog.getByRole("button", { name: "Enviar solicitud" }).click();
      const kept = keptOnDevice(page);
      await expect(kept).toContainText("Aún sin enviar: llama al 911");
      await expect(kept.getByText(/Tus fotos se suben cuando la solicitud salga/)).toBeVisible();
      await context.setOffline(false);
      await expect(kept).toContainText("Enviada, referencia");
      // The request is there although its photo is not.
      await expect(kept.getByText("No se pudo subir.")).toBeVisible();
      expect(await storedRequests(page.request, who)).toMatchObject([{ urgency: "emergency", photos: [] }]);
      await page.unroute(uploads);
      await kept.getByRole("button", { name: "Volver a enviar las fotos" }).click();
      await expect(kept.getByText("Nuestro equipo tiene 1 foto tuya.")).toBeVisible();
      expect((await storedRequests(page.request, who))[0]?.photos).toHaveLength(1);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}
