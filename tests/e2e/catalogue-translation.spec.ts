import { expect, test } from "@playwright/test";
import { type Row, Screen, type State, walk } from "./catalogue.ts";
import { acceptTerms, open, speak } from "./visitor.ts";

// The catalogue of the spec's "Cultural translation", with its states, error catalogue and constants. The spec has the
// English; the Spanish is ours.

const call = "**/api/chat/translate";
const path = "/cultural-translation";

const fields: readonly Row[] = [
  ["field", "From", "De"],
  ["option", "English", "English", "From"],
  ["option", "Español", "Español", "From"],
  ["field", "To", "A"],
  ["option", "English", "English", "To"],
  ["option", "Español", "Español", "To"],
  ["button", "Swap the languages", "Intercambiar los idiomas"],
  ["field", "What you want to say", "Lo que quieres decir"],
];

const submit = (screen: Screen) => screen.button("Translate with Cultural Context");

const states: readonly State[] = [
  {
    state: "before anything is typed",
    reach: ({ page }) => open(page, path),
    texts: [
      ["title", "Cultural translation · Arribo", "Traducción cultural · Arribo"],
      ...fields,
      ["button", "Translate with Cultural Context", "Traducir con contexto cultural"],
      ["heading", "Translation", "Traducción"],
      ["heading", "Cultural context", "Contexto cultural"],
      ["heading", "Common situations", "Situaciones comunes"],
      ["button", "Housing terms", "Términos de vivienda"],
      ["button", "Dining etiquette", "Etiqueta en la mesa"],
      ["button", "Transportation", "Transporte"],
      ["button", "Social customs", "Costumbres sociales"],
    ],
    async also(screen) {
      await expect(submit(screen)).toBeDisabled();
      await screen.field("What you want to say").fill("   ");
      await expect(submit(screen)).toBeDisabled();
    },
  },
  {
    state: "on its way",
    async reach(screen) {
      await screen.field("What you want to say").fill("x");
      await submit(screen).click();
    },
    texts: [["button", "Translating...", "Traduciendo..."]],
    async also(screen) {
      await expect(screen.button("Translating...")).toHaveAttribute("aria-disabled", "true");
    },
  },
  {
    state: "failed",
    reach: (screen) => screen.give("translate", { status: 503, json: { message: "m", code: "unavailable" } }),
    texts: [
      ["status", "Translation service unavailable", "El servicio de traducción no está disponible"],
      [
        "text",
        "Please ensure you have an OpenAI API key configured",
        "Asegúrate de tener configurada una clave de API de OpenAI",
      ],
    ],
    async also(screen) {
      await expect(screen.field("What you want to say")).toHaveValue("x");
    },
  },
  {
    state: "translated",
    async reach(screen) {
      const json = { translatedText: "xyz", culturalContext: null, from: "model" };
      await screen.page.unroute(call);
      await screen.page.route(call, (route) => route.fulfill({ status: 200, json }));
      await submit(screen).click();
    },
    texts: [
      ["status", "xyz", "xyz"],
      [
        "text",
        "Translated by AI. Check what matters with the person in front of you.",
        "Traducido por IA. Lo importante, confírmalo con quien tienes delante.",
      ],
      ["button", "Show", "Mostrar"],
      ["button", "Copy", "Copiar"],
      ["heading", "Your last phrases", "Tus últimas frases"],
      ["button", "Forget them", "Olvidarlas"],
    ],
  },
];

for (const locale of ["en", "es"] as const) {
  test(`every text of the translation tool, in ${locale}`, async ({ page, baseURL }) => {
    await acceptTerms(page);
    await speak(page, locale, baseURL);
    const screen = new Screen(page, locale, states);
    await screen.hold("translate", call);
    await walk(screen, states);
  });
}

test("the four scenarios say the spec's figures", async ({ page }) => {
  await acceptTerms(page);
  await open(page, path);
  const context = page.locator("section[aria-labelledby=context]");
  const text = page.locator("main form textarea");
  const result = page.locator("section[aria-labelledby=translation]");
  for (const [scenario, figures] of [
    ["Transportation", [/800.{1,5}1200 pesos/]],
    ["Dining etiquette", [/7-9 PM/, /12-2 PM/]],
  ] as const) {
    await page.getByRole("button", { name: scenario }).click();
    for (const figure of figures) await expect(context).toContainText(figure);
  }
  for (const scenario of ["Housing terms", "Social customs"]) {
    const before = await text.inputValue();
    await page.getByRole("button", { name: scenario }).click();
    await expect(text).not.toHaveValue(before);
    await expect(result.locator("[lang=es]")).not.toBeEmpty();
  }
});
