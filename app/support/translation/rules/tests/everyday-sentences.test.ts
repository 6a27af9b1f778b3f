import { expect, test } from "vitest";
import type { Locale } from "#platform/i18n/locale.ts";
import { otherLocale } from "#platform/i18n/locale.ts";
import { tokenise } from "../tokens.ts";
import { translateByPhrases } from "../translate-by-phrases.ts";
import sentences from "./everyday-sentences.json" with { type: "json" };

/** `accepted`: other outputs that a person has read and found right, with every fact of `must`. */
type Everyday = {
  from: string;
  text: string;
  kind: string;
  reference: string[];
  accepted?: string[];
};

/** Without case, accents, marks and contractions. */
const plain = (text: string, language: Locale) =>
  tokenise(text, language)
    .flatMap(({ tokens }) => tokens.map(({ word }) => word))
    .filter((word) => word !== ",")
    .join(" ");

function verdictOf({ from, text, reference, accepted = [] }: Everyday): "right" | "refused" | "different" {
  const language = from === "es" ? "es" : "en";
  const found = translateByPhrases(text, language, "en");
  if (!found) return "refused";
  const to = otherLocale(language);
  const said = plain(found.translatedText, to);
  return [...reference, ...accepted].some((one) => plain(one, to) === said) ? "right" : "different";
}

test("everyday sentences at the counter: nearly all right, none of money or health wrong", () => {
  const list: Everyday[] = sentences;
  const verdicts = list.map((one) => ({ ...one, verdict: verdictOf(one) }));
  const of = (verdict: string) => verdicts.filter((one) => one.verdict === verdict);
  console.log(
    `everyday sentences: ${of("right").length} right, ${of("refused").length} refused, ${of("different").length} different of ${list.length}`,
  );
  expect(list.length).toBeGreaterThanOrEqual(280);
  expect(of("different").filter(({ kind }) => kind === "medical" || kind === "money")).toEqual([]);
  expect(of("right").length).toBeGreaterThanOrEqual(275);
});
