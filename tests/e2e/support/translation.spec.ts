import { expect, type Page, test } from "@playwright/test";
import { keptForOffline } from "../fixtures/safety-page.ts";
import {
  acceptTerms,
  alive,
  detailOf,
  enterAsStaff,
  open,
  openEntry,
  sidewaysScroll,
  speak,
  tabTo,
  toastOf,
} from "../fixtures/visitor.ts";

// The journey "Translate at the counter", and the staff's glossary.

const path = "/cultural-translation";
const text = (page: Page) => page.locator("main form textarea");
const submit = (page: Page) => page.locator("main form button[type=submit]");
const result = (page: Page) => page.locator("section[aria-labelledby=translation] > [role=status]");
const context = (page: Page) => page.locator("section[aria-labelledby=context]");
const button = (page: Page, name: RegExp) => page.getByRole("button", { name });

test.describe("at the counter, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow" });

  for (const [locale, said, translated, known, scenario] of [
    [
      "en",
      "I need something for a fever.",
      "Necesito algo para la fiebre.",
      "acetaminofén",
      ["Transportation", "¿Cuánto cobra del aeropuerto a la ciudad?"],
    ],
    [
      "es",
      "¿Cuánto cobra hasta Puerto Plata?",
      "How much do you charge to Puerto Plata?",
      "precio",
      ["Transporte", "How much do you charge from the airport"],
    ],
  ] as const) {
    test(`in ${locale}: translate, show, swap; without a network the phrases are still there`, {
      tag: locale === "en" ? "@proof" : [],
    }, async ({ context: browser, page }) => {
      await acceptTerms(page);
      await speak(page, locale);
      await open(page, path);
      expect(await sidewaysScroll(page)).toBe(0);
      await text(page).fill(said);
      await submit(page).click();
      await expect(result(page)).toContainText(translated);
      await expect(result(page)).toBeInViewport();
      await expect(result(page).locator(`[lang=${locale === "en" ? "es" : "en"}]`)).toHaveText(translated);
      await expect(context(page)).toContainText(known);

      await button(page, /^(Show|Mostrar)$/).click();
      const screen = page.getByRole("dialog");
      await expect(screen).toContainText(translated);
      const box = await screen.boundingBox();
      expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
      await page.keyboard.press("Escape");
      await expect(screen).toBeHidden();
      await expect(button(page, /^(Show|Mostrar)$/)).toBeFocused();

      await button(page, /^(Swap|Intercambiar)/).click();
      await expect(text(page)).toHaveValue(translated);
      await expect(result(page)).toContainText(said);
      await button(page, /^(Swap|Intercambiar)/).click();

      // The worker claims the pages that are open when it becomes active; a page loading at that moment has none.
      await keptForOffline(page);

      // What was typed outlives a reload.
      await page.reload();
      await alive(page);
      await expect(text(page)).toHaveValue(said);

      await browser.setOffline(true);
      await page.goto("/packages").catch(() => undefined);
      await page.getByRole("link", { name: /^(Translation|Traducción):/ }).click();
      await alive(page);
      await button(page, new RegExp(scenario[0])).click();
      await expect(result(page)).toContainText(scenario[1]);
      await page.locator("section[aria-labelledby=last] li button").first().click();
      await expect(result(page)).toContainText(translated);
      // A sentence that is in no list is put together from the phrasebook, in the browser.
      await text(page).fill(
        locale === "en" ? "My sister needs two blankets." : "Mi hermana necesita dos mantas.",
      );
      await submit(page).click();
      await expect(result(page)).toContainText(
        locale === "en" ? "Mi hermana necesita dos" : "My sister needs two blankets",
      );
      await expect(page.getByText(/Put together from|Armada con frases/)).toBeVisible();
      // Typed anew it is found too; what is not, says that there is no network.
      await text(page).fill(said.toUpperCase());
      await submit(page).click();
      // What is typed meanwhile stays. While one translation is made, another is not begun.
      await text(page).fill("x y z");
      await expect(submit(page)).not.toHaveAttribute("aria-busy");
      await expect(result(page)).toContainText(translated);
      await expect(text(page)).toHaveValue("x y z");
      await submit(page).click();
      await expect(context(page)).toContainText(/There is no connection|No hay conexión/);
      await expect(text(page)).toHaveValue("x y z");
    });
  }

  test("a link to it works without a network, too", async ({ context: browser, page }) => {
    await acceptTerms(page);
    await open(page, "/");
    await keptForOffline(page);
    await browser.setOffline(true);
    await page.locator("footer").getByRole("link", { name: "Translation" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Say it the way it is said here.");
  });
});

