import type { Labelled } from "./bayes.ts";
import type { Vector } from "./vectors.ts";

/** The larger, the more the nearest example of a label counts beside its others. */
const exponent = 4;

/** How near the examples of each label are to a text, from 0 to about 1 (cosine): what a label's words together do not say. */
export class Nearest {
  /** For each feature, the texts that have it, with its value there. */
  readonly #holders: readonly { texts: Int32Array; values: Float32Array }[];
  /** The label and the weight of each text. */
  readonly #texts: readonly { label: number; weight: number }[];
  readonly #labels: number;

  /** @param size.features places of the vectors; @param size.labels numbers of labels */
  constructor(texts: readonly Labelled[], size: { features: number; labels: number }) {
    this.#texts = texts.map(({ label, weight }) => ({ label, weight }));
    this.#labels = size.labels;
    const holders = Array.from({ length: size.features }, () => ({
      texts: [] as number[],
      values: [] as number[],
    }));
    for (const [text, { vector }] of texts.entries())
      for (const [at, place] of vector.places.entries()) {
        holders[place]?.texts.push(text);
        holders[place]?.values.push(vector.values[at] ?? 0);
      }
    this.#holders = holders.map((one) => ({
      texts: Int32Array.from(one.texts),
      values: Float32Array.from(one.values),
    }));
  }

  /** How near each label is, by its number. */
  scoresOf({ places, values }: Vector): number[] {
    const likeness = new Float64Array(this.#texts.length);
    for (const [at, place] of places.entries()) {
      const value = values[at] ?? 0;
      const holder = this.#holders[place];
      holder?.texts.forEach((text, k) => {
        likeness[text] = (likeness[text] ?? 0) + value * (holder.values[k] ?? 0);
      });
    }
    const sums = new Array<number>(this.#labels).fill(0);
    for (const [at, { label, weight }] of this.#texts.entries()) {
      const near = likeness[at] ?? 0;
      if (near > 0) sums[label] = (sums[label] ?? 0) + weight * near ** exponent;
    }
    return sums.map((sum) => sum ** (1 / exponent));
  }
}
