import { inArray, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { oneTypoApart, plainWords, shortestMistyped, type Wish, wishesOf } from "./search-words.ts";
import { vendorWord } from "./table.server.ts";

/** A search as PostgreSQL's text search reads it (`to_tsquery`). */
export type SearchPlan = {
  /** Everything asked for, each in any of its ways to say it. */
  wide: string;
  /** Any one of the things asked for: where nobody offers all. */
  any: string;
  /** The words as they were typed, whole or as beginnings: who says it so stands before who says it otherwise. */
  literal: string;
  /** The words as they were typed, whole: "Guayacán" stands before "Guayacanes". */
  exact: string;
  /** Any one of them, said in the vendor's name. */
  inName: string;
};

/** Makes of what was typed a plan, correcting words that no vendor and no service is called. Null where nothing is asked. */
export async function planSearch(db: Db, search: string): Promise<SearchPlan | null> {
  const wishes = await corrected(db, wishesOf(search));
  if (wishes.length === 0) return null;
  const groups = wishes.map((wish) => groupOf(wish));
  return {
    wide: groups.join(" & "),
    any: groups.join(" | "),
    literal: wishes.flatMap(({ typed }) => typed.map(begun)).join(" & "),
    exact: wishes.flatMap(({ typed }) => typed.map(whole)).join(" & "),
    inName: wishes.map((wish) => groupOf(wish, "A")).join(" | "),
  };
}

// Only letters and digits ever come here.
const whole = (word: string) => `'${word}'`;
/** From four letters on the beginning of a word is enough. */
const begun = (word: string) => (word.length >= 4 ? `'${word}':*` : whole(word));

/** A word where it bears this weight: A is a name. */
function weighted(word: string, weight: "A" | ""): string {
  return weight && !word.endsWith("*") ? `${word}:${weight}` : word + weight;
}

/** All ways to say it, anywhere or with this weight. The list of services has its plurals, and is taken at its word; what was typed may go on. */
function groupOf({ typed, phrases, known }: Wish, weight: "A" | "" = ""): string {
  const ways = phrases.map((phrase) => {
    const said = phrase.map(known && phrase !== typed ? whole : begun).map((word) => weighted(word, weight));
    return said.length === 1 ? said[0] : `(${said.join(" <-> ")})`;
  });
  return `(${[...new Set(ways)].join(" | ")})`;
}

/**
 * Words that the list of services does not know are compared with those of the vendors: where none begins so, those
 * that are a typing mistake away are asked for.
 */
async function corrected(db: Db, wishes: Wish[]): Promise<Wish[]> {
  const unsure = wishes.filter((wish) => !wish.known && (wish.typed[0]?.length ?? 0) >= shortestMistyped);
  if (unsure.length === 0) return wishes;
  const known = await similarWords(
    db,
    unsure.map((wish) => wish.typed[0] ?? ""),
  );
  return wishes.map((wish) => {
    const word = wish.typed[0] ?? "";
    if (!unsure.includes(wish) || known.some((one) => one.startsWith(word))) return wish;
    const near = known.filter((one) => oneTypoApart(one, word));
    const meant = near.length > 0 ? near : known.filter((one) => startsOneTypoApart(one, word));
    // Nobody is called what was typed: what was meant takes its place, in the order of fit too.
    return meant[0] ? { ...wish, typed: [meant[0]], phrases: meant.map((one) => [one]) } : wish;
  });
}

/** "ramriez" also means "ramirezes": the beginning of a longer word, mistyped. */
function startsOneTypoApart(word: string, typed: string): boolean {
  return word.length > typed.length && oneTypoApart(word.slice(0, typed.length), typed);
}

async function similarWords(db: Db, words: readonly string[]): Promise<string[]> {
  const swapped = words.flatMap((word) =>
    Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    ),
  );
  const { word } = vendorWord;
  const rows = await db
    .select({ word })
    .from(vendorWord)
    .where(or(...words.map((one) => sql`${word} % ${one}`), inArray(word, swapped)))
    .limit(200);
  return rows.map((row) => row.word);
}

/** Keeps the words of a vendor's names and services, for correcting searches. In the transaction that writes the vendor. */
export async function learnWords(db: Db, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(plainWords))].filter((word) => word.length >= shortestMistyped);
  if (words.length === 0) return;
  // In one order everywhere: two transactions that learn the same words must not wait for each other in a circle.
  const rows = words.toSorted().map((word) => ({ word: word.slice(0, 200) }));
  await db.insert(vendorWord).values(rows).onConflictDoNothing();
}
