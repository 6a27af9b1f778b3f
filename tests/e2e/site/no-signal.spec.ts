import { expect, test } from "@playwright/test";
import { keptForOffline } from "../fixtures/safety-page.ts";
import { acceptTerms, alive, open, speak, toastOf } from "../fixtures/visitor.ts";

// A link tapped where there is no signal must not cost the page one is on.

test.use({ serviceWorkers: "allow" });

for (const { locale, form, packages, safety, title, text } of [
  {
    locale: "en",
    form: "Name",
    packages: "Packages",
    safety: "Safety",
    title: "No signal",
    text: "You’re still on this page. Tap again when the signal is back.",
  },
  {
    locale: "es",
    form: "Nombre",
    packages: "Paquetes",
    safety: "Seguridad",
    title: "Sin señal",
    text: "Sigues en esta página; toca de nuevo cuando vuelva la señal.",
  },
] as const) {
  test(`without a signal a link to another page stays and says so, in ${locale}`, {
    tag: locale === "en" ? "@proof" : [],
  }, async ({ context, page }) => {
    await acceptTerms(page);
    await speak(page, locale);
    await open(page, "/?consult=open");
    await keptForOffline(page);
    const name = page.getByRole("dialog").getByRole("textbox", { name: form, exact: true });
    await name.fill("Marsha");
    await page.keyboard.press("Escape");
    const mark = () => page.evaluate(() => Object.assign(window, { samePage: true }));
    await mark();
    const samePage = () => page.evaluate(() => "samePage" in window);

    await context.setOffline(true);
    const bar = page.getByRole("banner");
    await bar.getByRole("link", { name: packages }).click();
    await expect(toastOf(page)).toContainText(title);
    await expect(toastOf(page)).toContainText(text);
    // By keyboard, too.
    await bar.getByRole("link", { name: packages }).press("Enter");
    expect(await samePage()).toBe(true);
    // Within the page, and to the page that is kept on the device, links lead on.
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^(Contact|Contacto)$/ })
      .click();
    await expect(page).toHaveURL(/\/#contact$/);
    await bar.getByRole("link", { name: safety }).click();
    await expect(page).toHaveURL("/safety");
    await alive(page);
    await expect(page.getByRole("link", { name: /911/ }).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    // From there, too, one does not fall out of the page into one that is not kept.
    await mark();
    await bar.getByRole("link", { name: packages }).click();
    await expect(toastOf(page)).toContainText(title);
    await page.waitForLoadState();
    expect(await samePage()).toBe(true);

    await context.setOffline(false);
    await bar.getByRole("link", { name: packages }).click();
    await expect(page).toHaveURL("/packages");
    await expect(page.locator("h1")).toBeVisible();
  });
}
