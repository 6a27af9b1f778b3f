import type { AdjectiveForm, NounForm } from "../lexicon.ts";
import type { Adj } from "../nodes.ts";
import { asAdjective } from "./meanings.ts";
import { adjective, type Found, type Parse } from "./parse.ts";

export function joint(parse: Parse, at: number): { word: "and" | "or" | ","; length: number } | undefined {
  const word = parse.word(at);
  const length = word === "," && /^(?:and|or|y|o)$/.test(parse.word(at + 1)) ? 2 : 1;
  const last = parse.word(at + length - 1);
  if (last === "and" || last === "y" || last === "e") return { word: "and", length };
  if (last === "or" || last === "o" || last === "u") return { word: "or", length };
  return last === "," ? { word: ",", length } : undefined;
}

export function adjectiveListsAt(
  parse: Parse,
  at: number,
  isBefore: boolean,
  noun?: NounForm,
): { list: Adj["list"]; end: number; cost: number }[] {
  const singles = singleAdjectivesAt(parse, at, noun).filter(
    ({ adjective: one }) => parse.language === "en" || !isBefore || one.adjective.flags.includes("b"),
  );
  return singles.flatMap(({ adjective: one, end }) => {
    const first = { list: [one], end, cost: 0.12 };
    const joinEnd =
      parse.word(end) === "," || parse.word(end) === "and" || parse.word(end) === "y" ? end + 1 : end;
    const more = singleAdjectivesAt(parse, joinEnd, noun).map((two) => ({
      list: [one, two.adjective],
      end: two.end,
      cost: 0.3,
    }));
    return [first, ...more];
  });
}

type OneAdjective = { adjective: Adj["list"][number]; end: number };

function singleAdjectivesAt(parse: Parse, start: number, noun?: NounForm): OneAdjective[] {
  const { degrees, adjectives } = parse.lexicon;
  const forms = adjectives[parse.language];
  const at = (place: number, degreeHere: Adj["list"][number]["degree"]): OneAdjective[] =>
    forms.get(parse.word(place)).flatMap((form) => {
      if (!parse.has(form.words, place) || !isMeant(parse, form)) return [];
      // Spanish adjectives agree: "6,000 pesos usada" is not about used pesos.
      if (noun && form.gender && (form.gender !== noun.gender || form.isPlural !== noun.isPlural)) return [];
      const degree = degreeHere === "" ? ofForm(parse, form) : degreeHere;
      return [{ adjective: { adjective: form.adjective, degree }, end: place + form.words.length }];
    });
  const found = at(start, "");
  for (const { degree, en, es } of degrees)
    for (const words of parse.language === "en" ? en : es)
      if (parse.has(words, start)) found.push(...at(start + words.length, degree));
  return found;
}

/** Whether a word that has two meanings as an adjective has this one here: "right arm" is no correct arm. */
function isMeant({ meanings, language }: Parse, { words, adjective: one }: AdjectiveForm): boolean {
  const meant = words.length === 1 ? meanings.get(asAdjective(words[0] ?? "")) : undefined;
  return meant === undefined || meant === (language === "en" ? one.es : one.en);
}

function ofForm(parse: Parse, { degree }: AdjectiveForm): Adj["list"][number]["degree"] {
  if (degree === "") return "";
  return parse.lexicon.degrees.find((one) => one.degree.key === degree)?.degree ?? "";
}

/** Adjectives as what somebody or something is: "closed", "very tired", "hot and salty". */
export function adjectivesAt(parse: Parse, at: number): Found<Adj>[] {
  const singles = singleAdjectivesAt(parse, at).filter(
    ({ adjective: { adjective: one } }) => parse.language === "es" || !one.flags.includes("a"),
  );
  return singles.flatMap(({ adjective: one, end }) => {
    const first: Found<Adj> = { node: adjective([one]), end, cost: 0.3 };
    const word = joint(parse, end)?.word;
    if (!word || word === ",") return [first];
    const more = singleAdjectivesAt(parse, end + 1).map((two) => ({
      node: adjective([one, two.adjective], word),
      end: two.end,
      cost: 0.45,
    }));
    return [first, ...more];
  });
}
