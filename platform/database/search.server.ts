import { type AnyColumn, and, eq, type SQL, sql } from "drizzle-orm";
import { index } from "drizzle-orm/pg-core";
import { ownDigits } from "#platform/text/phone.server.ts";

/**
 * In SQL, what a search reads of a table: these columns, none of them null, without accents and capitals (`plain` comes
 * with the first migration). The table's index and the query share it, since PostgreSQL uses the index only where both say
 * the same to the letter.
 */
export function searchText(...columns: string[]): string {
  return `plain(${columns.join(" || ' ' || ")})`;
}

/** For a search text: a column in which people write their phone number as they like, and its digits alone. */
export function typedPhone(column: string): string {
  return `${column} || ' ' || regexp_replace(${column}, '[^0-9]', '', 'g')`;
}

/** The index that lets a search read trigrams instead of the whole table. */
export function searchIndex(name: string, text: string) {
  return index(name).using("gin", sql`(${sql.raw(text)}) gin_trgm_ops`);
}

/** In SQL: what is looked for stands in a search text. */
type Stands = (text: string) => SQL;

/**
 * In SQL: a search for "#17" finds the record of that number, any other the records in which each of its words stands,
 * wherever that is; a phone number is one word. Undefined where nothing is searched.
 * @param where the table's search text; or, where words may stand in other tables too, how one word is found
 */
export function bySearch(
  search: string | undefined,
  id: AnyColumn,
  where: string | ((stands: Stands) => SQL),
): SQL | undefined {
  if (!search) return undefined;
  const number = /^#(\d{1,15})$/.exec(search)?.[1];
  if (number !== undefined) return eq(id, Number(number));
  const words = isPhone(search) ? [search] : search.split(/\s+/).slice(0, 8);
  return and(
    ...words.map((word) => {
      const stands = standsIn(word);
      return typeof where === "string" ? stands(where) : where(stands);
    }),
  );
}

/**
 * `%` and `_` are only characters. What looks like a phone number is looked for by its digits too, as phones are kept
 * (E.164).
 */
function standsIn(word: string): Stands {
  const forms = isPhone(word) ? [word, ownDigits(word)] : [word];
  const patterns = forms.map((form) => `%${form.replace(/[\\%_]/g, (special) => `\\${special}`)}%`);
  return (text) => {
    const tests = patterns.map((pattern) => sql`${sql.raw(text)} like plain(${pattern})`);
    return sql`(${sql.join(tests, sql` or `)})`;
  };
}

/** Six digits or more: fewer stand in too many numbers, and signs without any digit would find everybody. */
function isPhone(typed: string): boolean {
  return /^\+?(?:[\s().-]*\d){6,}[\s().-]*$/.test(typed);
}
