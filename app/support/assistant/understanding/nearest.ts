import type { Labelled } from "./bayes.ts";
import type { Vector } from "./vectors.ts";

/** The larger, the more the nearest example of a label counts beside its others. */
const exponent = 4;

/** How near the examples of each label are to a text, from 0 to about 1 (cosine): what a label's words together do not say. */
export class Nearest {
  /** The texts that have a feature, with its value there, stand between its start and the next feature's. */
  readonly #starts: Int32Array;
  readonly #holders: Int32Array;
  readonly #values: Float32Array;
  /** The label and the weight of each text. */
  readonly #texts: readonly { label: number; weight: number }[];
  readonly #labels: number;

  /** @param size.features places of the vectors; @param size.labels numbers of labels */
  constructor(texts: readonly Labelled[], size: { features: number; labels: number }) {
    this.#texts = texts.map(({ label, weight }) => ({ label, weight }));
    this.#labels = size.labels;
    this.#starts = new Int32Array(size.features + 1);
    for (const { vector } of texts)
      for (const place of vector.places) this.#starts[place + 1] = (this.#starts[place + 1] ?? 0) + 1;
    for (let place = 0; place < size.features; place += 1)
      this.#starts[place + 1] = (this.#starts[place + 1] ?? 0) + (this.#starts[place] ?? 0);
    const next = this.#starts.slice();
    this.#holders = new Int32Array(next[size.features] ?? 0);
    this.#values = new Float32Array(this.#holders.length);
    for (const [text, { vector }] of texts.entries())
      for (let at = 0; at < vector.places.length; at += 1) {
        const place = vector.places[at] ?? 0;
        const spot = next[place] ?? 0;
        this.#holders[spot] = text;
        this.#values[spot] = vector.values[at] ?? 0;
        next[place] = spot + 1;
      }
  }

  /** How near each label is, by its number. */
  scoresOf({ places, values }: Vector): number[] {
    const likeness = new Float64Array(this.#texts.length);
    for (const [at, place] of places.entries()) {
      const value = values[at] ?? 0;
      const end = this.#starts[place + 1] ?? 0;
      for (let k = this.#starts[place] ?? 0; k < end; k += 1) {
        const text = this.#holders[k] ?? 0;
        likeness[text] = (likeness[text] ?? 0) + value * (this.#values[k] ?? 0);
      }
    }
    const sums = new Array<number>(this.#labels).fill(0);
    for (const [at, { label, weight }] of this.#texts.entries()) {
      const near = likeness[at] ?? 0;
      if (near > 0) sums[label] = (sums[label] ?? 0) + weight * near ** exponent;
    }
    return sums.map((sum) => sum ** (1 / exponent));
  }
}
