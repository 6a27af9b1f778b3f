import { plainText } from "#platform/i18n/detect-language.ts";

const smallWords = {
  en: new Set(["and", "at", "by", "for", "in", "of", "the", "to", "up", "with", "your"]),
  es: new Set(["a", "al", "con", "de", "del", "en", "la", "las", "los", "para", "por", "y"]),
};
const onlySpanishLetters = /[áéíóúñ]/;
const spanishEnding = /(?:[ao]s?|dad)$/;
/** No Spanish word ends so: its plurals have a vowel before the s. */
const englishEnding = /(?:[bcfghkmptvwx]|[^aeiou]y|ies|[^aeious]s|tion)$/;
const onlyEnglishLetters = /w|th|sh|oo|ee|^wh/;

/** @returns above 0 for words that look Spanish, below 0 for English ones */
function looksSpanish(text: string): number {
  let score = 0;
  for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
    if (word === "") continue;
    const plain = plainText(word);
    if (smallWords.es.has(plain)) score += 1;
    else if (smallWords.en.has(plain)) score -= 1;
    else {
      if (onlySpanishLetters.test(word)) score += 2;
      if (spanishEnding.test(plain)) score += 1;
      if (englishEnding.test(plain)) score -= 1;
      if (onlyEnglishLetters.test(plain)) score -= 1;
    }
  }
  return score;
}

/**
 * Splits "Traslados a hoteles / Hotel transfers", as vendors write a service in both languages, in either order.
 * @returns null where there are not two parts, or where one does not clearly look Spanish beside the other
 */
export function bothLanguagesOf(text: string): { en: string; es: string } | null {
  const [first, second, ...more] = text.split(" / ").map((part) => part.trim());
  if (!first || !second || more.length > 0) return null;
  const [one, two] = [looksSpanish(first), looksSpanish(second)];
  if (Math.abs(one - two) < 2 || one * two > 0) return null;
  return one > two ? { es: first, en: second } : { es: second, en: first };
}
