import type { Locale } from "#platform/i18n/locale.ts";
import type { LetterFacts } from "../contract.ts";

/** A text in one language, by itself or with facts of the letter in it. */
type LetterText<F> = string | ((facts: F) => string);
type BothTexts<F> = Record<Locale, LetterText<F>>;

export type LetterTexts<F = LetterFacts> = { subject: BothTexts<F>; paragraphs: BothTexts<F> };

export function fillIn<F>(text: LetterText<F>, facts: F): string {
  return typeof text === "string" ? text : text(facts);
}

/** A subject that ends with the record's reference. */
export function withReference(en: string, es: string): BothTexts<LetterFacts> {
  return { en: (f) => `${en} (${f.reference})`, es: (f) => `${es} (${f.reference})` };
}