for (const [locale, topic, said, shown] of [
  ["en", "Pharmacy", "Do you have sunscreen?", "¿Tiene protector solar?"],
  ["es", "Farmacia", "¿Tiene protector solar?", "Do you have sunscreen?"],
] as const)
  test(`in ${locale}: phrases are found by situation and by their words, and shown large`, async ({
    page,
  }) => {
    await acceptTerms(page);
    await speak(page, locale);
    await open(page, path);
    await page.mouse.wheel(0, 400);
    const situations = page.locator("section[aria-labelledby=situations]");
    await situations.getByRole("button", { name: topic, exact: true }).click();
    await expect(situations.getByRole("button", { name: topic, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await situations.getByRole("searchbox").fill("solar");
    await situations.getByRole("button", { name: said }).click();
    await expect(page.getByRole("dialog")).toContainText(shown);
    await page.keyboard.press("Escape");
    await situations.getByRole("searchbox").fill("zzz");
    await expect(situations.getByRole("status")).toContainText(/No phrase has|Ninguna frase/);
    expect(await sidewaysScroll(page)).toBe(0);
  });

test("whoever has used up the server's share still gets what the phrasebook knows", async ({ page }) => {
  await acceptTerms(page);
  const refusal = { message: "Too many attempts. Please try again in 24 hours.", code: "rate_limited" };
  await page.route("**/api/chat/translate", (route) => route.fulfill({ status: 429, json: refusal }));
  await open(page, path);
  await text(page).fill("I am allergic to penicillin");
  await submit(page).click();
  await expect(result(page)).toContainText("Tengo alergia a la penicilina.");
  await text(page).fill("The glockenspiel quivers obliquely");
  await submit(page).click();
  await expect(context(page)).toContainText(refusal.message);
});

test("two people speak over one phone, each in their half and language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await acceptTerms(page);
  await open(page, path);
  await button(page, /^Conversation for two$/).click();
  const dialog = page.getByRole("dialog");
  const [theirs, mine] = [dialog.locator("section[lang=es]"), dialog.locator("section[lang=en]")];
  await mine.getByRole("textbox").fill("Where is the pharmacy?");
  await page.keyboard.press("Enter");
  await expect(theirs.getByRole("status")).toContainText("farmacia");
  await expect(mine.getByRole("status")).toContainText("You said: Where is the pharmacy?");
  await theirs.getByRole("textbox").fill("Está al lado del banco.");
  await theirs.getByRole("button", { name: "Decir" }).click();
  await expect(mine.getByRole("status")).toContainText("next to the bank");
  await mine.getByRole("textbox").fill("The moon is made of cheese.");
  await mine.getByRole("button", { name: "Say it" }).click();
  await expect(mine.getByText("This sentence is not in the phrasebook.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("it reads out in the voice of the country, where the browser has one", async ({ page }) => {
  await acceptTerms(page);
  await page.addInitScript(() => {
    const spoken: [string, string][] = [];
    Object.assign(window, { spoken });
    const voices = ["en-US", "es-ES", "es-DO"].map((lang) => ({ lang }));
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => voices,
        cancel() {},
        speak: (one: { lang: string; text: string }) => spoken.push([one.lang, one.text]),
      },
    });
    class Utterance {
      voice: unknown;
      lang = "";
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  });
  await open(page, path);
  await text(page).fill("Where is the bathroom?");
  await submit(page).click();
  await button(page, /^Speak$/).click();
  await expect(button(page, /^Stop$/)).toBeVisible();
  const spoken = await page.evaluate(() => (window as unknown as { spoken: [string, string][] }).spoken);
  expect(spoken).toEqual([["es-DO", expect.stringContaining("baño")]]);
});

test("the keys alone lead through it, and what is too long says so at the field", { tag: "@proof" }, async ({
  page,
}) => {
  await acceptTerms(page);
  await open(page, path);
  await tabTo(page, text(page));
  await page.keyboard.insertText("a".repeat(2_001));
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveAccessibleDescription("At most 2000 characters.");
  await expect(text(page)).toBeFocused();
  await text(page).fill("Where is the bathroom?");
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(result(page)).toContainText("baño");
});

test("the four scenarios say the figures of the specification; a service that fails says so", async ({
  page,
}) => {
  await acceptTerms(page);
  await open(page, path);
  for (const [scenario, figures] of [
    [/^Transportation$/, [/800.{1,5}1200 pesos/]],
    [/^Dining etiquette$/, [/7-9 PM/, /12-2 PM/]],
    [/^Housing terms$/, []],
    [/^Social customs$/, []],
  ] as const) {
    const before = await text(page).inputValue();
    await button(page, scenario).click();
    for (const figure of figures) await expect(context(page)).toContainText(figure);
    await expect(text(page)).not.toHaveValue(before);
    await expect(result(page).locator("[lang=es]")).not.toBeEmpty();
  }
  await page.route("**/api/chat/translate", (route) =>
    route.fulfill({ status: 503, json: { message: "m", code: "unavailable" } }),
  );
  await text(page).fill("x");
  await submit(page).click();
  await expect(result(page)).toHaveText("Translation service unavailable");
  await expect(page.getByText("Please ensure you have an OpenAI API key configured")).toBeVisible();
  await expect(text(page)).toHaveValue("x");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form and the scenarios are answered with a page", async ({ page }) => {
    await speak(page, "es");
    await page.goto(path);
    await page.locator("main form select").first().selectOption("en");
    await page.locator("main form select").last().selectOption("es");
    await text(page).fill("I need something for a fever.");
    await submit(page).click();
    await expect(result(page)).toContainText("Necesito algo para la fiebre.");
    await expect(context(page)).toContainText("El Tylenol");
    await text(page).fill("The moon is made of cheese.");
    await submit(page).click();
    await expect(result(page)).toContainText("El servicio de traducción no está disponible");
    await expect(text(page)).toHaveValue("The moon is made of cheese.");
    await button(page, /^Etiqueta en la mesa$/).click();
    await expect(context(page)).toContainText("12-2 PM");
    await expect(result(page)).toContainText("Buenas tardes");
  });
});

