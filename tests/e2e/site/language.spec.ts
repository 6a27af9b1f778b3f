import { expect, type Page, test } from "@playwright/test";
import { acceptTerms, open } from "../fixtures/visitor.ts";

const headline = {
  en: "Someone is expecting you on the island.",
  es: "Alguien te espera en la isla.",
};

// How a language is chosen, header by header: platform/i18n/choose-locale.test.ts.
test("the server writes in the visitor's language from the first byte; ?lang= decides and is remembered", async ({
  request,
}) => {
  for (const [headers, locale] of [
    [{ "Accept-Language": "es-DO,es;q=0.9,en;q=0.8" }, "es"],
    [{ "Accept-Language": "en-US", Cookie: "lang=es" }, "es"],
    [{ "Accept-Language": "es-DO", Cookie: "lang=en" }, "en"],
  ] as const) {
    for (const path of ["/", "/terms"]) {
      const answer = await request.get(path, { headers });
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${locale}"`);
      if (path === "/") expect(html).toContain(headline[locale]);
      expect(answer.headers().vary, path).toMatch(/accept-language.*cookie|cookie.*accept-language/i);
    }
  }
  for (const [path, locale] of [
    ["/?lang=es", "es"],
    ["/", "es"],
    ["/?lang=en", "en"],
    ["/terms", "en"],
    ["/?lang=xx", "en"],
  ] as const)
    expect(await (await request.get(path)).text(), path).toContain(`<html lang="${locale}"`);
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
});

test("the toggle changes every text in place, loses no choice, and is remembered on the next visit", async ({
  page,
}) => {
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
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline.es);
  await expect(page.getByRole("button", { name: /^ES/ }).first()).toHaveAttribute("aria-pressed", "true");
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

// Every screen by its tables, this one among them: spanish.spec.ts.
test("nothing on the home page is left in the other language", { tag: "@proof" }, async ({
  page,
  browser,
}) => {
  await acceptTerms(page);
  await open(page, "/?lang=en");
  const spanish = await browser.newPage({ locale: "es-DO" });
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
