import { plainText, wordsOf } from "#platform/i18n/language-of.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { NearPhrase, Phrase } from "../contract.ts";
import { phrases } from "./phrasebook.server.ts";

/** Only whole phrases: one with a hole ("{amount}") cannot be said as it is. */
const whole = phrases.filter(({ en }) => !en.includes("{"));
/** As many as one looks through. */
const mostOffered = 3;
/** What a phrase must share with the text: by trial, below it they have nothing to do with each other. */
const nearEnough = 0.4;

type Indexed = { phrase: Phrase; words: ReadonlySet<string> };
type Index = { entries: readonly Indexed[]; rarity: ReadonlyMap<string, number> };

/** The beginning of a word stands for its forms: "hurts" and "hurting", "farmacia" and "farmacias". */
const stems = (text: string) => new Set(wordsOf(plainText(text)).map((word) => word.slice(0, 5)));

function indexOf(locale: Locale): Index {
  const entries = whole.flatMap((phrase) =>
    [phrase[locale], ...phrase.also[locale]]
      .filter((said) => !said.includes("{"))
      .map((said) => ({ phrase, words: stems(said) })),
  );
  const count = new Map<string, number>();
  for (const { words } of entries) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const rarity = new Map([...count].map(([word, times]) => [word, Math.log(1 + entries.length / times)]));
  return { entries, rarity };
}
const indexes: Partial<Record<Locale, Index>> = {};

/** The phrases that say most nearly what a text says, the nearest first; none where nothing is near. */
export function nearestPhrases(text: string, from: Locale, reader: Locale): NearPhrase[] {
  indexes[from] ??= indexOf(from);
  const { entries, rarity } = indexes[from];
  const asked = stems(text.slice(0, 400));
  // A word that no phrase has weighs as much as the rarest.
  const unknown = Math.log(1 + entries.length);
  const weigh = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + (rarity.get(word) ?? unknown) ** 2, 0);
  const whole = Math.sqrt(weigh(asked));
  const best = new Map<Phrase, number>();
  for (const { phrase, words } of entries) {
    const common = [...words].filter((word) => asked.has(word));
    // "I am" and "is the" alone say nothing.
    if (!common.some(({ length }) => length > 3)) continue;
    const shared = weigh(common);
    const likeness = shared / (whole * Math.sqrt(weigh(words)));
    best.set(phrase, Math.max(likeness, best.get(phrase) ?? 0));
  }
  return [...best]
    .filter(([, likeness]) => likeness >= nearEnough)
    .sort(([, one], [, two]) => two - one)
    .slice(0, mostOffered)
    .map(([phrase]) => ({
      text: phrase[from],
      translatedText: phrase[otherLocale(from)],
      culturalContext: phrase.context?.[reader] ?? null,
    }));
}