test("staff add a word to the glossary, change it, and see who did", async ({ page }) => {
  await enterAsStaff(page);
  await open(page, "/admin/glossary");
  const word = `chivichana ${Date.now()}`;
  await button(page, /^Add a word$/).click();
  await button(page, /^Add a word$/).click();
  await expect(page.locator("main input[name=term]")).toBeFocused();
  await expect(page.locator("main input[name=term]")).toHaveAccessibleDescription("Fill in: Word");
  await page.locator("main input[name=term]").fill(word);
  await page.getByLabel("Meaning in English").fill("homemade cart");
  await page.getByLabel("Meaning in Spanish").fill("carrito hecho en casa");
  await page.getByLabel("What translations do with it").selectOption("kept");
  await button(page, /^Add a word$/).click();
  await expect(toastOf(page)).toContainText(word);
  await page.getByLabel("Search").fill(word);
  await expect(page.locator("[data-entry]")).toHaveCount(1);
  const row = await openEntry(page);
  await expect(row).toContainText("homemade cart");
  await row.getByRole("button", { name: /^Change/ }).click();
  await row.getByLabel("Meaning in English").fill("street cart");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("street cart");
  await expect(row.locator(":focus")).toHaveCount(1);
  await row.getByRole("button", { name: /^History/ }).click();
  await expect(row).toContainText("Meaning in English: from “homemade cart” to “street cart”");
  await expect(row).toContainText("Added");
});

test("an edit that began before a colleague's is refused, whatever was read meanwhile", async ({ page }) => {
  await enterAsStaff(page);
  const term = { term: `guagua ${Date.now()}`, meaningEn: "bus", meaningEs: "autobús", use: "kept" };
  const fields = { ...term, noteEn: "", noteEs: "" };
  const added = await page.request.post("/api/admin/glossary", { data: fields });
  const { id, version } = await added.json();
  await open(page, `/admin/glossary?search=${encodeURIComponent(term.term)}`);
  const row = await openEntry(page);
  await row.getByRole("button", { name: /^Change/ }).click();
  await row.getByLabel("Meaning in English").fill("minibus");
  const data = { ...fields, meaningEn: "colleague's bus", version };
  expect((await page.request.patch(`/api/admin/glossary/${id}`, { data })).status()).toBe(200);
  // Another word is added, and the list is read again.
  await page.getByRole("button", { name: "Add a word" }).click();
  const form = page.getByRole("region", { name: "Add a word" });
  await form.locator("input[name=term]").fill(`${term.term} other`);
  await form.getByLabel("Meaning in English").fill("x");
  await form.getByLabel("Meaning in Spanish").fill("x");
  await form.getByRole("button", { name: "Add a word" }).click();
  await expect(page.locator("[data-entry]")).toHaveCount(2);
  const edited = detailOf(page);
  await edited.getByRole("button", { name: "Save" }).click();
  await expect(edited.getByRole("alert")).toBeVisible();
  await expect(edited.getByLabel("Meaning in English")).toHaveValue("minibus");
  const [stored] = await (await page.request.get(`/api/admin/glossary?search=${term.term}`)).json();
  expect(stored.meaningEn).not.toBe("minibus");
});
