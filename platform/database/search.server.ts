import { type AnyColumn, and, eq, ilike, or, type SQL, sql } from "drizzle-orm";

const isPhone = (search: string) => /^\+?[\d\s().-]{7,}$/.test(search);

/**
 * Patterns that find what was typed: `%` and `_` are only characters. What looks like a phone number is looked for by
 * its digits too, as phones are kept (E.164).
 */
function patternsOf(typed: string): string[] {
  const forms = isPhone(typed) ? [typed, typed.replace(/\D/g, "")] : [typed];
  return forms.map((form) => `%${form.replace(/[\\%_]/g, (special) => `\\${special}`)}%`);
}

/** In SQL: what is searched stands in one of the columns. Undefined where nothing is searched. */
export function standsIn(columns: AnyColumn[], search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return or(...patternsOf(search).flatMap((pattern) => columns.map((column) => ilike(column, pattern))));
}

/**
 * In SQL: each word of the search stands somewhere, wherever that is; a phone number is one word. Undefined where
 * nothing is searched.
 * @param stands in SQL: something is like this pattern
 */
export function eachWord(search: string | undefined, stands: (pattern: string) => SQL): SQL | undefined {
  if (!search) return undefined;
  const words = isPhone(search) ? [search] : search.split(/\s+/).slice(0, 8);
  return and(...words.map((word) => or(...patternsOf(word).map(stands))));
}

/**
 * In SQL: every word of the search stands in a text. Undefined where nothing is searched.
 * @param text in SQL, without accents and capitals (`plain(…)`), to the letter as the table's index has it
 */
export function wordsIn(text: string, search: string | undefined): SQL | undefined {
  return eachWord(search, (pattern) => sql`${sql.raw(text)} like plain(${pattern})`);
}

/** A search for "#17" finds the record of that number; any other what its words find. */
export function bySearch(search: string | undefined, id: AnyColumn, words: SQL | undefined): SQL | undefined {
  const number = /^#(\d{1,15})$/.exec(search ?? "")?.[1];
  return number === undefined ? words : eq(id, Number(number));
}
