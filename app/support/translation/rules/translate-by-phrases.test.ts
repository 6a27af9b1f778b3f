import { expect, test } from "vitest";
import { growthOf } from "../../../../tests/support/growth.ts";
import { scenarioKeys, scenarios } from "../scenarios.ts";
import { phrases } from "./phrases.ts";
import { translateByPhrases } from "./translate-by-phrases.ts";

const said = (text: string, from: "en" | "es" = "en") =>
  translateByPhrases(text, from, "en")?.translatedText ?? null;

test("every phrase and every other way to say it is found, in both languages, with its slots filled", () => {
  const value: Record<string, string> = {
    amount: "500",
    number: "3",
    time: "7:30",
    name: "Ana",
    place: "Moca",
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => value[name] ?? "");
  const missed = phrases.flatMap((phrase) =>
    (["en", "es"] as const).flatMap((from) =>
      [phrase[from], ...phrase.also[from]].map(fill).filter((text) => said(text, from) === null),
    ),
  );
  expect(missed).toEqual([]);
  console.log(`phrasebook: ${phrases.length} phrases and ${scenarioKeys.length} scenarios`);
  expect(phrases.length).toBeGreaterThanOrEqual(200);
});

test.each([
  ["the scenarios are phrases of it", scenarios.transport.text.en, scenarios.transport.text.es],
  [
    "neither case nor accents nor marks matter",
    "EXCUSE ME where is the hospital",
    "Disculpe, ¿dónde queda el hospital?",
  ],
  [
    "written out, or something for anything, it is the same",
    "I am allergic to penicillin. Do you have something for a headache, please?",
    "Tengo alergia a la penicilina. ¿Tiene algo para el dolor de cabeza?",
  ],
  ["and written out around an amount", "That is 500 pesos.", "Son 500 pesos."],
  [
    "several sentences",
    "Good afternoon. How much do you charge to Sosúa?",
    "Buenas tardes. ¿Cuánto cobra hasta Sosúa?",
  ],
  ["“a el” becomes “al”", "Take me to the hospital, please.", "Lléveme al hospital, por favor."],
  ["one o'clock", "The meeting is at one.", "La reunión es a la una."],
  ["a currency that is written with the amount", "Will you take me for RD$1,500?", "¿Me lleva por RD$1,500?"],
  ["an afternoon", "Call me at 5 in the afternoon, please.", "Llámeme a las 5 de la tarde, por favor."],
  ["a sentence that nobody knows", "The moon is made of cheese.", null],
  ["one known and one unknown sentence", "Good afternoon. The moon is made of cheese.", null],
  ["an amount of nobody knows what stays one", "Will you take me for 500?", "¿Me va a llevar por 500?"],
  ["what is no name", "My name is not important.", "Mi nombre no es importante."],
  ["nothing but marks", "?!", null],
  [
    "two phrases with a comma between",
    "I need something for a headache, I am allergic to penicillin",
    "¿Tiene algo para el dolor de cabeza? Tengo alergia a la penicilina.",
  ],
  [
    "two phrases with a conjunction between",
    "I need something for a fever and I am allergic to penicillin.",
    "Necesito algo para la fiebre y tengo alergia a la penicilina.",
  ],
  ["a half that nobody knows", "I need something for a fever and the moon is made of cheese.", null],
])("%s", (_, text, translated) => {
  expect(said(text)).toBe(translated);
});

test("the context is in the reader's language", () => {
  const [phrase] = phrases.filter(({ context }) => context);
  for (const reader of ["en", "es"] as const)
    expect(translateByPhrases(phrase?.en ?? "", "en", reader)?.culturalContext).toBe(
      phrase?.context?.[reader],
    );
});

test("a long text that fits nothing is given up in time in proportion to its length", () => {
  for (const word of ["a ", "give me 1 ", "i have a reservation at "]) {
    const growth = growthOf((times) => () => void said(word.repeat(times)), 10);
    // Eight times as long; a backtracking pattern would take 64 times as long and more.
    expect(growth, word).toBeLessThan(24);
  }
});
