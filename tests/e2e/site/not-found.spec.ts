import { expect, test } from "@playwright/test";
import { sampleOf } from "../fixtures/sample.ts";
import { acceptTerms, open, speak } from "../fixtures/visitor.ts";

/** Pages of a record that is not there, and one that no route knows. */
const missing = [
  "/vendor/999999",
  "/booking/999999",
  "/track/no-such-booking",
  "/job-offer/no-such-offer",
  "/review/no-such-review",
  "/community-board/999999",
  "/guide/no-such-topic",
  "/vendor-application-status/no-such-application",
  "/no-such-page",
];

test("a page that is not there has the footer's phone and the chat, in either language", async ({
  request,
}) => {
  for (const locale of ["en", "es"]) {
    for (const path of missing) {
      const answer = await request.get(path, { headers: { Cookie: `lang=${locale}` } });
      const html = await answer.text();
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(html, path).toContain(`<html lang="${locale}"`);
      const [, footer = ""] = html.split("<footer");
      expect(footer, path).toMatch(/href="tel:\+\d+/);
      expect(html, path).toMatch(
        locale === "en" ? /aria-label="Open the support chat"/ : /aria-label="Abrir el chat de ayuda"/,
      );
    }
  }
});

test("a mistyped link of a booking: the chat opens there", async ({ page, baseURL }) => {
  await acceptTerms(page);
  await speak(page, "en", baseURL);
  await open(page, "/track/no-such-booking");
  await page.getByRole("button", { name: "Open the support chat" }).click();
  await expect(page.getByRole("dialog", { name: "Support Chat" })).toBeVisible();
});

test("a page that fails to render has the chat, which opens there, in either language", async ({
  page,
  baseURL,
}) => {
  await acceptTerms(page);
  const languages = [
    ["en", "Something went wrong", "Open the support chat", "Support Chat"],
    ["es", "Algo salió mal", "Abrir el chat de ayuda", "Chat de ayuda"],
  ] as const;
  for (const [locale, title, button, panel] of sampleOf(languages, 2)) {
    await speak(page, locale, baseURL);
    await open(page, "/vendor-list");
    await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.locator('footer a[href="/guide"], header a[href="/guide"], a[href="/guide"]').first().click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("dialog", { name: panel })).toBeVisible();
    await page.unroute("**/*.data*");
  }
});
