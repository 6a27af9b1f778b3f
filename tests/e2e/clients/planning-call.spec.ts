import { expect, test } from "@playwright/test";
import { acceptTerms, newEmail, open, speak } from "../fixtures/visitor.ts";

// Honolulu's clock never shows the hour of Santo Domingo.
test.use({ viewport: { width: 390, height: 844 }, timezoneId: "Pacific/Honolulu" });

for (const [locale, text] of [
  [
    "en",
    { own: "your time", phone: "Your phone number", youCall: "please call us", weCall: "We’ll call you" },
  ],
  [
    "es",
    {
      own: "en tu hora local",
      phone: "Tu número de teléfono",
      youCall: "llámanos tú",
      weCall: "Te llamamos",
    },
  ],
] as const)
  test(`in ${locale}: the receipt offers the call first; it says the reader's hour, and takes a number that was missing`, async ({
    page,
  }) => {
    await acceptTerms(page);
    await speak(page, locale);
    await open(page, "/?consult=open");
    const dialog = page.getByRole("dialog");
    await dialog.locator('input[name="name"]').fill("Barbara");
    await dialog.locator('input[name="email"]').fill(newEmail("call"));
    await dialog.locator('button[type="submit"]').click();
    const onward = dialog.locator('a[href^="/planning-call/"]');
    await expect(onward).toBeInViewport({ ratio: 1 });
    await onward.click();

    const main = page.getByRole("main");
    await expect(main.locator("summary").first()).toContainText(text.own);
    // Another half hour than the other language's test, which may choose at the same moment.
    await main
      .locator("details button")
      .nth(locale === "en" ? 0 : 1)
      .click();
    await expect(main).toContainText(text.youCall);
    await expect(main.locator("h2 + p").first()).toContainText(text.own);
    const phone = main.getByLabel(text.phone);
    await phone.fill("614-555-0134");
    await phone.press("Enter");
    await expect(main).toContainText(text.weCall);
    await expect(main).not.toContainText(text.youCall);
    await expect(phone).toHaveCount(0);
  });
