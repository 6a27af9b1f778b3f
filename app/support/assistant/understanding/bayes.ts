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
    // One row of all labels for each feature; mostly empty, so it is not kept.
    const counts = new Float32Array(size.features * size.labels);
    const totals = new Float64Array(size.features);
    const sums = new Array<number>(size.labels).fill(0);
    for (const { vector, label, weight } of texts)
      for (let at = 0; at < vector.places.length; at += 1) {
        const place = vector.places[at] ?? 0;
        const amount = (vector.values[at] ?? 0) * weight;
        const cell = place * size.labels + label;
        counts[cell] = (counts[cell] ?? 0) + amount;
        totals[place] = (totals[place] ?? 0) + amount;
        sums[label] = (sums[label] ?? 0) + amount;
      }
    const all = sums.reduce((sum, one) => sum + one, 0);
    const spread = smoothing * size.features;
    this.#floors = sums.map((sum) => Math.log((smoothing * (all - sum + spread)) / (sum + spread)));
    this.#holders = Array.from({ length: size.features }, (_, place) =>
      holderOf(counts.subarray(place * size.labels, (place + 1) * size.labels), totals[place] ?? 0),
    );
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

/** What a feature adds to the labels that have it. @param total of all labels */
function holderOf(ofLabels: Float32Array, total: number): { labels: Int32Array; gains: Float32Array } {
  const labels: number[] = [];
  const gains: number[] = [];
  for (let label = 0; label < ofLabels.length; label += 1) {
    const count = ofLabels[label] ?? 0;
    if (count === 0) continue;
    const others = Math.max(0, total - count);
    labels.push(label);
    gains.push(
      Math.log((count + smoothing) / smoothing) + Math.log((total + smoothing) / (others + smoothing)),
    );
  }
  return { labels: Int32Array.from(labels), gains: Float32Array.from(gains) };
}
