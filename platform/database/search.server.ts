import { type AnyColumn, and, eq, type SQL, sql } from "drizzle-orm";

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

/**
 * In SQL: every word of the search stands in a text. Undefined where nothing is searched.
 * @param text in SQL, without accents and capitals (`plain(…)`), to the letter as the table's index has it
 */
export function wordsIn(text: string, search: string | undefined): SQL | undefined {
  return and(...likePatterns(search).map((pattern) => sql`${sql.raw(text)} like plain(${pattern})`));
}

/** A search for "#17" finds the record of that number; any other what its words find. */
export function bySearch(search: string | undefined, id: AnyColumn, words: SQL | undefined): SQL | undefined {
  const number = /^#(\d{1,15})$/.exec(search ?? "")?.[1];
  return number === undefined ? words : eq(id, Number(number));
}
