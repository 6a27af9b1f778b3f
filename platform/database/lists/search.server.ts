import { type AnyColumn, and, eq, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, index, text } from "drizzle-orm/pg-core";
import { nationalDigits } from "#platform/text/phone.server.ts";

/** The SQL text a search reads, from columns that are never null. Index and query must use the identical expression. */
export function searchText(...columns: string[]): string {
  return `plain(${columns.join(" || ' ' || ")})`;
}

/** A phone column as typed, followed by its digits alone. */
export function phoneSearchText(column: string): string {
  return `${column} || ' ' || ${digitsIn(column)}`;
}

/** The SQL text of all digits in a text, in which a phone number stands however it is grouped. */
export function digitsIn(text: string): string {
  return `regexp_replace(${text}, '[^0-9]+', '', 'g')`;
}

/**
 * A column that holds the text, for lists of many rows: preparing a row's text takes ten times as long as comparing it. Lists
 * are read without it (`listedColumns`).
 */
export function searchColumn(searched: string) {
  return text("search").generatedAlwaysAs(sql.raw(searched)).notNull();
}

/** A trigram index for `searchFilter`. @param searched from `searchText`, or a `searchColumn` */
export function searchIndex(name: string, searched: string | AnyPgColumn) {
  const expression = typeof searched === "string" ? sql`(${sql.raw(searched)})` : sql`${searched}`;
  return index(name).using("gin", sql`${expression} gin_trgm_ops`);
}

/** SQL: whether a text contains a word. */
export type Matcher = (text: string, read?: string) => SQL;

/**
 * Matches "#17" by id, anything else by all its words (at most eight), and a phone number as a whole.
 * @param text from `searchText`, or a `searchColumn`
 * @param read what a row is found by, if `text` contains more
 * @returns undefined for a blank search
 */
export function searchFilter(
  search: string | undefined,
  id: AnyColumn,
  text: string,
  read = text,
): SQL | undefined {
  const number = readNumber(search);
  if (number !== undefined) return eq(id, number);
  return and(...wordsOf(search).map((word) => matcherOf(word)(text, read)));
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

/**
 * Whether a search may be a name: then one like it may be meant. Three letters in a row are in too many names, and an address is
 * like all others of its domain.
 */
export const mayBeName = (search: string): boolean => /\p{L}{4}/u.test(search) && !/[\d@#]/.test(search);

function readNumber(search = ""): number | undefined {
  const number = /^#(\d{1,15})$/.exec(search)?.[1];
  return number === undefined ? undefined : Number(number);
}

function wordsOf(search: string | undefined): string[] {
  if (!search) return [];
  return looksLikePhone(search) ? [search] : search.split(/\s+/).slice(0, 8);
}

/** A phone number also matches by its national digits, which every form of it contains. */
function matcherOf(word: string): Matcher {
  const digits = looksLikePhone(word) ? nationalDigits(word) : word;
  const forms = word.endsWith(digits) ? [digits] : [word, digits];
  return (text, read = text) => {
    const tests = forms.map((form) => contains(text, form, read));
    return sql`(${sql.join(tests, sql` or `)})`;
  };
}

/**
 * The index compares only the part of the word that few rows have: for each trigram it reads the list of all rows with it,
 * which for "@gmail.com" is nearly all.
 */
function contains(text: string, word: string, read: string): SQL {
  const part = tellingPart(word);
  const found = containsPart(text, part);
  if (part === word && read === text) return found;
  return sql`(${found} and position(plain(${word}) in ${sql.raw(read)}) > 0)`;
}

/** SQL, for the trigram index: whether a text contains a part of a word. */
export function containsPart(text: string, part: string): SQL {
  const pattern = `%${part.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
  return sql`${sql.raw(text)} like plain(${pattern})`;
}

/**
 * The part of a word that tells rows apart best: of a phone number the last digits, of an address what precedes the domain,
 * of either and any other word the longest piece with a digit. Only ASCII, which `plain` changes letter by letter.
 */
export function tellingPart(word: string): string {
  if (looksLikePhone(word)) return /\d{5}$/.exec(word)?.[0] ?? word;
  const name = /^[!-~]+@/.exec(word)?.[0] ?? word;
  const pieces = [...name.matchAll(/[a-z\d]+/gi)].filter(([piece]) => /\d/.test(piece));
  const [bare, at] = pieces.reduce<[string, number]>(
    (longest, { 0: piece, index }) => (piece.length > longest[0].length ? [piece, index] : longest),
    ["", 0],
  );
  // Few rows have two trigrams of it; a third with the sign beside it, as " 17", costs more than it excludes.
  const around = name.slice(Math.max(0, at - 1), at + bare.length + 1);
  const piece = around.replace(/^[^!-@a-z]|[^!-@a-z]$/gi, "");
  return (bare.length >= 4 ? [bare] : [piece, name]).find((part) => part.length >= 3) ?? word;
}

/** At least six digits: fewer are contained in too many numbers. */
function looksLikePhone(text: string): boolean {
  return /^\+?(?:[\s().-]*\d){6,}[\s().-]*$/.test(text);
}
