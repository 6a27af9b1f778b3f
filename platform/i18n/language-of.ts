import { type Locale, otherLocale } from "./locale.ts";

/** Lower case without accents; full-width and ornamental letters become plain (NFKD). */
export function plainText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const common: Record<Locale, ReadonlySet<string>> = {
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
export function isInOther(text: string, locale: Locale): boolean {
  const [mine, theirs] = sharesOf(wordsOf(plainText(text)), locale);
  return theirs >= 3 && theirs > mine;
}

/** Detects a third language by the lack of common words; false for short texts. */
export function isInNeither(text: string): boolean {
  const words = wordsOf(plainText(text));
  const [mine, theirs] = sharesOf(words, "en");
  return words.length >= 12 && mine + theirs < words.length * 0.08;
}

function sharesOf(words: readonly string[], locale: Locale): [mine: number, theirs: number] {
  const share = (of: Locale) => words.filter((word) => common[of].has(word)).length;
  return [share(locale), share(otherLocale(locale))];
}
