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

type Parts = {
  labels: readonly { label: string; kind: number }[];
  kinds: readonly string[];
  vocabulary: Vocabulary;
  byLabel: Bayes;
  byKind: Bayes;
  nearest: Nearest;
};

/** How much each judgement counts beside the one by the labels' words. */
const weights = { nearest: 6, kind: 0.5 };

/**
 * Says which labels fit a text, by examples: by the words of each label, by the words of each kind (what all requests for
 * vendors share), and by the nearest single examples.
 */
export class Classifier {
  readonly #labels: Parts["labels"];
  readonly #kinds: Parts["kinds"];
  readonly #vocabulary: Vocabulary;
  readonly #byLabel: Bayes;
  readonly #byKind: Bayes;
  readonly #nearest: Nearest;

  private constructor(parts: Parts) {
    this.#labels = parts.labels;
    this.#kinds = parts.kinds;
    this.#vocabulary = parts.vocabulary;
    this.#byLabel = parts.byLabel;
    this.#byKind = parts.byKind;
    this.#nearest = parts.nearest;
  }

  /**
   * Ten thousand examples take more than a second of processor time.
   * @param pause between steps, so that the process answers others meanwhile
   */
  static async build(examples: readonly Example[], pause: () => Promise<unknown>): Promise<Classifier> {
    const kindOf = new Map(examples.map(({ label, kind }) => [label, kind]));
    const kinds = [...new Set(kindOf.values())];
    const labels = [...kindOf].map(([label, kind]) => ({ label, kind: kinds.indexOf(kind) }));
    const numbers = new Map(labels.map(({ label }, at) => [label, at]));
    const vocabulary = new Vocabulary(examples.map(({ features }) => features));
    await pause();
    const texts: Labelled[] = examples.map(({ features, label, weight }) => ({
      vector: vocabulary.vectorOf(features),
      label: numbers.get(label) ?? 0,
      weight,
    }));
    await pause();
    const size = { features: vocabulary.size, labels: labels.length };
    const byLabel = new Bayes(texts, size);
    await pause();
    const nearest = new Nearest(texts, size);
    await pause();
    const byKind = new Bayes(
      texts.map((text) => ({ ...text, label: labels[text.label]?.kind ?? 0 })),
      { ...size, labels: kinds.length },
    );
    return new Classifier({ labels, kinds, vocabulary, byLabel, byKind, nearest });
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
