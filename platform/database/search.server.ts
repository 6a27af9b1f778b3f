/**
 * A pattern that finds the words as they were typed: `%` and `_` are only characters. What looks like a phone
 * number is reduced to its digits, as phones are kept (E.164).
 */
export function likePattern(search: string): string {
  const words = /^\+?[\d\s().-]{7,}$/.test(search) ? search.replace(/\D/g, "") : search;
  return `%${words.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}

/** A pattern for each word, so that words are found wherever they stand; a phone number stays one. */
export function likePatterns(search: string | undefined): string[] {
  if (!search) return [];
  const words = /^\+?[\d\s().-]{7,}$/.test(search) ? [search] : search.split(/\s+/).slice(0, 8);
  return words.map(likePattern);
}
