import { expect, test } from "@playwright/test";
import { routesIn, screens } from "../../support/calls/access-matrix.ts";
import { sampleOf } from "../fixtures/sample.ts";
import { acceptTerms, open, speak } from "../fixtures/visitor.ts";

/** Addresses that no route knows, and those of a record that is not there. */
const unknown = ["/nothing-here", "/terms/more", "/index.php", "/%F0%9F%90%88", "/a/b/c?x=1"];
const missing = [
  ...["/vendor/999999999", "/vendor/99999999999999999999", "/vendor/07", "/vendor/1.0", "/vendor/-1"],
  ...["/vendor/abc", "/booking/999999999", "/booking/abc", "/book-vendor/999999999", "/services/nothing"],
  ...["/track/unknown", "/track/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "/review/unknown", "/job-offer/unknown"],
  ...["/community-board/999999999", "/community-board/07", "/board-letters/unknown", "/guide/nothing"],
  ...["/planning-call/unknown", "/staff-invitation/unknown", "/staff-password/unknown"],
  ...["/vendor-application-status/unknown", "/sitemap-1.xml", "/sitemap-99.xml", "/share/nothing.png"],
];

test("what is not there is a real 404 that nobody lists, with the footer's phone and the chat, in either language", async ({
  request,
}) => {
  for (const path of routesIn(screens.anyone).filter((one) => /:\w+$/.test(one)))
    expect(missing.join(" "), path).toContain(path.slice(0, path.indexOf(":")));
  for (const [locale, title, chat] of [
    ["en", "Page not found", "Open the support chat"],
    ["es", "Página no encontrada", "Abrir el chat de ayuda"],
  ] as const) {
    for (const path of [...unknown, ...missing]) {
      const answer = await request.get(path, { headers: { Cookie: `lang=${locale}` } });
      const html = await answer.text();
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(html, path).toContain(`<html lang="${locale}"`);
      expect(html, path).toMatch(/<meta name="robots" content="noindex/);
      expect(html, path).not.toMatch(/rel="canonical"|hreflang=/);
      if (unknown.includes(path)) expect(html, path).toContain(`${title} · Arribo</title>`);
      const [, footer = ""] = html.split("<footer");
      expect(footer, path).toMatch(/href="tel:\+\d+/);
      expect(html, path).toContain(`aria-label="${chat}"`);
    }
  }
  for (const malformed of ["/%", "/a%0Ab"]) {
    const answer = await request.get(malformed);
    expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining("Page not found")]);
  }
});

test("a mistyped link of a booking: the chat opens there", async ({ page }) => {
  await acceptTerms(page);
  await open(page, "/track/no-such-booking");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Open the support chat" }).click();
  await expect(page.getByRole("dialog", { name: "Support Chat" })).toBeVisible();
});

test("a page that fails to render has the chat, which opens there, in either language", async ({ page }) => {
  await acceptTerms(page);
  const languages = [
    ["en", "Something went wrong", "Open the support chat", "Support Chat"],
    ["es", "Algo salió mal", "Abrir el chat de ayuda", "Chat de ayuda"],
  ] as const;
  for (const [locale, title, button, panel] of sampleOf(languages, 2)) {
    await speak(page, locale);
    await open(page, "/vendor-list");
    await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.locator('footer a[href="/guide"]').click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("dialog", { name: panel })).toBeVisible();
    await page.unroute("**/*.data*");
  }
});
