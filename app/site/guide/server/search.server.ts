import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { KnowledgeEntry } from "../contract.ts";
import { entryOf } from "./entries.server.ts";
import { reduceQuestion, wordIndexes } from "./index.server.ts";
import { isOutOfScope } from "./out-of-scope.ts";
import type { WordIndex } from "./word-index.ts";

export type SearchResult = {
  entry: KnowledgeEntry;
  /** How much of the question the entry covers, from 0 to 1. */
  share: number;
  /** Words of the question that say what it is about, and that the entry has. */
  telling: number;
  /** How much of the entry's own question the asked words are, from 0 to 1. */
  title: number;
};

/** Minimum share for an answer; calibrated with search.integration.test.ts. */
export const minShare = 0.3;

/** From here on the other language is not searched. */
const confidentShare = 0.5;

/** The country's name says nothing about the topic. */
const countryName =
  /\b(?:(?:in|to|of|from) )?(?:the )?dominican republic\b|\b(?:(?:en|a|de|para) )?(?:la )?rep[uú]blica dominicana\b|\b(?:the|(?:in|to|from)(?: the)?) dr\b|\b(?:en|a|de) rd\b(?!\$)/gi;

/**
 * Entries for a question, best first. Words count by rarity; in full in an entry's question, less in its answer, less
 * when mistyped. Unknown words lower all shares. Out-of-scope questions find nothing.
 * @param locale searched first; the other language is tried when the best share is low
 */
export async function searchKnowledge(question: string, locale: Locale): Promise<SearchResult[]> {
  if (isOutOfScope(question)) return [];
  const indexes = await wordIndexes();
  const words = await reduceQuestion(question.replace(countryName, " "));
  const found = indexes[locale].find(words[locale]);
  if (bestShare(found) >= confidentShare) return withEntries(found);
  const other = otherLocale(locale);
  const foundInOther = indexes[other].find(words[other]);
  return withEntries(bestShare(foundInOther) > bestShare(found) ? foundInOther : found);
}

type Found = ReturnType<WordIndex["find"]>;

const bestShare = ([best]: Found) => best?.share ?? 0;

function withEntries(found: Found): SearchResult[] {
  return found.flatMap(({ slug, ...hit }) => {
    const entry = entryOf(slug);
    return entry ? [{ entry, ...hit }] : [];
  });
}
