import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phrases } from "./phrases.ts";
import {
  addsFacts,
  explainTerms,
  fold,
  lostFacts,
  lostNames,
  lostTerms,
  termsIn,
} from "./preserved-facts.ts";
import { translateByPhrases } from "./translate-by-phrases.ts";

describe("what a translation must keep", () => {
  test.each([
    ["Son RD$1,500.00", "It is RD$1500.00", []],
    ["Son 1,500 pesos", "It is 1.500 pesos", ["1500"]],
    ["at 7:30 PM", "a las 7:30 p. m.", []],
    ["at 7:30 PM", "a las 7:00 p. m.", ["7:30"]],
    ["between 800-1200", "entre 800 y 1200", []],
    ["on 12/03/2027", "el 12 de marzo de 2027", ["03"]],
    ["5 pills every 5 hours", "5 pastillas por hora", ["5"]],
    ["Call 809-555-0134", "Llame al 809-555-0143", ["0134"]],
    ["Write to ana@example.com", "Escribe a ana@ejemplo.com", ["ana@example.com"]],
    ["See https://example.com/a.", "Mira https://example.com/a", []],
    ["My name is José Núñez.", "Me llamo Jose Nuñez.", []],
    ["My name is Joseph.", "Me llamo José.", ["Joseph"]],
    ["Soy de aquí, señora de la casa", "I am from here, ma'am", []],
    ["Son 500 pesos", "It is 500 dollars", ["RD$"]],
    ["Son 500 dólares", "It is US$500", []],
    ["This is American cheese", "Este es queso americano", []],
  ])("%s → %s: lost %j", (text, translated, lost) => {
    expect(lostFacts(text, translated)).toEqual(lost);
  });

  test.each([
    ["Son quinientos pesos", "It is 500 pesos", false],
    ["Llegue a las tres", "Come at 3:00 PM", false],
    ["Son $500", "It is US$500", false],
    ["Llámeme luego", "Call me later at 809-555-0134", true],
    ["Mire la página", "See https://example.com/a", true],
    ["Son 500", "It is 500 dollars", true],
  ])("%s → %s: adds something: %s", (text, translated, adds) => {
    expect(addsFacts(text, translated)).toBe(adds);
  });

  test("other words with a capital may be names: they are asked for once more", () => {
    expect(lostNames("Ask Juan at Banco Popular on Monday.", "Pregúntele a Juan el lunes.")).toEqual([
      "Banco",
      "Popular",
    ]);
  });

  const amount = fc
    .record({
      whole: fc.integer({ min: 0, max: 9_999_999 }),
      cents: fc.option(fc.integer({ min: 0, max: 99 })),
    })
    .map(
      ({ whole, cents }) =>
        `${whole.toLocaleString("en-US")}${cents === null ? "" : `.${String(cents).padStart(2, "0")}`}`,
    );

  test("whatever amount is changed or left out is noticed, and none that is kept", () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const changed = one.replace(/,/g, "") !== other.replace(/,/g, "");
        expect(lostFacts(`Son RD$${one} al mes`, `It is RD$${other} a month`).length > 0).toBe(changed);
        expect(lostFacts(`Son RD$${one} al mes`, "It is dear").length).toBe(2);
      }),
    );
  });

  test("folding moves no letter, whatever is written", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(text).length === text.length));
  });
});

describe("the words of the country", () => {
  const words = ["guagua", "habichuelas", "habichuelas con dulce", "¿qué lo qué?"].map((term) => ({
    term,
    meaningEn: "m",
    meaningEs: "s",
  }));
  const named = (text: string) => termsIn(text, words).map(({ term }) => term);

  test("they are found in any case, without accents and in the plural, the longest alone", () => {
    expect(named("Dos GUAGUAS, por favor")).toEqual(["guagua"]);
    expect(named("Quiero habichuelas con dulce")).toEqual(["habichuelas con dulce"]);
    expect(named("habichuelas, y habichuelas con dulce")).toEqual(["habichuelas", "habichuelas con dulce"]);
    expect(named("guaguitas y aguaguas")).toEqual([]);
  });

  test("one that a translation lost is named, and how it is explained", () => {
    expect(lostTerms("La guagua", "The bus", words).map(({ term }) => term)).toEqual(["guagua"]);
    expect(lostTerms("La guagua", "The guagua", words)).toEqual([]);
    expect(explainTerms(words.slice(0, 2), "en")).toBe("“guagua”: m. “habichuelas”: m.");
  });

  test("no word that staff may write breaks the search", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (term, text) => {
        termsIn(text, [{ term }]);
      }),
    );
  });
});

describe("what stands in a phrase's slots", () => {
  const withSlots = phrases.filter(({ en }) => en.includes("{"));
  const digits = fc.integer({ min: 2, max: 99_999 }).map((value) => value.toLocaleString("en-US"));
  const values = fc.record({
    amount: digits,
    number: fc.integer({ min: 2, max: 500 }).map(String),
    time: fc
      .tuple(
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom("", ":15", ":30"),
        fc.constantFrom("", " AM", " PM"),
      )
      .map((parts) => parts.join("")),
    name: fc.constantFrom("Juan", "María Pérez", "Ana de la Cruz", "O’Brien", "Núñez"),
    place: fc.constantFrom("Puerto Plata", "Las Terrenas", "Calle El Conde 12", "Sosúa"),
  });

  test.each(["en", "es"] as const)("it comes through unchanged, from %s", (from) => {
    fc.assert(
      fc.property(fc.constantFrom(...withSlots), values, (phrase, value) => {
        const fill = (text: string) =>
          text.replace(/\{(\w+)\}/g, (_, name: string) => value[name as keyof typeof value]);
        const found = translateByPhrases(fill(phrase[from]), from, "en");
        // As the phrase says it, or put together; nothing that stands in it is lost.
        const used = Object.entries(value).filter(([name]) => phrase[from].includes(`{${name}}`));
        for (const [, one] of used) expect(found?.translatedText, fill(phrase[from])).toContain(one);
        expect(found?.translatedText).toMatch(/\p{L}/u);
        expect(lostFacts(fill(phrase[from]), found?.translatedText ?? "")).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
