import { expect, type Page, test } from "@playwright/test";
import { acceptTerms, open } from "../fixtures/visitor.ts";

const headline = {
  en: "Someone is expecting you on the island.",
  es: "Alguien te espera en la isla.",
};

test.describe("what the server writes", () => {
  const visits = [
    ["nothing said", {}, "en"],
    ["Spanish preferred", { "Accept-Language": "es-DO,es;q=0.9,en;q=0.8" }, "es"],
    ["English preferred to Spanish", { "Accept-Language": "en-US,en;q=0.9,es;q=0.8" }, "en"],
    ["Spanish by weight", { "Accept-Language": "en;q=0.2, es;q=0.7" }, "es"],
    ["neither", { "Accept-Language": "fr-FR,de;q=0.5" }, "en"],
    ["Spanish remembered", { "Accept-Language": "en-US", Cookie: "lang=es" }, "es"],
    ["English remembered", { "Accept-Language": "es-DO", Cookie: "lang=en" }, "en"],
    ["a cookie of another language", { "Accept-Language": "es", Cookie: "lang=fr" }, "es"],
  ] as const;
  test("is in the visitor's language from the first byte", async ({ playwright, baseURL }) => {
    for (const [visit, headers, locale] of visits) {
      const request = await playwright.request.newContext({
        baseURL: baseURL ?? "",
        extraHTTPHeaders: { "Accept-Language": "*", ...headers },
      });
      for (const path of ["/", "/terms"]) {
        const answer = await request.get(path);
        const html = await answer.text();
        expect(html, `${visit}: ${path}`).toContain(`<html lang="${locale}"`);
        if (path === "/") expect(html, visit).toContain(headline[locale]);
        expect(answer.headers().vary, `${visit}: ${path}`).toMatch(/accept-language/i);
        expect(answer.headers().vary, `${visit}: ${path}`).toMatch(/cookie/i);
      }
      await request.dispose();
    }
  });

  test("?lang= decides, is remembered, and ignores what is no language", async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const page = async (path: string) => (await request.get(path)).text();
    expect(await page("/?lang=es")).toContain('<html lang="es"');
    expect(await page("/")).toContain('<html lang="es"');
    expect(await page("/?lang=en")).toContain('<html lang="en"');
    expect(await page("/")).toContain('<html lang="en"');
    expect(await page("/?lang=xx")).toContain('<html lang="en"');
    await request.dispose();
  });
});

test.describe("for a browser that prefers Spanish", () => {
  test.use({ locale: "es-DO" });
  test("there is no flash of the other language", async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenLanguages: seen });
      new MutationObserver(() => {
        seen.push(document.documentElement.lang);
        const title = document.querySelector("h1")?.textContent;
        if (title) seen.push(title);
      }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    });
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.es);
    const seen = await page.evaluate(() => (window as unknown as { seenLanguages: string[] }).seenLanguages);
    expect([...new Set(seen)].filter(Boolean).sort()).toEqual([headline.es, "es"].sort());
  });

  test("the toggle is remembered on the next visit", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: /^EN/ }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.en);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.en);
    await expect(page.getByRole("button", { name: /^EN/ }).first()).toHaveAttribute("aria-pressed", "true");
  });
});

test("?lang=es in the browser lasts for the pages after it", async ({ page }) => {
  await open(page, "/?lang=es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.es);
  await open(page, "/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("the toggle changes every text in place and loses no choice", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByLabel("Where to").selectOption("Samaná");
  await page.getByLabel("Which month").selectOption({ index: 5 });
  const month = await page.getByLabel("Which month").inputValue();
  await page.getByLabel("Who you are").selectOption({ label: "family" });
  await page.getByRole("button", { name: /^View Details of Royal/ }).click();
  await page.getByRole("button", { name: /^ES/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.es);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page).toHaveTitle("Tu mudanza a la República Dominicana · Arribo");
  await expect(page.getByLabel("A dónde")).toHaveValue("Samaná");
  await expect(page.getByLabel("Qué mes")).toHaveValue(month);
  await expect(page.getByLabel("Cómo vives").locator("option:checked")).toHaveText("viajo con mi familia");
  await expect(page.getByRole("button", { name: /^Ver menos de Royal/ })).toBeVisible();
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
});

/** The page's words, line by line; what has no word in it is left out. */
async function lines(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const options = await page.locator("option").allInnerTexts();
  return [...text.split("\n"), ...options]
    .map((line) => line.trim())
    .filter((line) => /\p{L}{3}/u.test(line));
}

// The same in both languages: names of people, places and packages, and the languages' own names.
const same =
  /^(Arribo|EN English|ES Español|Explorer|Royal|Elite|Español|English|Puerto Plata|Santo Domingo|Santiago|Punta Cana|La Romana|San Pedro de Macorís|Sosúa|Cap Cana|Cabarete|Jarabacoa|Las Terrenas|Samaná|Haiti|Haití)$/;

test("nothing on the home page is left in the other language", async ({ page, browser, baseURL }) => {
  await acceptTerms(page);
  await open(page, "/?lang=en");
  const spanish = await browser.newPage({ baseURL: baseURL ?? "", locale: "es-DO" });
  await open(spanish, "/");
  for (const [tab, name] of [
    [page, /^View Details/],
    [spanish, /^Ver detalles/],
  ] as const) {
    const details = tab.getByRole("button", { name });
    for (let left = await details.count(); left > 0; left -= 1) await details.first().click();
    await expect(details).toHaveCount(0);
  }
  const inEnglish = new Set(await lines(page));
  const shared = (await lines(spanish)).filter((line) => inEnglish.has(line) && !same.test(line));
  expect(shared).toEqual([]);
  await spanish.close();
});
