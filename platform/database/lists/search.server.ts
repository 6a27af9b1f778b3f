import { type AnyColumn, and, eq, type SQL, sql } from "drizzle-orm";
import { index } from "drizzle-orm/pg-core";
import { nationalDigits } from "#platform/text/phone.server.ts";

/** The SQL text a search reads, from columns that are never null. Index and query must use the identical expression. */
export function searchText(...columns: string[]): string {
  return `plain(${columns.join(" || ' ' || ")})`;
}

/** A phone column as typed, followed by its digits alone. */
export function phoneSearchText(column: string): string {
  return `${column} || ' ' || regexp_replace(${column}, '[^0-9]', '', 'g')`;
}

/** A trigram index for `searchFilter`. @param text from `searchText` */
export function searchIndex(name: string, text: string) {
  return index(name).using("gin", sql`(${sql.raw(text)}) gin_trgm_ops`);
}

/** SQL: whether a text contains a word. */
export type Matcher = (text: string) => SQL;

/**
 * Matches "#17" by id, anything else by all its words (at most eight), and a phone number as a whole.
 * @param text from `searchText`
 * @returns undefined for a blank search
 */
export function searchFilter(search: string | undefined, id: AnyColumn, text: string): SQL | undefined {
  const number = readNumber(search);
  if (number !== undefined) return eq(id, number);
  return and(...wordsOf(search).map((word) => matcherOf(word)(text)));
}

/** The same, where more than one text is searched. @param where how one word is found */
export async function searchFilterBy(
  search: string | undefined,
  id: AnyColumn,
  where: (matches: Matcher, word: string) => Promise<SQL>,
): Promise<SQL | undefined> {
  const number = readNumber(search);
  if (number !== undefined) return eq(id, number);
  return and(...(await Promise.all(wordsOf(search).map((word) => where(matcherOf(word), word)))));
}

function readNumber(search = ""): number | undefined {
  const number = /^#(\d{1,15})$/.exec(search)?.[1];
  return number === undefined ? undefined : Number(number);
}

function wordsOf(search: string | undefined): string[] {
  if (!search) return [];
  return looksLikePhone(search) ? [search] : search.split(/\s+/).slice(0, 8);
}

/** Escapes `%` and `_`. A phone number also matches by its national digits, as E.164 columns contain them. */
function matcherOf(word: string): Matcher {
  const forms = looksLikePhone(word) ? [word, nationalDigits(word)] : [word];
  const patterns = forms.map((form) => `%${form.replace(/[\\%_]/g, (special) => `\\${special}`)}%`);
  return (text) => {
    const tests = patterns.map((pattern) => sql`${sql.raw(text)} like plain(${pattern})`);
    return sql`(${sql.join(tests, sql` or `)})`;
  };
}

/** At least six digits: fewer are contained in too many numbers. */
function looksLikePhone(text: string): boolean {
  return /^\+?(?:[\s().-]*\d){6,}[\s().-]*$/.test(text);
}
