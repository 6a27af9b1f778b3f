import type { Locale } from "#platform/i18n/locale.ts";
import type { Approximation } from "../nodes.ts";
import { quantityAt } from "../number-words.ts";
import type { Parse } from "./parse.ts";

const approximations: Record<Locale, readonly (readonly [string, Approximation])[]> = {
  en: [
    ["about", { en: "about", es: "como" }],
    ["around", { en: "about", es: "como" }],
    ["almost", { en: "almost", es: "casi" }],
    ["nearly", { en: "almost", es: "casi" }],
    ["at least", { en: "at least", es: "por lo menos" }],
    ["more than", { en: "more than", es: "más de" }],
    ["over", { en: "more than", es: "más de" }],
    ["less than", { en: "less than", es: "menos de" }],
    ["under", { en: "less than", es: "menos de" }],
    ["up to", { en: "up to", es: "hasta" }],
    ["only", { en: "only", es: "solo" }],
    ["just", { en: "only", es: "solo" }],
  ],
  es: [
    ["como", { en: "about", es: "como" }],
    ["unos", { en: "about", es: "unos" }],
    ["unas", { en: "about", es: "unas" }],
    ["casi", { en: "almost", es: "casi" }],
    ["por lo menos", { en: "at least", es: "por lo menos" }],
    ["mas de", { en: "more than", es: "más de" }],
    ["menos de", { en: "less than", es: "menos de" }],
    ["hasta", { en: "up to", es: "hasta" }],
    ["solo", { en: "only", es: "solo" }],
    ["solamente", { en: "only", es: "solo" }],
    ["nada mas", { en: "only", es: "solo" }],
  ],
};

/** "About 3,000": a place where a number follows such a word. */
export function approximationsAt(
  parse: Parse,
  at: number,
): { approx: Approximation; end: number; isNumber: boolean }[] {
  return approximations[parse.language].flatMap(([text, approx]) => {
    const words = text.split(" ");
    const end = at + words.length;
    const isAlone = parse.language === "en" && /^(?:only|just)$/.test(text);
    const isNumber =
      parse.has(words, at) &&
      (parse.word(end).includes("$") ||
        quantityAt(parse.tokens, end, parse.language) !== undefined ||
        /^(?:media|medio)$/.test(parse.word(end)));
    return parse.has(words, at) && (isNumber || isAlone) ? [{ approx, end, isNumber }] : [];
  });
}
