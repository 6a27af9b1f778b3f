import { Bayes, type Labelled } from "./bayes.ts";
import type { Features } from "./features.ts";
import { Nearest } from "./nearest.ts";
import { Vocabulary } from "./vectors.ts";

/**
 * A text of which is known what it wants: a label, and the kind that the label belongs to.
 * @property weight below 1 for what is not worded as people ask
 */
export type Example = { features: Features; label: string; kind: string; weight: number };

/** A label with the probability that it is the right one. */
export type Ranked = { label: string; kind: string; probability: number };

/** How much each judgement counts beside the one by the labels' words. */
const weights = { nearest: 6, kind: 0.5 };

/**
 * Says which labels fit a text, by examples: by the words of each label, by the words of each kind (what all requests for
 * vendors share), and by the nearest single examples.
 */
export class Classifier {
  readonly #labels: readonly { label: string; kind: number }[];
  readonly #kinds: readonly string[];
  readonly #vocabulary: Vocabulary;
  readonly #byLabel: Bayes;
  readonly #byKind: Bayes;
  readonly #nearest: Nearest;

  constructor(examples: readonly Example[]) {
    const kindOf = new Map(examples.map(({ label, kind }) => [label, kind]));
    this.#kinds = [...new Set(kindOf.values())];
    this.#labels = [...kindOf].map(([label, kind]) => ({ label, kind: this.#kinds.indexOf(kind) }));
    const numbers = new Map(this.#labels.map(({ label }, at) => [label, at]));
    this.#vocabulary = new Vocabulary(examples.map(({ features }) => features));
    const texts: Labelled[] = examples.map(({ features, label, weight }) => ({
      vector: this.#vocabulary.vectorOf(features),
      label: numbers.get(label) ?? 0,
      weight,
    }));
    const size = { features: this.#vocabulary.size, labels: this.#labels.length };
    this.#byLabel = new Bayes(texts, size);
    this.#nearest = new Nearest(texts, size);
    this.#byKind = new Bayes(
      texts.map((text) => ({ ...text, label: this.#labels[text.label]?.kind ?? 0 })),
      { ...size, labels: this.#kinds.length },
    );
  }

  /**
   * All labels, the best first. The probabilities add up to 1.
   * @returns none where the text has nothing that examples have
   */
  rank(features: Features): Ranked[] {
    const vector = this.#vocabulary.vectorOf(features);
    if (vector.places.length === 0) return [];
    const near = this.#nearest.scoresOf(vector);
    const kinds = probabilitiesOf(this.#byKind.scoresOf(vector));
    const scores = this.#byLabel.scoresOf(vector).map((score, label) => {
      const kind = kinds[this.#labels[label]?.kind ?? 0] ?? 0;
      return score + weights.nearest * (near[label] ?? 0) + weights.kind * Math.log(kind + 1e-9);
    });
    return probabilitiesOf(scores)
      .map((probability, at) => ({
        label: this.#labels[at]?.label ?? "",
        kind: this.#kinds[this.#labels[at]?.kind ?? 0] ?? "",
        probability,
      }))
      .sort((one, other) => other.probability - one.probability);
  }
}

/** Of scores that are logarithms. */
function probabilitiesOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}
