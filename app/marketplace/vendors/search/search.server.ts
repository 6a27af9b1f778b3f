import { desc, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { vendorWord } from "../schema.server.ts";
import {
  isFiller,
  mayBeMistyped,
  oneTypoApart,
  plainWords,
  shortestMistyped,
  type Way,
  type Wish,
  wishesOf,
} from "../search-words.ts";

/** A search as PostgreSQL's text search reads it (`to_tsquery`). */
export type SearchPlan = {
  /** What a vendor must offer: at first everything asked for, each in any of its ways to say it. */
  wide: string;
  /** What nobody must offer but who does stands before who does not; what counts most first. Empty in the usual case. */
  rather: string[];
  /** The words as they were typed, whole or as beginnings: who says it so stands before who says it otherwise. */
  literal: string;
  /** The words as they were typed, whole: "Guayacán" stands before "Guayacanes". */
  exact: string;
  /** Any one of them, said in the vendor's name. */
  inName: string;
  /** What to ask for where nobody is found. */
  next: SearchPlan | null;
};

/** Makes of what was typed a plan, correcting words that no vendor and no service is called. Null where nothing is asked. */
export async function planSearch(db: Db, search: string): Promise<SearchPlan | null> {
  const wishes = await corrected(db, wishesOf(search));
  if (wishes.length === 0) return null;
  return planOf(wishes, wishes.map((wish) => groupOf(wish)).join(" & "), [], lessThan(wishes));
}

/**
 * Where nobody offers all: who offers the services, then who is called by the other words; the place, and what is left
 * over, only raise the order. A place alone is asked for only where no service is: a garage in Sosúa is no answer to
 * "internet sosua".
 */
function lessThan(wishes: Wish[]): SearchPlan | null {
  if (wishes.length < 2) return null;
  const known = wishes.filter(({ kind }) => kind === "service" || kind === "category");
  const named = known.filter(({ vague }) => !vague);
  const places = wishes.filter(({ kind }) => kind === "place");
  const words = wishes.filter(({ kind }) => kind === "word");
  const one = (wish: Wish) => groupOf(wish);
  const there = places.map((place) => groupOf(place, "C"));
  if (known.length === 0) {
    const rather = words.length > 0 ? [words.map(one).join(" & "), words.map(one).join(" | ")] : [];
    return planOf(
      words.length > 0 ? words : places,
      wishes.map(one).join(" | "),
      [...rather, ...there],
      null,
    );
  }
  const core = named.length > 0 ? named : known;
  const rest = [...known.filter((wish) => !core.includes(wish)), ...words].map(one);
  const all = core.length > 1 ? [core.map(one).join(" & ")] : [];
  const last =
    rest.length > 0 ? planOf(words.length > 0 ? words : known, rest.join(" | "), there, null) : null;
  return planOf(core, core.map(one).join(" | "), [...all, ...there, ...rest], last);
}

/** The order is by what is asked for beside the place: whoever is found is there, or it cannot be had. */
function planOf(wishes: Wish[], wide: string, rather: string[], next: SearchPlan | null): SearchPlan {
  const things = wishes.filter(({ kind }) => kind !== "place");
  const ordering = things.length > 0 ? things : wishes;
  return {
    wide,
    rather,
    literal: ordering.map(({ said }) => anyOf(said.map((words) => words.map(begun).join(" & ")))).join(" & "),
    exact: ordering.map(({ said }) => anyOf(said.map((words) => words.map(whole).join(" & ")))).join(" & "),
    inName: ordering.map((wish) => groupOf(wish, "A")).join(" | "),
    next,
  };
}

// Only letters and digits ever come here.
const whole = (word: string) => `'${word}'`;
/** From four letters on the beginning of a word is enough. */
const begun = (word: string) => (word.length >= 4 ? `'${word}':*` : whole(word));
const anyOf = (parts: string[]) => `(${[...new Set(parts)].join(" | ")})`;

/** Where in a vendor's words: A is a name, C the place and the category. */
type Weight = "A" | "C" | "";

/** A word where it bears this weight. */
function weighted(word: string, weight: Weight): string {
  return weight && !word.endsWith("*") ? `${word}:${weight}` : word + weight;
}

/** All ways to say it, where each may be said or only with this weight. */
function groupOf({ ways }: Wish, weight: Weight = ""): string {
  const own = { name: "A", category: "C" } as const;
  const fitting = ways.filter((way) => !weight || !way.in || own[way.in] === weight);
  return anyOf(
    withoutImplied(fitting.length > 0 ? fitting : ways).map((way) =>
      phraseOf(way, way.in ? own[way.in] : weight),
    ),
  );
}

/** Who says "yoga" is found whether or not it is "yoga classes": other ways that are found with it only cost time. */
function withoutImplied(ways: Way[]): Way[] {
  const single = ways.filter((way) => way.words.length === 1 && !way.in);
  const implies = (way: Way, other: Way) => {
    const [word = ""] = way.words;
    return other.words.some((one) => one === word || (way.open && word.length >= 4 && one.startsWith(word)));
  };
  // Of two that are the same, the open one says more.
  return ways.filter(
    (other) =>
      other.in ||
      !single.some((way) => way !== other && (way.open || other.words.length > 1) && implies(way, other)),
  );
}

/** Words one after the other. Fillers are counted, not read: the index has half of all vendors under "de". */
function phraseOf({ words, open }: Way, weight: Weight): string {
  const said = (word: string) => weighted(open ? begun(word) : whole(word), weight);
  const content = words.flatMap((word, at) => (isFiller(word) ? [] : [{ word, at }]));
  const kept = content.length > 1 ? content : words.map((word, at) => ({ word, at }));
  const phrase = kept.map(({ word, at }, index) => {
    const before = kept[index - 1];
    return before ? ` <${at - before.at}> ${said(word)}` : said(word);
  });
  return phrase.length === 1 ? phrase.join("") : `(${phrase.join("")})`;
}

/**
 * Words that the list of services does not know are compared with those of the vendors: where none begins so, those
 * that are a typing mistake away are asked for.
 */
async function corrected(db: Db, wishes: Wish[]): Promise<Wish[]> {
  const unsure = wishes.filter(({ kind, typed }) => kind === "word" && mayBeMistyped(typed[0] ?? ""));
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
    const ways = meant.map((one) => ({ words: [one], open: true }));
    return meant[0] ? { ...wish, typed: [meant[0]], said: [[meant[0]]], ways } : wish;
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
  const nearness = words.map((one) => sql`similarity(${word}, ${one})`);
  const rows = await db
    .select({ word })
    .from(vendorWord)
    .where(or(...words.map((one) => sql`${word} % ${one}`), inArray(word, swapped)))
    .orderBy(desc(inArray(word, swapped)), desc(sql`greatest(${sql.join(nearness, sql`, `)})`), word)
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
