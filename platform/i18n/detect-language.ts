import { type Locale, otherLocale } from "./locale.ts";

/** Lower case without accents; full-width and ornamental letters become plain (NFKD). */
export function plainText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Runs of letters and digits. @param plain from `plainText`: decomposed accents would split words */
export function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const commonWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    "the of and to is are you your for with that this have it in on not can be or from we if do does i my what about before an at by as will when how they one many no a".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las de del que y en un una para con por tu se es son lo no si te como al su hay a sin mas cada antes todo cual desde".split(
      " ",
    ),
  ),
};

/** Detects the other of the two languages by common words; false for short texts. */
export function isInOtherLanguage(text: string, locale: Locale): boolean {
  const [inLocale, inOther] = countWords(wordsOf(plainText(text)), locale);
  return inOther >= 3 && inOther > inLocale;
}

/** Detects a third language by the lack of common words; false for short texts. */
export function isInNeitherLanguage(text: string): boolean {
  const words = wordsOf(plainText(text));
  const [inLocale, inOther] = countWords(words, "en");
  return words.length >= 12 && inLocale + inOther < words.length * 0.08;
}

function countWords(words: readonly string[], locale: Locale): [inLocale: number, inOther: number] {
  const count = (of: Locale) => words.filter((word) => commonWords[of].has(word)).length;
  return [count(locale), count(otherLocale(locale))];
}
