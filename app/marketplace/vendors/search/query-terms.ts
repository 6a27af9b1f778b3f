import { plainWords } from "../search-words.ts";
import { isCommonWord, stopWords, weakWords } from "./lists/word-lists.ts";
import { placeNames } from "./places.ts";
import { isCorrectable, isOneTypoApart, isTypoOf, wordsWithoutOneLetter } from "./typos.ts";
import { isServiceKey, type VocabularyEntry, vocabulary } from "./vocabulary.ts";

const maxWords = 12;

/** A part of a search: services or categories, a town, or a word that only vendors know. */
export type QueryTerm = {
  kind: "service" | "category" | "place" | "word";
  /** Only suggests a service ("dog"); a named service counts for more. */
  isVague: boolean;
  typed: string[];
  /** In the index: of services and categories, any of which is meant; of a place its number; of a word none. */
  keys: number[];
  /** A word that may also be part of a vendor's name: one that only asks ("car" in "Car Clinic"), or a supposed typo. */
  nameWord?: { word: string; isTypo: boolean };
};

const maxEntryWords = Math.max(...vocabulary.map(({ words }) => words.length));
const serviceNames = vocabulary.filter(({ queryOnly }) => !queryOnly);
const entriesByKey = Map.groupBy(vocabulary, ({ words }) => wordKey(words));
/** "handyman" for "handy man", "drycleaning" for "dry cleaning". */
const namesWithoutSpaces = Map.groupBy(
  serviceNames.filter(({ words }) => words.join("").length >= 6),
  ({ words }) => words.join(""),
);

const namesByWord = new Map<string, VocabularyEntry[]>();
for (const entry of serviceNames)
  for (const word of new Set(entry.words)) namesByWord.set(word, [...(namesByWord.get(word) ?? []), entry]);
const nameWords = [...namesByWord.keys()].sort();

/** The words of names by themselves and by what is left of them without one letter: of few words has one a typo's form. */
const wordsByForm = new Map<string, string[]>();
for (const word of nameWords)
  for (const form of new Set([word, ...wordsWithoutOneLetter(word)]))
    wordsByForm.set(form, [...(wordsByForm.get(form) ?? []), word]);

/** Words of names that may be one typo away; all that are, are among them. */
const wordsNear = (word: string) =>
  [word, ...wordsWithoutOneLetter(word)].flatMap((form) => wordsByForm.get(form) ?? []);

