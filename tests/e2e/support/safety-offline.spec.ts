import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import {
  fillIn,
  keptForOffline,
  keptOnDevice,
  newName,
  safetyPath,
  storedRequests,
  submit,
} from "../fixtures/safety-page.ts";
import { acceptTerms, alive, open, signIn, speak } from "../fixtures/visitor.ts";

// The journey "Safety, bad network": what is left of it without one, and installed.

test.describe("once visited, in aeroplane mode", () => {
  test.use({ serviceWorkers: "allow" });

  const offline = async (context: BrowserContext, page: Page) => {
    await keptForOffline(page);
    await context.setOffline(true);
  };

  for (const [locale, title, notSent, noNetwork] of [
    ["en", "Safety protocols", "Not sent yet: call 911", "No connection"],
    ["es", "Protocolos de seguridad", "Aún sin enviar: llama al 911", "Sin conexión"],
  ] as const) {
    test(`in ${locale} the page opens again, keeps a request, and delivers it once when the network is back`, {
      tag: locale === "en" ? "@proof" : [],
    }, async ({ context, page, request }) => {
      const name = newName();
      const violations: string[] = [];
      await page.exposeFunction("tellViolation", (told: string) => violations.push(told));
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          (window as unknown as { tellViolation: (told: string) => void }).tellViolation(
            `${effectiveDirective} ${blockedURI}`,
          ),
        ),
      );
      await acceptTerms(page);
      // Any page brings it along, in both languages.
      await speak(page, locale === "en" ? "es" : "en");
      await open(page, "/");
      await keptForOffline(page);
      await speak(page, locale);
      await offline(context, page);
      await open(page, safetyPath);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.reload();
      await alive(page);
      await expect(page.getByRole("link", { name: /911/ }).first()).toHaveAttribute("href", "tel:911");
      await fillIn(page, name);
      await page.locator("main form [name=urgency]").selectOption("emergency");
      await submit(page).click();
      await expect(keptOnDevice(page)).toContainText(notSent);
      await page.reload();
      await alive(page);
      await expect(keptOnDevice(page)).toContainText(notSent);

      // Any other page says that there is no network, whom to call, and what is there.
      await page.goto("/packages").catch(() => undefined);
      await expect(page.getByRole("heading", { level: 1, name: noNetwork })).toBeVisible();
      await expect(page).toHaveURL("/packages");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("link", { name: /911/ })).toHaveAttribute("href", "tel:911");
      await page.getByRole("link", { name: /^(Safety page|Página de seguridad)/ }).click();
      await alive(page);
      await expect(keptOnDevice(page)).toContainText(notSent);
      expect(violations).toEqual([]);

      await context.setOffline(false);
      await expect(keptOnDevice(page)).toContainText(/(Sent, reference|Enviada, referencia) AR-/, {
        timeout: 20_000,
      });
      const stored = await storedRequests(request, name);
      expect(stored).toMatchObject([{ urgency: "emergency", locale, heldReason: null }]);
      await page.goto("/packages");
      await expect(page.getByRole("heading", { level: 1, name: noNetwork })).toBeHidden();
    });
  }

  test("the worker keeps two pages and their files, nobody's own and no answer of the API", async ({
    page,
    request,
  }) => {
    await acceptTerms(page);
    await signIn(page.request);
    await open(page, safetyPath);
    await keptForOffline(page);
    for (const other of ["/admin/today", "/vendor-directory", "/"]) await page.goto(other);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search) };
    });
    expect(kept.names).toHaveLength(1);
    const pages = kept.paths.filter((one) => !one.startsWith("/assets/"));
    const inBoth = ["/cultural-translation", "/safety"].flatMap((one) => [
      `${one}?lang=en`,
      `${one}?lang=es`,
    ]);
    expect(pages.toSorted()).toEqual([...inBoth, "/icon.svg"].toSorted());
    const worker = await request.get("/service-worker.js");
    expect(worker.headers()["cache-control"]).toBe("no-cache");
    expect(worker.headers()["content-type"]).toContain("text/javascript");
  });
});

test("the site can be installed: what its manifest names is there", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ short_name: "Arribo", start_url: "/", lang: "en", display: "minimal-ui" });
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
