import { desc, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { vendorWord } from "../schema.server.ts";
import { plainWords } from "../search-words.ts";
import { parseQuery, type QueryTerm, type Synonym } from "./query-terms.ts";
import { isCorrectable, isOneTypoApart, minCorrectableLength } from "./typos.ts";
import { stopWords } from "./word-lists.ts";

export type SearchPlan = {
  /** A vendor must match this: every term, each by any synonym. */
  match: string;
  /** Vendors that match these rank first, in this order; empty in the first plan. */
  boosts: string[];
  /** The typed words as prefixes, for ranking: typed words before synonyms. */
  rankPrefix: string;
  /** The typed words in full, for ranking: "Guayacán" before "Guayacanes". */
  rankExact: string;
  nameMatch: string;
  fallback: SearchPlan | null;
};

/** Parses a search and corrects words that no vendor and no service has. @returns null for an empty search */
export async function planSearch(db: Db, search: string): Promise<SearchPlan | null> {
  const terms = await correctTypos(db, parseQuery(search));
  if (terms.length === 0) return null;
  return buildPlan(terms, terms.map((term) => synonymGroup(term)).join(" & "), [], fallbackPlan(terms));
}

/** Where no vendor matches all terms: any of the services, then any of the other words; the rest only boosts. A place
 * alone is searched for only when there is no service: a garage in Sosúa is no answer to "internet sosua". */
function fallbackPlan(terms: QueryTerm[]): SearchPlan | null {
  if (terms.length < 2) return null;
  const known = terms.filter(({ kind }) => kind === "service" || kind === "category");
  const specific = known.filter(({ isVague }) => !isVague);
  const places = terms.filter(({ kind }) => kind === "place");
  const words = terms.filter(({ kind }) => kind === "word");
  const anywhere = (term: QueryTerm) => synonymGroup(term);
  const placeBoosts = places.map((place) => synonymGroup(place, "C"));
  if (known.length === 0) {
    const wordBoosts =
      words.length > 0 ? [words.map(anywhere).join(" & "), words.map(anywhere).join(" | ")] : [];
    return buildPlan(
      words.length > 0 ? words : places,
      terms.map(anywhere).join(" | "),
      [...wordBoosts, ...placeBoosts],
      null,
    );
  }
  const core = specific.length > 0 ? specific : known;
  const rest = [...known.filter((term) => !core.includes(term)), ...words].map(anywhere);
  const allOfCore = core.length > 1 ? [core.map(anywhere).join(" & ")] : [];
  const last =
    rest.length > 0 ? buildPlan(words.length > 0 ? words : known, rest.join(" | "), placeBoosts, null) : null;
  return buildPlan(core, core.map(anywhere).join(" | "), [...allOfCore, ...placeBoosts, ...rest], last);
}

/** Places do not rank unless nothing else was typed. */
function buildPlan(
  terms: QueryTerm[],
  match: string,
  boosts: string[],
  fallback: SearchPlan | null,
): SearchPlan {
  const nonPlaces = terms.filter(({ kind }) => kind !== "place");
  const ranking = nonPlaces.length > 0 ? nonPlaces : terms;
  const rankBy = (lexeme: (word: string) => string) =>
    ranking
      .map(({ rankingPhrases }) => anyOf(rankingPhrases.map((words) => words.map(lexeme).join(" & "))))
      .join(" & ");
  return {
    match,
    boosts,
    rankPrefix: rankBy(prefix),
    rankExact: rankBy(wholeWord),
    nameMatch: ranking.map((term) => synonymGroup(term, "A")).join(" | "),
    fallback,
  };
}

// Words hold letters and digits only (`plainWords`): nothing to escape.
const wholeWord = (word: string) => `'${word}'`;
const prefix = (word: string) => (word.length >= 4 ? `'${word}':*` : wholeWord(word));
const anyOf = (parts: string[]) => `(${[...new Set(parts)].join(" | ")})`;

/** Weights of `vendor.search`: A is the name, C the place and category, "" anywhere. */
type Weight = "A" | "C" | "";

function withWeight(word: string, weight: Weight): string {
  return weight && !word.endsWith("*") ? `${word}:${weight}` : word + weight;
}

/** Any synonym of a term, anywhere or only with this weight. */
function synonymGroup({ synonyms }: QueryTerm, weight: Weight = ""): string {
  const weightOfField = { name: "A", category: "C" } as const;
  const applicable = synonyms.filter(({ field }) => !weight || !field || weightOfField[field] === weight);
  return anyOf(
    withoutRedundant(applicable.length > 0 ? applicable : synonyms).map((synonym) =>
      phraseQuery(synonym, synonym.field ? weightOfField[synonym.field] : weight),
    ),
  );
}

/** Drops what a shorter synonym finds as well ("yoga classes" beside "yoga"): it would only cost time. */
function withoutRedundant(synonyms: Synonym[]): Synonym[] {
  const singleWords = synonyms.filter((synonym) => synonym.words.length === 1 && !synonym.field);
  const implies = (synonym: Synonym, other: Synonym) => {
    const [word = ""] = synonym.words;
    return other.words.some(
      (one) => one === word || (synonym.isPrefix && word.length >= 4 && one.startsWith(word)),
    );
  };
  return synonyms.filter(
    (other) =>
      other.field ||
      !singleWords.some(
        (single) => single !== other && (single.isPrefix || other.words.length > 1) && implies(single, other),
      ),
  );
}

/** Words in sequence. Stop words only count as distance ("corte <2> pelo"): half of all vendors have "de". */
function phraseQuery({ words, isPrefix }: Synonym, weight: Weight): string {
  const lexeme = (word: string) => withWeight(isPrefix ? prefix(word) : wholeWord(word), weight);
  const contentWords = words.flatMap((word, at) => (stopWords.has(word) ? [] : [{ word, at }]));
  const usedWords = contentWords.length > 1 ? contentWords : words.map((word, at) => ({ word, at }));
  const phrase = usedWords.map(({ word, at }, index) => {
    const before = usedWords[index - 1];
    return before ? ` <${at - before.at}> ${lexeme(word)}` : lexeme(word);
  });
  return phrase.length === 1 ? phrase.join("") : `(${phrase.join("")})`;
}

/** Replaces unknown words that begin no vendor's word by the vendors' words one typo away. */
async function correctTypos(db: Db, terms: QueryTerm[]): Promise<QueryTerm[]> {
  const unknownTerms = terms.filter(({ kind, typed }) => kind === "word" && isCorrectable(typed[0] ?? ""));
  if (unknownTerms.length === 0) return terms;
  const similar = await findSimilarWords(
    db,
    unknownTerms.map((term) => term.typed[0] ?? ""),
  );
  return terms.map((term) => {
    const word = term.typed[0] ?? "";
    if (!unknownTerms.includes(term) || similar.some((one) => one.startsWith(word))) return term;
    const oneTypoAway = similar.filter((one) => isOneTypoApart(one, word));
    const corrections =
      oneTypoAway.length > 0 ? oneTypoAway : similar.filter((one) => isTypoOfPrefix(one, word));
    const synonyms = corrections.map((one) => ({ words: [one], isPrefix: true }));
    return corrections[0]
      ? { ...term, typed: [corrections[0]], rankingPhrases: [[corrections[0]]], synonyms }
      : term;
  });
}

/** "ramriez" also finds "ramirezes". */
function isTypoOfPrefix(word: string, typed: string): boolean {
  return word.length > typed.length && isOneTypoApart(word.slice(0, typed.length), typed);
}

async function findSimilarWords(db: Db, words: readonly string[]): Promise<string[]> {
  const swapped = words.flatMap((word) =>
    Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    ),
  );
  const { word } = vendorWord;
  const similarities = words.map((one) => sql`similarity(${word}, ${one})`);
  const rows = await db
    .select({ word })
    .from(vendorWord)
    .where(or(...words.map((one) => sql`${word} % ${one}`), inArray(word, swapped)))
    .orderBy(desc(inArray(word, swapped)), desc(sql`greatest(${sql.join(similarities, sql`, `)})`), word)
    .limit(200);
  return rows.map((row) => row.word);
}

/** Adds words that searches can be corrected to. Call it in the transaction that saves the vendor. */
export async function addSearchWords(db: Db, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(plainWords))].filter((word) => word.length >= minCorrectableLength);
  if (words.length === 0) return;
  // Sorted, so that two transactions with the same words cannot deadlock.
  const rows = words.toSorted().map((word) => ({ word: word.slice(0, 200) }));
  await db.insert(vendorWord).values(rows).onConflictDoNothing();
}
