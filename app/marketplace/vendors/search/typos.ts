import { isCommonWord } from "./lists/word-lists.ts";

/** Shorter words are not corrected: "pool" and "poll", "casa" and "cama" are different things. */
const minCorrectableLength = 5;

/** Whether two words differ by one letter inserted, deleted, replaced or swapped (optimal string alignment distance 1). */
export function isOneTypoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const maxSuffix = Math.min(one.length, other.length) - start;
  while (end < maxSuffix && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const restOfOne = one.slice(start, one.length - end);
  const restOfOther = other.slice(start, other.length - end);
  if (restOfOne.length <= 1 && restOfOther.length <= 1) return true;
  return (
    restOfOne.length === 2 &&
    restOfOther.length === 2 &&
    restOfOne[0] === restOfOther[1] &&
    restOfOne[1] === restOfOther[0]
  );
}

/** Whether a typo in this word may be corrected: it is long enough and no common word. */
export const isCorrectable = (word: string): boolean =>
  word.length >= minCorrectableLength && !isCommonWord(word);

/** Whether `typed` is `word` with one typo. In words of minimum length the first letter must be right. */
export function isTypoOf(typed: string, word: string): boolean {
  if (!isCorrectable(typed) || word.length < minCorrectableLength) return false;
  return (typed.length > minCorrectableLength || typed[0] === word[0]) && isOneTypoApart(typed, word);
}

/** The word with each of its letters left out in turn. Two words that differ by one typo have such a form in common, or
 * one of them is a form of the other. */
export function wordsWithoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Every word that is one typo away, some 50 for each letter. */
export function wordsOneTypoAway(word: string): string[] {
  const found = new Set(wordsWithoutOneLetter(word));
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of letters) {
      found.add(before + letter + after);
      found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}
