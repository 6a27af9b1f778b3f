import { Bayes, type Taught } from "./bayes.ts";
import { featuresOf } from "./features.ts";
import { Nearest } from "./nearest.ts";
import { SparseMatrixBuilder } from "./vectors.ts";
import { Vocabulary } from "./vocabulary.ts";

/**
 * A text of which is known what it wants: a label, and the kind that the label belongs to.
 * @property before the same person's turn before it
 * @property weight below 1 for what is not worded as people ask
 */
export type Example = {
  text: string;
  before?: string | undefined;
  label: string;
  kind: string;
  weight: number;
};

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
const examplesAtOnce = 500;

/**
 * Says which labels fit a text, by examples: by the words of each label, by the words of each kind (what all requests for
 * vendors share), and by the nearest single examples.
 */
export class Classifier {
  readonly #parts: Parts;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The examples are read twice, since their features take a hundred times as much memory as the texts.
   * @param pause between steps, so that the process answers others meanwhile
   */
  static async build(examples: readonly Example[], pause: () => Promise<unknown>): Promise<Classifier> {
    const kindOf = new Map(examples.map(({ label, kind }) => [label, kind]));
    const kinds = [...new Set(kindOf.values())];
    const labels = [...kindOf].map(([label, kind]) => ({ label, kind: kinds.indexOf(kind) }));
    const numbers = new Map(labels.map(({ label }, at) => [label, at]));
    const vocabulary = await vocabularyOf(examples, pause);
    const vectors = new SparseMatrixBuilder();
    for (const [at, { text, before }] of examples.entries()) {
      vectors.add(vocabulary.vectorOf(featuresOf(text, before)));
      if (at % examplesAtOnce === 0) await pause();
    }
    const taught: Taught = {
      byFeature: vectors.build().transposed(vocabulary.size),
      labelOf: Int32Array.from(examples, ({ label }) => numbers.get(label) ?? 0),
      weightOf: Float32Array.from(examples, ({ weight }) => weight),
      labels: labels.length,
    };
    await pause();
    const byLabel = new Bayes(taught);
    await pause();
    const byKind = new Bayes({
      ...taught,
      labelOf: taught.labelOf.map((label) => labels[label]?.kind ?? 0),
      labels: kinds.length,
    });
    return new Classifier({ labels, kinds, vocabulary, byLabel, byKind, nearest: new Nearest(taught) });
  }

  /**
   * All labels, the best first. The probabilities add up to 1.
   * @param before the same person's turn before it
   * @returns none where the text has nothing that examples have
   */
  rank(text: string, before?: string): Ranked[] {
    const { labels, kinds, vocabulary, byLabel, byKind, nearest } = this.#parts;
    const vector = vocabulary.vectorOf(featuresOf(text, before));
    if (vector.places.length === 0) return [];
    const near = nearest.scoresOf(vector);
    const ofKinds = probabilitiesOf(byKind.scoresOf(vector));
    const scores = byLabel.scoresOf(vector).map((score, label) => {
      const kind = ofKinds[labels[label]?.kind ?? 0] ?? 0;
      return score + weights.nearest * (near[label] ?? 0) + weights.kind * Math.log(kind + 1e-9);
    });
    return probabilitiesOf(scores)
      .map((probability, at) => ({
        label: labels[at]?.label ?? "",
        kind: kinds[labels[at]?.kind ?? 0] ?? "",
        probability,
      }))
      .sort((one, other) => other.probability - one.probability);
  }
}

async function vocabularyOf(
  examples: readonly Example[],
  pause: () => Promise<unknown>,
): Promise<Vocabulary> {
  const counts = new Map<string, number>();
  for (const [at, { text, before }] of examples.entries()) {
    for (const feature of featuresOf(text, before).keys())
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    if (at % examplesAtOnce === 0) await pause();
  }
  return new Vocabulary(counts, examples.length);
}

/** Of scores that are logarithms. */
function probabilitiesOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}
