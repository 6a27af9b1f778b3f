import type { Labelled } from "./bayes.ts";
import type { Vector } from "./vectors.ts";

/** The larger, the more the nearest example of a label counts beside its others. */
const exponent = 4;

/** How near the examples of each label are to a text, from 0 to about 1 (cosine): what a label's words together do not say. */
export class Nearest {
  /** For each feature, the texts that have it, with its value there. */
  readonly #holders: { texts: number[]; values: number[] }[];
  readonly #texts: readonly Labelled[];
  readonly #labels: number;

  /** @param size.features places of the vectors; @param size.labels numbers of labels */
  constructor(texts: readonly Labelled[], size: { features: number; labels: number }) {
    this.#texts = texts;
    this.#labels = size.labels;
    this.#holders = Array.from({ length: size.features }, () => ({ texts: [], values: [] }));
    for (const [text, { vector }] of texts.entries())
      for (const [at, place] of vector.places.entries()) {
        const holder = this.#holders[place];
        holder?.texts.push(text);
        holder?.values.push(vector.values[at] ?? 0);
      }
  }

  /** How near each label is, by its number. */
  scoresOf({ places, values }: Vector): number[] {
    const likeness = new Float64Array(this.#texts.length);
    for (const [at, place] of places.entries()) {
      const value = values[at] ?? 0;
      const holder = this.#holders[place];
      for (const [k, text] of holder?.texts.entries() ?? [])
        likeness[text] = (likeness[text] ?? 0) + value * (holder?.values[k] ?? 0);
    }
    const sums = new Array<number>(this.#labels).fill(0);
    for (const [at, { label, weight }] of this.#texts.entries()) {
      const near = likeness[at] ?? 0;
      if (near > 0) sums[label] = (sums[label] ?? 0) + weight * near ** exponent;
    }
    return sums.map((sum) => sum ** (1 / exponent));
  }
}
