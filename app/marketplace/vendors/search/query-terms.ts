import { vendorCategories } from "../contract.ts";
import { names } from "../names.ts";
import { locations } from "../rules/locations.ts";
import { plainWords } from "../search-words.ts";
import { services } from "./services.ts";
import { isCorrectable, isOneTypoApart, isTypoOf } from "./typos.ts";
import { isCommonWord, queryOnlyTerms, stopWords, weakWords } from "./word-lists.ts";

const maxWords = 12;

/** A phrase that means the same. `field`: matches only there; `isPrefix`: its words may be beginnings. */
export type Synonym = { words: string[]; field?: "name" | "category"; isPrefix?: boolean };

export type QueryTerm = {
  kind: "service" | "category" | "place" | "word";
  /** Only suggests a service ("dog"); a named service counts for more. */
  isVague: boolean;
  typed: string[];
  /** Alternatives that rank the results: as typed where possible, else the proper names. */
  rankingPhrases: string[][];
  /** Alternatives that a vendor matches by. */
  synonyms: Synonym[];
};

type Meaning = { kind: "service" | "category"; synonyms: Synonym[]; properNames: string[][] };
/** `words` are without stop words; `queryOnly`: understood in a search, but not looked for in vendors' texts. */
type VocabularyEntry = { words: string[]; meaning: Meaning; queryOnly: boolean };

/** Half of the Spanish name of "Relocation & Legal", but people mean a moving van. */
const ambiguousCategoryWord = "mudanza";

const vocabulary: readonly VocabularyEntry[] = [
  ...services.flatMap(({ id, en, es }): VocabularyEntry[] => {
    const meaning: Meaning = {
      kind: "service",
      synonyms: [...en, ...es].map((term) => ({ words: plainWords(term) })),
      properNames: [en[0] ?? "", es[0] ?? ""].map(contentWords),
    };
    const onlyAsked = queryOnlyTerms[id]?.split(", ") ?? [];
    return [
      ...[...en, ...es].map((term) => ({ words: contentWords(term), meaning, queryOnly: false })),
      ...onlyAsked.map((term) => ({ words: contentWords(term), meaning, queryOnly: true })),
    ];
  }),
  ...categoryEntries(),
];
const maxEntryWords = Math.max(...vocabulary.map(({ words }) => words.length));
const namesByLength = Map.groupBy(
  vocabulary.filter(({ queryOnly }) => !queryOnly),
  ({ words }) => words.length,
);
const entriesByKey = Map.groupBy(vocabulary, ({ words }) => wordKey(words));
/** "handyman" for "handy man", "drycleaning" for "dry cleaning". */
const namesWithoutSpaces = Map.groupBy(
  vocabulary.filter(({ queryOnly, words }) => !queryOnly && words.join("").length >= 6),
  ({ words }) => words.join(""),
);

function categoryEntries(): VocabularyEntry[] {
  return Object.entries(names.categories).flatMap(([category, { en, es }]) => {
    // RULINGS 11: the filter's "Legal & Documentation" is the vendors' "Relocation & Legal".
    const vendorCategory = vendorCategories.find((one) => one === category) ?? "Relocation & Legal";
    const words = plainWords(vendorCategory);
    const meaning: Meaning = {
      kind: "category",
      synonyms: [{ words, field: "category" }],
      properNames: [words],
    };
    return [en, es, ...en.split(" & "), ...es.split(/ [ye] /)]
      .map(contentWords)
      .filter(
        ([first = "", ...more]) =>
          more.length > 0 || !(weakWords.has(first) || first === ambiguousCategoryWord),
      )
      .map((term) => ({ words: term, meaning, queryOnly: false }));
  });
}

/** Without stop words; but all words where nothing else is left, or where single letters are part of an abbreviation. */
function contentWords(text: string): string[] {
  const words = plainWords(text.replace(/\ba\/c\b/gi, "ac"));
  const content = words.filter((word) => !stopWords.has(word));
  return content.length === 0 || content.some((word) => word.length === 1) ? words : content;
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
  const claimWindows = (maxSize: number, match: (window: string[], isLast: boolean) => QueryTerm | null) => {
    for (let size = Math.min(maxSize, content.length); size > 0; size -= 1)
      for (let at = 0; at + size <= content.length; at += 1) {
        if (!isFree.slice(at, at + size).every(Boolean)) continue;
        const term = match(content.slice(at, at + size), at + size === content.length);
        if (!term) continue;
        found.push({ at, term });
        isFree.fill(false, at, at + size);
      }
  };
  claimWindows(maxEntryWords, (window) => (isWeakWord(window) ? null : matchExactly(window)));
  // Beside a known service, another word is a name or an adjective, not a mistyped service.
  if (found.length === 0)
    claimWindows(
      maxEntryWords,
      (window, isLast) => matchMistyped(window) ?? (isLast ? matchUnfinished(window) : null),
    );
  // "House" means a service only where nothing else is asked for.
  if (content.every((word) => weakWords.has(word))) claimWindows(1, matchExactly);
  claimWindows(1, ([word = ""]) => wordTerm(word));
  return found.sort((one, other) => one.at - other.at).map(({ term }) => term);
}

