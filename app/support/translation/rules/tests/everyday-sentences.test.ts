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
  expect(list.length).toBeGreaterThanOrEqual(200);
  expect(of("different").filter(({ kind }) => kind === "medical" || kind === "money")).toEqual([]);
  expect(of("right").length).toBeGreaterThanOrEqual(185);
});

test("a sentence takes less than 5 ms of a quiet machine", () => {
  for (const one of sentences.slice(0, 20)) verdictOf(one);
  const begun = process.threadCpuUsage();
  for (const one of sentences) verdictOf(one);
  const { user, system } = process.threadCpuUsage(begun);
  const each = (user + system) / 1_000 / sentences.length;
  console.log(`everyday sentences: ${each.toFixed(2)} ms each`);
  // Four times as much, for a busy one.
  expect(each).toBeLessThan(20);
});
