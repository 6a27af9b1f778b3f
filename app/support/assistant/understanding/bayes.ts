import { type SparseMatrix, SparseMatrixBuilder, type Vector } from "./vectors.ts";

/** Added to each count, so that a feature of one label alone decides nothing. */
const smoothing = 0.01;

/** Examples as the judgements take them. */
export type Taught = {
  /** Row by row the examples that have a feature, with its value there. */
  byFeature: SparseMatrix;
  /** The label of each example, as a number below `labels`. */
  labelOf: Int32Array;
  /** How much each example counts: less than 1 where it is not worded as people ask. */
  weightOf: Float32Array;
  labels: number;
};

/**
 * Complement naive Bayes: a feature speaks for a label by how much more often the label's texts have it than all others.
 * Labels with few texts and with many are judged alike.
 */
export class Bayes {
  /** Row by row the labels that have a feature, and what it adds to them. */
  readonly #gains: SparseMatrix;
  /** What a text of length 1 gives a label that has none of its features. */
  readonly #floors: number[];

  constructor({ byFeature, labelOf, weightOf, labels }: Taught) {
    const sums = new Array<number>(labels).fill(0);
    const gains = new SparseMatrixBuilder();
    for (let feature = 0; feature < byFeature.rows; feature += 1) {
      const counts = new Map<number, number>();
      byFeature.forEachIn(feature, (example, value) => {
        const label = labelOf[example] ?? 0;
        counts.set(label, (counts.get(label) ?? 0) + value * (weightOf[example] ?? 0));
      });
      for (const [label, count] of counts) sums[label] = (sums[label] ?? 0) + count;
      gains.add(gainsOf(counts));
    }
    this.#gains = gains.build();
    const all = sums.reduce((sum, one) => sum + one, 0);
    const spread = smoothing * byFeature.rows;
    this.#floors = sums.map((sum) => Math.log((smoothing * (all - sum + spread)) / (sum + spread)));
  }

  /** How much each label fits, by its number; only differences mean something. */
  scoresOf({ places, values }: Vector): number[] {
    const length = values.reduce((sum, one) => sum + one, 0);
    const scores = this.#floors.map((floor) => floor * length);
    for (const [at, place] of places.entries())
      this.#gains.forEachIn(place, (label, gain) => {
        scores[label] = (scores[label] ?? 0) + (values[at] ?? 0) * gain;
      });
    return scores;
  }
}

/** What a feature adds to the labels that have it. @param counts how often each has it */
function gainsOf(counts: ReadonlyMap<number, number>): Vector {
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const gainOf = (count: number) =>
    Math.log((count + smoothing) / smoothing) +
    Math.log((total + smoothing) / (Math.max(0, total - count) + smoothing));
  return { places: [...counts.keys()], values: [...counts.values()].map(gainOf) };
}
