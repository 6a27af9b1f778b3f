import type { Locale } from "#platform/i18n/locale.ts";
import type { VendorCategory } from "../contract.ts";
import { names } from "../names.ts";
import { plainWords } from "../search-words.ts";
import { services } from "./lists/services.ts";
import { queryOnlyTerms, stopWords, weakWords } from "./lists/word-lists.ts";

/** The categories' numbers in the index, beside those of the services; never to be given to another one. */
export const categoryKeys: Readonly<Record<VendorCategory, number>> = {
  "Housing & Property": 201,
  Transportation: 202,
  "Relocation & Legal": 203,
  "Financial & Banking": 204,
  "Health & Wellness": 205,
  "Utilities & Setup": 206,
  "Beauty & Grooming": 207,
  "Language & Learning": 208,
  "Events & Entertainment": 209,
  "Construction & Renovation": 210,
  "Tech & Electronics": 211,
  "Domestic Essentials": 212,
  "Lifestyle & Comfort": 213,
};
/** The key that every vendor has. */
export const anybody = 0;

export const isServiceKey = (key: number): boolean => key > 0 && key < 200;

/** `words` are without stop words; `queryOnly`: understood in a search, but not looked for in vendors' texts. */
export type VocabularyEntry = { words: string[]; key: number; queryOnly: boolean };

/** Half of the Spanish name of "Relocation & Legal", but people mean a moving van. */
const ambiguousCategoryWord = "mudanza";

/** Every way to ask for a service or a category, in both languages. */
export const vocabulary: readonly VocabularyEntry[] = [
  ...services.flatMap(({ id, key, en, es }): VocabularyEntry[] => {
    const entry = (term: string, queryOnly: boolean) => ({ words: contentWords(term), key, queryOnly });
    const queryOnly = queryOnlyTerms[id]?.split(", ") ?? [];
    return [
      ...[...en, ...es].map((term) => entry(term, false)),
      ...queryOnly.map((term) => entry(term, true)),
    ];
  }),
  ...categoryEntries(),
];

function categoryEntries(): VocabularyEntry[] {
  return Object.entries(names.categories).flatMap(([category, { en, es }]) => {
    // RULINGS 11: the filter's "Legal & Documentation" is the vendors' "Relocation & Legal".
    const key = categoryKeys[category as VendorCategory] ?? categoryKeys["Relocation & Legal"];
    return [en, es, ...en.split(" & "), ...es.split(/ [ye] /)]
      .map(contentWords)
      .filter(
        ([first = "", ...more]) =>
          more.length > 0 || !(weakWords.has(first) || first === ambiguousCategoryWord),
      )
      .map((words) => ({ words, key, queryOnly: false }));
  });
}

/** Without stop words; but all words where nothing else is left, or where single letters are part of an abbreviation. */
function contentWords(text: string): string[] {
  const words = plainWords(text.replace(/\ba\/c\b/gi, "ac"));
  const content = words.filter((word) => !stopWords.has(word));
  return content.length === 0 || content.some((word) => word.length === 1) ? words : content;
}

const termWords = new Set(
  vocabulary.flatMap(({ words, queryOnly }) => (words.length === 1 && !queryOnly ? words : [])),
);

/** Whether a search always takes this word for a service or a category, never for a name. */
export const isTermWord = (word: string): boolean => termWords.has(word);

/** A term as vendors may write it: its words, each with its distance from the first one. */
type Phrase = { key: number; lang: Locale; rest: { word: string; distance: number }[] };

const phrasesByFirstWord = new Map<string, Phrase[]>();
for (const { key, en, es } of services)
  for (const { term, lang } of [...languageTerms(en, "en"), ...languageTerms(es, "es")]) {
    const words = plainWords(term).map((word, at) => ({ word, at }));
    // Stop words only count as distance ("corte <2> pelo"): anything may stand there.
    const content = words.filter(({ word }) => !stopWords.has(word));
    const [first, ...rest] = content.length > 1 ? content : words;
    if (!first) continue;
    const phrase = { key, lang, rest: rest.map(({ word, at }) => ({ word, distance: at - first.at })) };
    phrasesByFirstWord.set(first.word, [...(phrasesByFirstWord.get(first.word) ?? []), phrase]);
  }

function languageTerms(terms: readonly string[], lang: Locale) {
  return terms.map((term) => ({ term, lang }));
}

/** The keys of the services that a vendor's text names, in any of their ways. */
export function servicesIn(text: string): Set<number> {
  return new Set(phrasesIn(text).map(({ key }) => key));
}

/** The terms of the list that stand in a vendor's text; `length` in words. */
export function phrasesIn(text: string): { key: number; lang: Locale; length: number }[] {
  const words = plainWords(text);
  return words.flatMap((word, at) =>
    (phrasesByFirstWord.get(word) ?? [])
      .filter(({ rest }) => rest.every((one) => words[at + one.distance] === one.word))
      .map(({ key, lang, rest }) => ({ key, lang, length: rest.length + 1 })),
  );
}