const isWeakWord = (window: string[]) => window.length === 1 && weakWords.has(window[0] ?? "");

function matchExactly(window: string[]): QueryTerm | null {
  const entries =
    entriesByKey.get(wordKey(window)) ??
    (window.length <= 2 ? namesWithoutSpaces.get(window.join("")) : undefined);
  return entries ? vocabularyTerm(window, entries) : null;
}

function matchMistyped(window: string[]): QueryTerm | null {
  if (!window.some(isCorrectable)) return null;
  return matchNames(window, (typed, word) => typed === word || isTypoOf(typed, word));
}

function matchUnfinished(window: string[]): QueryTerm | null {
  const last = window.at(-1) ?? "";
  if (last.length < (window.length > 1 ? 4 : 5) || isCommonWord(last)) return null;
  return matchNames(window, (typed, word) => typed === word || (typed === last && word.startsWith(last)));
}

function matchNames(window: string[], isSame: (typed: string, word: string) => boolean): QueryTerm | null {
  const entries =
    namesByLength.get(window.length)?.filter(({ words }) => matchesAllWords(window, words, isSame)) ?? [];
  return entries.length > 0 ? vocabularyTerm(window, entries) : null;
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
  const kind = entries.some(({ meaning }) => meaning.kind === "service") ? "service" : "category";
  const entriesOfKind = entries.filter(({ meaning }) => meaning.kind === kind);
  const meanings = new Set(entriesOfKind.map(({ meaning }) => meaning));
  const synonyms = entries.flatMap(({ meaning }) => meaning.synonyms);
  const naming = entriesOfKind.filter(({ queryOnly }) => !queryOnly);
  const properNames = [...meanings].flatMap((meaning) => meaning.properNames);
  const isQueryOnly = naming.length === 0;
  const term = { kind, typed, isVague: isQueryOnly && typed.length === 1 } as const;
  if (isQueryOnly) {
    // "Car import" is no garage, but "Car Clinic" may be one: look for the words in names only.
    const inName: Synonym[] = typed.join("").length >= 4 ? [{ words: typed, field: "name" }] : [];
    return { ...term, rankingPhrases: properNames, synonyms: [...synonyms, ...inName] };
  }
  const [first] = typed;
  const isListedForm = naming.some(({ words }) => words.length > 1 || words[0] === first);
  const isOtherForm =
    typed.length === 1 &&
    !isListedForm &&
    naming.some(({ words }) => stem(words[0] ?? "") === stem(first ?? ""));
  // The list has only "schools" where "school" would find too many: search for the plural, whichever was typed.
  if (isOtherForm) return { ...term, rankingPhrases: naming.map(({ words }) => words), synonyms };
  // A supposed typo may be a vendor's name: search for the typed words, too.
  return {
    ...term,
    rankingPhrases: kind === "category" ? properNames : [typed],
    synonyms: [{ words: typed, isPrefix: true }, ...synonyms],
  };
}

function wordTerm(word: string): QueryTerm {
  const synonyms = singularForms(word).map((form) => ({ words: [form], isPrefix: true }));
  return { kind: "word", isVague: false, typed: [word], rankingPhrases: [[word]], synonyms };
}

const placeNames = locations.flatMap((location) => {
  const words = plainWords(location);
  const withoutArticle = words.slice(["la", "las"].includes(words[0] ?? "") ? 1 : 0);
  return [
    { words, name: words },
    { words: withoutArticle, name: words },
    ...(location.startsWith("San Pedro") ? [{ words: ["san", "pedro"], name: words }] : []),
  ];
});

function extractPlaces(words: readonly string[]): { places: QueryTerm[]; rest: string[] } {
  const rest = [...words];
  const places: QueryTerm[] = [];
  for (const isSame of [(one: string, other: string) => one === other, isPlaceTypo])
    for (const place of placeNames)
      for (let at = 0; at + place.words.length <= rest.length; at += 1) {
        const typed = rest.slice(at, at + place.words.length);
        if (!isSame(typed.join(""), place.words.join(""))) continue;
        rest.splice(at, typed.length);
        const { name } = place;
        places.push({
          kind: "place",
          isVague: false,
          typed: name,
          rankingPhrases: [name],
          synonyms: [{ words: name }],
        });
      }
  return { places, rest };
}

/** Only in long names: "Samaná" is one letter from "semana". */
const isPlaceTypo = (typed: string, name: string) =>
  name.length >= 8 &&
  !entriesByKey.has(wordKey([typed])) &&
  !isCommonWord(typed) &&
  isOneTypoApart(typed, name);

function singularForms(word: string): string[] {
  if (word.length < 5 || !word.endsWith("s")) return [word];
  return word.endsWith("es") ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)];
}