/** The words of names that begin with this one. */
function wordsBeginningWith(beginning: string): string[] {
  let [low, high] = [0, nameWords.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nameWords[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (nameWords[end]?.startsWith(beginning)) end += 1;
  return nameWords.slice(low, end);
}

/** Equal for the same words in any order, singular or plural. */
function wordKey(words: readonly string[]): string {
  return words.map(stem).sort().join(" ");
}

function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
  return singular.length > 4 ? singular.replace(/e$/, "") : singular;
}

/** Parses a search into services, categories, places and other words. */
export function parseQuery(search: string): QueryTerm[] {
  const words = plainWords(search.replace(/\ba\/c\b/gi, "ac")).slice(0, maxWords);
  const { places, rest } = extractPlaces(words);
  const content = rest.filter((word) => !stopWords.has(word));
  const terms = matchVocabulary(content);
  const knowsAny = terms.some((term) => term.kind !== "word");
  const meaningful = knowsAny
    ? terms.filter(({ kind, typed }) => kind !== "word" || !weakWords.has(typed[0] ?? ""))
    : terms;
  if (meaningful.length + places.length > 0) return [...meaningful, ...places];
  return words.map(wordTerm);
}

/** Matches windows of words with the vocabulary, longest first; what remains are plain words. */
function matchVocabulary(content: readonly string[]): QueryTerm[] {
  const isFree = content.map(() => true);
  const found: { at: number; term: QueryTerm }[] = [];
  const claimWindows = (maxSize: number, match: (window: string[], at: number) => QueryTerm | null) => {
    for (let size = Math.min(maxSize, content.length); size > 0; size -= 1)
      for (let at = 0; at + size <= content.length; at += 1) {
        if (!isFree.slice(at, at + size).every(Boolean)) continue;
        const term = match(content.slice(at, at + size), at);
        if (!term) continue;
        found.push({ at, term });
        isFree.fill(false, at, at + size);
      }
  };
  claimWindows(maxEntryWords, (window) => (isWeakWord(window) ? null : matchExactly(window)));
  // Beside a known service, another word is a name or an adjective, not a mistyped service.
  if (found.length === 0) {
    const near = content.map(wordsNear);
    claimWindows(maxEntryWords, (window, at) => {
      const end = at + window.length;
      return (
        matchMistyped(window, near.slice(at, end)) ??
        (end === content.length ? matchUnfinished(window) : null)
      );
    });
  }
  // "House" means a service only where no other is named.
  if (content.every((word) => weakWords.has(word))) claimWindows(1, matchExactly);
  claimWindows(1, ([word = ""]) => wordTerm(word));
  return found.sort((one, other) => one.at - other.at).map(({ term }) => term);
}

const isWeakWord = (window: string[]) => window.length === 1 && weakWords.has(window[0] ?? "");

function matchExactly(window: string[]): QueryTerm | null {
  const entries =
    entriesByKey.get(wordKey(window)) ??
    (window.length <= 2 ? namesWithoutSpaces.get(window.join("")) : undefined);
  if (!entries) return null;
  const isQueryOnly = entries.every(({ queryOnly }) => queryOnly);
  const [word = ""] = window;
  return {
    ...vocabularyTerm(window, entries),
    isVague: isQueryOnly && window.length === 1,
    ...(isQueryOnly && window.length === 1 && word.length >= 4 && { nameWord: { word, isTypo: false } }),
  };
}

/** @param near for each word of the window: words of names that may be one typo away */
function matchMistyped(window: string[], [first = [], ...others]: string[][]): QueryTerm | null {
  if (first.length === 0 || others.some((words) => words.length === 0)) return null;
  if (!window.some(isCorrectable)) return null;
  return matchNames(window, first, (typed, word) => typed === word || isTypoOf(typed, word));
}

function matchUnfinished(window: string[]): QueryTerm | null {
  const last = window.at(-1) ?? "";
  if (last.length < (window.length > 1 ? 4 : 5) || isCommonWord(last)) return null;
  const isSame = (typed: string, word: string) => typed === word || (typed === last && word.startsWith(last));
  return matchNames(window, wordsBeginningWith(last), isSame);
}

/** @param words the names that match have one of them */
function matchNames(
  window: string[],
  words: readonly string[],
  isSame: (typed: string, word: string) => boolean,
): QueryTerm | null {
  const names = new Set(words.flatMap((word) => namesByWord.get(word) ?? []));
  const entries = [...names].filter(
    (name) => name.words.length === window.length && matchesAllWords(window, name.words, isSame),
  );
  if (entries.length === 0) return null;
  const [word = ""] = window;
  return {
    ...vocabularyTerm(window, entries),
    ...(window.length === 1 && { nameWord: { word, isTypo: true } }),
  };
}

function matchesAllWords(
  window: string[],
  entry: string[],
  isSame: (typed: string, word: string) => boolean,
): boolean {
  const remaining = [...entry];
  return window.every((typed) => {
    const at = remaining.findIndex((word) => isSame(typed, word));
    if (at >= 0) remaining.splice(at, 1);
    return at >= 0;
  });
}

/** The term for matched entries. A service goes before a category: "legal" is a lawyer first. */
function vocabularyTerm(typed: string[], entries: readonly VocabularyEntry[]): QueryTerm {
  const keys = [...new Set(entries.map(({ key }) => key))];
  return { kind: keys.some(isServiceKey) ? "service" : "category", isVague: false, typed, keys };
}

const wordTerm = (word: string): QueryTerm => ({ kind: "word", isVague: false, typed: [word], keys: [] });

function extractPlaces(words: readonly string[]): { places: QueryTerm[]; rest: string[] } {
  const rest = [...words];
  const places: QueryTerm[] = [];
  for (const isSame of [(one: string, other: string) => one === other, isPlaceTypo])
    for (const { words: name, place } of placeNames)
      for (let at = 0; at + name.length <= rest.length; at += 1) {
        const typed = rest.slice(at, at + name.length);
        if (!isSame(typed.join(""), name.join(""))) continue;
        rest.splice(at, typed.length);
        places.push({ kind: "place", isVague: false, typed, keys: [place] });
      }
  return { places, rest };
}

/** Only in long names: "Samaná" is one letter from "semana". */
const isPlaceTypo = (typed: string, name: string) =>
  name.length >= 8 &&
  isOneTypoApart(typed, name) &&
  !entriesByKey.has(wordKey([typed])) &&
  !isCommonWord(typed);
