import type { Locale } from "#platform/i18n/locale.ts";
import type { Lexicon } from "../lexicon.ts";
import { isNumberWord } from "../number-words.ts";
import type { Sentence, Token } from "../tokens.ts";

/** Longer sentences have more unknown words than a slip of the finger explains. */
const maxCorrections = 3;
/** A word in none of the lists is never taken for one of these, which turn a sentence into its opposite. */
const neverMeant = new Set(
  "no not nor sin without never nunca ni nada nadie none nothing ningun ninguna".split(" "),
);

/**
 * The sentence with slips corrected: one letter in words of four and more, two in words of eight and more, where a
 * single known word is that near. Names, numbers and negations stay. Blank where nothing had to be corrected.
 * @param keepsFirst a first word with a capital may be a name
 * @param careful words (medicines, money) that are only meant if one letter of a long word is wrong
 */
export function correctSpelling(
  sentence: Sentence,
  language: Locale,
  lexicon: Lexicon,
  careful: ReadonlySet<string>,
  keepsFirst = false,
): Sentence | undefined {
  const known = lexicon.words[language];
  let corrections = 0;
  const tokens = sentence.tokens.map((token, index): Token => {
    if (!isUnknown(token, index, known, language) || corrections >= maxCorrections) return token;
    if (keepsFirst && index === 0 && token.isName) return token;
    const word =
      (language === "es"
        ? (withoutDiminutive(token.word, known) ?? withFullEnding(token.word, known))
        : known.has(`${token.word}g`) && token.word.endsWith("in")
          ? `${token.word}g`
          : undefined) ?? nearestWord(token.word, known, language, careful);
    if (!word) return token;
    corrections += 1;
    return { ...token, word, isName: false };
  });
  return corrections > 0 ? { ...sentence, tokens } : undefined;
}

function isUnknown(
  { word, isName }: Token,
  index: number,
  known: ReadonlySet<string>,
  language: Locale,
): boolean {
  return (
    word.length >= 4 &&
    /^\p{L}+$/u.test(word) &&
    !(isName && index > 0) &&
    !known.has(word) &&
    !isNumberWord(word, language)
  );
}

/** "Fundita" is a small "funda"; Dominicans say it of nearly everything, and "-ico" after a t. */
function withoutDiminutive(word: string, known: ReadonlySet<string>): string | undefined {
  const [, stem = "", end = ""] = /^(\p{L}{2,})i[tc]([oa]s?)$/u.exec(word) ?? [];
  if (stem === "") return undefined;
  const stems = [
    stem,
    stem.replace(/qu$/, "c"),
    stem.replace(/gu$/, "g"),
    stem.replace(/c$/, "z"),
    stem.replace(/e?c$/, ""),
    stem.replace(/e?c$/, "").replace(/qu$/, "c"),
  ];
  return stems
    .flatMap((one) => [one + end, one + (end.endsWith("s") ? "es" : "e"), one])
    .find((one) => one.length > 2 && known.has(one));
}

/** "Cansao" and "perdío" as they are written: cansado, perdido. */
function withFullEnding(word: string, known: ReadonlySet<string>): string | undefined {
  const [, stem = "", vowel = "", end = ""] = /^(\p{L}{2,})([ai])([oa]s?)$/u.exec(word) ?? [];
  const full = `${stem}${vowel}d${end}`;
  return stem !== "" && known.has(full) ? full : undefined;
}

function nearestWord(
  word: string,
  known: ReadonlySet<string>,
  language: Locale,
  careful: ReadonlySet<string>,
): string | undefined {
  const near: { word: string; distance: number }[] = [];
  for (const one of known) {
    if (
      Math.abs(one.length - word.length) > 2 ||
      one.length < 3 ||
      neverMeant.has(one) ||
      isNumberWord(one, language)
    )
      continue;
    // "Luna" is no slip for "lona": of four letters none is another.
    if (word.length === 4 && one.length === 4 && !isSwapped(word, one)) continue;
    const limit = careful.has(one) ? (word.length >= 6 ? 1 : 0) : word.length >= 8 ? 2 : 1;
    const distance = limit === 0 || !beginAlike(word, one) ? 9 : distanceOf(word, one, limit);
    if (distance <= limit) near.push({ word: one, distance });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  const nearest = near.filter(({ distance }) => distance === least);
  const sameEnds = nearest.filter((one) => one.word[0] === word[0] && one.word.at(-1) === word.at(-1));
  if (nearest.length === 1) return nearest[0]?.word;
  if (sameEnds.length === 1) return sameEnds[0]?.word;
  const beginning = nearest.filter((one) => one.word.length < word.length && word.startsWith(one.word));
  return beginning.length === 1 && sameEnds.length === 0 ? beginning[0]?.word : undefined;
}

const isSwapped = (one: string, two: string) => [...one].sort().join("") === [...two].sort().join("");

/** First letters that sound alike somewhere; an h is not heard in Spanish. */
const soundAlike = ["bv", "csz", "ckq", "gjh", "iy"];

/** Slips of the finger are rare in the first letter, where another word begins: "luna" is no "cuna". */
function beginAlike(one: string, two: string): boolean {
  const [first = "", second = ""] = [one, two].map((word) => word.replace(/^h/, "")[0] ?? "");
  return (
    first === second || soundAlike.some((letters) => letters.includes(first) && letters.includes(second))
  );
}

/** Letters to insert, delete, change or swap; counting stops above `limit`. */
function distanceOf(one: string, two: string, limit: number): number {
  if (Math.abs(one.length - two.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= two.length; other += 1) {
      const same = one[at - 1] === two[other - 1];
      let cost = Math.min(
        (row[other] ?? 9) + 1,
        (next[other - 1] ?? 9) + 1,
        (row[other - 1] ?? 9) + (same ? 0 : 1),
      );
      if (at > 1 && other > 1 && one[at - 1] === two[other - 2] && one[at - 2] === two[other - 1])
        cost = Math.min(cost, (before[other - 2] ?? 9) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row.at(-1) ?? limit + 1;
}
