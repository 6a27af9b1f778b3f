import type { Vector } from "./vectors.ts";

/** Added to each count, so that a feature of one label alone decides nothing. */
const smoothing = 0.01;

/** What has a label. @property weight below 1 for what is not worded as people ask */
export type Labelled = { vector: Vector; label: number; weight: number };

/**
 * Complement naive Bayes: a feature speaks for a label by how much more often the label's texts have it than all others.
 * Labels with few texts and with many are judged alike.
 */
export class Bayes {
  /** For each feature, the labels that have it, and what it adds to them. */
  readonly #holders: readonly { labels: Int32Array; gains: Float32Array }[];
  /** What a text of length 1 gives a label that has none of its features. */
  readonly #floors: number[];

  /** @param size.features places of the vectors; @param size.labels numbers of labels */
  constructor(texts: readonly Labelled[], size: { features: number; labels: number }) {
    const counts = Array.from({ length: size.features }, () => new Map<number, number>());
    const sums = new Array<number>(size.labels).fill(0);
    for (const { vector, label, weight } of texts)
      for (const [at, place] of vector.places.entries()) {
        const amount = (vector.values[at] ?? 0) * weight;
        const ofLabels = counts[place];
        ofLabels?.set(label, (ofLabels.get(label) ?? 0) + amount);
        sums[label] = (sums[label] ?? 0) + amount;
      }
    const all = sums.reduce((sum, one) => sum + one, 0);
    const spread = smoothing * size.features;
    this.#floors = sums.map((sum) => Math.log((smoothing * (all - sum + spread)) / (sum + spread)));
    this.#holders = counts.map((ofLabels) => {
      const total = ofLabels.values().reduce((sum, one) => sum + one, smoothing);
      const gain = (count: number) =>
        Math.log((count + smoothing) / smoothing) + Math.log(total / (total - count));
      return { labels: Int32Array.from(ofLabels.keys()), gains: Float32Array.from(ofLabels.values(), gain) };
    });
  }

  /** How much each label fits, by its number; only differences mean something. */
  scoresOf({ places, values }: Vector): number[] {
    const length = values.reduce((sum, one) => sum + one, 0);
    const scores = this.#floors.map((floor) => floor * length);
    for (const [at, place] of places.entries()) {
      const holder = this.#holders[place];
      const value = values[at] ?? 0;
      holder?.labels.forEach((label, k) => {
        scores[label] = (scores[label] ?? 0) + value * (holder.gains[k] ?? 0);
      });
    }
    return scores;
  }
}
