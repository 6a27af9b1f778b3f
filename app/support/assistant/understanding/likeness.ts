import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";

/** Weight of a pair of neighbouring words beside single ones. */
const pairWeight = 0.5;
/** Added to each count, so that a word of one kind alone decides nothing. */
const smoothing = 0.5;

/** How much a text is like examples of one kind rather than of another, by its words (naive Bayes). */
export class Likeness {
  readonly #weights = new Map<string, number>();
  readonly #isSmall: (word: string) => boolean;

  /** @param isSmall whether a word says nothing about the kind */
  constructor(kinds: { of: readonly string[]; not: readonly string[] }, isSmall: (word: string) => boolean) {
    this.#isSmall = isSmall;
    const counts = [kinds.of, kinds.not].map((texts) => this.#count(texts));
    const [of, not] = counts;
    for (const feature of new Set(counts.flatMap((one) => [...one.keys()]))) {
      const [yes, no] = [of?.get(feature) ?? 0, not?.get(feature) ?? 0];
      const isPair = feature.includes(" ");
      if (isPair && yes + no < 2) continue;
      const odds =
        Math.log((yes + smoothing) / (kinds.of.length + 1)) -
        Math.log((no + smoothing) / (kinds.not.length + 1));
      this.#weights.set(feature, odds * (isPair ? pairWeight : 1));
    }
  }

  /** Logarithm of the odds: above 0 the text is more like the first kind; words that no example has count nothing. */
  of(text: string): number {
    let sum = 0;
    for (const feature of this.#features(text)) sum += this.#weights.get(feature) ?? 0;
    return sum;
  }

  #count(texts: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const text of texts)
      for (const feature of this.#features(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return counts;
  }

  #features(text: string): Set<string> {
    const words = wordsOf(plainText(text).replace(/['’]/g, "")).filter((word) => !this.#isSmall(word));
    return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
  }
}
