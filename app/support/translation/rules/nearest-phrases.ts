import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { NearPhrase, Phrase } from "../contract.ts";
import { phrases } from "./phrases.ts";

/** Phrases with slots cannot be said as they are. */
const completePhrases = phrases.filter(({ en }) => !en.includes("{"));
const maxPhrases = 3;
/** Minimum similarity, found by trial; below it phrases are unrelated. */
const minSimilarity = 0.4;

type Indexed = { phrase: Phrase; words: ReadonlySet<string> };
type Index = { entries: readonly Indexed[]; rarity: ReadonlyMap<string, number> };

/** First five letters: "hurts" and "hurting", "farmacia" and "farmacias". */
const stems = (text: string) => new Set(wordsOf(plainText(text)).map((word) => word.slice(0, 5)));

function indexOf(locale: Locale): Index {
  const entries = completePhrases.flatMap((phrase) =>
    [phrase[locale], ...phrase.also[locale]]
      .filter((variant) => !variant.includes("{"))
      .map((variant) => ({ phrase, words: stems(variant) })),
  );
  const count = new Map<string, number>();
  for (const { words } of entries) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const rarity = new Map([...count].map(([word, times]) => [word, Math.log(1 + entries.length / times)]));
  return { entries, rarity };
}
const indexes: Partial<Record<Locale, Index>> = {};

/**
 * Up to three phrases that resemble a text, the most similar first, to offer where nothing translates it (RULINGS 45).
 * @param reader language of the context
 */
export function nearestPhrases(text: string, from: Locale, reader: Locale): NearPhrase[] {
  indexes[from] ??= indexOf(from);
  const { entries, rarity } = indexes[from];
  const textStems = stems(text.slice(0, 400));
  // Words in no phrase weigh as much as the rarest.
  const unknown = Math.log(1 + entries.length);
  const weigh = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + (rarity.get(word) ?? unknown) ** 2, 0);
  const textWeight = Math.sqrt(weigh(textStems));
  const best = new Map<Phrase, number>();
  for (const { phrase, words } of entries) {
    const common = [...words].filter((word) => textStems.has(word));
    // Short words alone ("I am", "is the") are no match.
    if (!common.some(({ length }) => length > 3)) continue;
    const sharedWeight = weigh(common);
    const similarity = sharedWeight / (textWeight * Math.sqrt(weigh(words)));
    best.set(phrase, Math.max(similarity, best.get(phrase) ?? 0));
  }
  return [...best]
    .filter(([, similarity]) => similarity >= minSimilarity)
    .sort(([, one], [, two]) => two - one)
    .slice(0, maxPhrases)
    .map(([phrase]) => ({
      text: phrase[from],
      translatedText: phrase[otherLocale(from)],
      culturalContext: phrase.context?.[reader] ?? null,
    }));
}
