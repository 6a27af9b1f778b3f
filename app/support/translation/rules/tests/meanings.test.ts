import { expect, test } from "vitest";
import { lexicon } from "../lexicon.ts";
import { translateByPhrases } from "../translate-by-phrases.ts";

const said = (text: string, from: "en" | "es") =>
  translateByPhrases(text, from, "en")?.translatedText ?? null;

test("every meaning of a word is a noun of the lexicon", () => {
  const { nouns, adjectives, verbs, meanings } = lexicon();
  const verbHas = (language: "en" | "es", key: string, target: string) =>
    (verbs.byHead[language].get(key.split(" ")[0] ?? "") ?? []).some(
      ([entry]) => entry[language === "en" ? "es" : "en"][0]?.head === target,
    );
  const adjectiveHas = (language: "en" | "es", key: string, target: string) =>
    adjectives[language]
      .get(key.split(" ")[0] ?? "")
      .some(
        ({ words, adjective }) =>
          words.length === 1 && (language === "en" ? adjective.es : adjective.en) === target,
      );
  const missing = (["en", "es"] as const).flatMap((language) =>
    [...meanings[language]].flatMap(([word, list]) =>
      list
        .filter(
          ({ target }) =>
            target !== "?" &&
            !(word.endsWith("(adjective)") && adjectiveHas(language, word, target)) &&
            !(word.endsWith("(verb)") && verbHas(language, word, target)),
        )
        .filter(
          ({ target }) =>
            !nouns[language]
              .get(word)
              .some(
                ({ words, noun }) => words.length === 1 && (language === "en" ? noun.es : noun.en) === target,
              ),
        )
        .map(({ target }) => `${word}: ${target}`),
    ),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["es", "Esa bomba no está cogiendo agua.", /water pump/],
  ["es", "Eso queda al lado de la bomba.", /gas station/],
  ["es", "Ese ruido es del motor.", /engine/],
  ["es", "Tengo un motor.", /motorcycle/],
  ["es", "Tome esto después de cada comida.", /meal/],
  ["en", "There's a mistake on the electric bill.", /factura/],
  ["en", "There's a mistake on the bill.", /cuenta/],
  ["en", "Can you turn on the meter?", /taxímetro|^$/],
  ["en", "I only have a two-thousand bill, can you break it?", /cambiar/],
  ["es", "No se bañe en la playa hoy.", /swim/],
] as const)("a word with two meanings, by its neighbours: %s %s", (from, text, wanted) => {
  expect(said(text, from) ?? "").toMatch(wanted);
});

test.each([
  ["es", "La bomba es nueva."],
  ["es", "Esa planta es cara."],
  ["en", "The gum is new."],
  ["es", "La fuga no es de aquí, viene de arriba."],
] as const)("a word that nothing decides is not guessed: %s %s", (from, text) => {
  expect(said(text, from)).toBeNull();
});

test.each([
  ["those who listen, not others", "es", "Yo los espero aquí.", "I'll wait for you here."],
  ["the others who were spoken of", "es", "Los niños están aquí y los espero.", /for them/],
  ["what the speaker does tomorrow", "es", "Termino eso mañana.", "I'll finish that tomorrow."],
  [
    "no “because” after a comma",
    "es",
    "Vuelva el lunes, que el banco está cerrado.",
    "Come back on Monday, the bank is closed.",
  ],
  [
    "he whose name was said goes on",
    "es",
    "Pedro llegó, pero no quiso comer.",
    "Pedro arrived, but he didn't want to eat.",
  ],
  [
    "somebody's own arm",
    "es",
    "El niño se cayó y se rompió el brazo.",
    "The child fell and he broke his arm.",
  ],
  [
    "people want, things do not",
    "es",
    "¿Quiere el pollo frito o a la plancha?",
    "Do you want the chicken fried or grilled?",
  ],
  ["what is worn now", "en", "She's wearing a helmet.", "Ella tiene puesto un casco."],
  ["we, not I", "en", "We didn't order this.", "No pedimos esto."],
  [
    "mine, of a thing that a phrase names",
    "en",
    "I don't need a bag, I brought mine.",
    "No necesito funda, traje la mía.",
  ],
  ["a child that is a girl", "en", "The child fell and she broke her arm.", /niña/],
  [
    "a condition that denies",
    "es",
    "Si no mejora en tres días, vuelva.",
    /^If you don't get better in three days/,
  ],
  ["who got it", "en", "I was charged a fee.", /^Me cobraron un cargo/],
  ["a question that is told without its mark", "es", "¿Le doy una funda?", "Should I give you a bag?"],
  ["who is spoken to, where something is ordered", "es", "Si se siente mal, llámeme.", /^If you feel/],
  ["one's own blood pressure is not another's", "es", "Le voy a tomar la presión.", /your blood pressure/],
  ["half a kilo", "en", "Half a kilo of rice, please.", "Medio kilo de arroz, por favor."],
] as const)("%s", (_, from, text, wanted) => {
  const found = said(text, from);
  if (typeof wanted === "string") expect(found).toBe(wanted);
  else expect(found).toMatch(wanted);
});

test("nobody is signed: “me firma aquí” is for whom", () => {
  expect(said("Necesito que me firme aquí.", "es") ?? "").not.toMatch(/sign me/);
});
