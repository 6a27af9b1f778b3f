import type { Taught } from "./bayes.ts";
import type { Vector } from "./vectors.ts";

/** The larger, the more the nearest example of a label counts beside its others. */
const exponent = 4;

/** How near the examples of each label are to a text, from 0 to about 1 (cosine): what a label's words together do not say. */
export class Nearest {
  readonly #taught: Taught;

  constructor(taught: Taught) {
    this.#taught = taught;
  }

  /** How near each label is, by its number. */
  scoresOf({ places, values }: Vector): number[] {
    const { byFeature, labelOf, weightOf, labels } = this.#taught;
    const likeness = new Float64Array(labelOf.length);
    for (const [at, place] of places.entries())
      byFeature.forEachIn(place, (example, value) => {
        likeness[example] = (likeness[example] ?? 0) + (values[at] ?? 0) * value;
      });
    const sums = new Array<number>(labels).fill(0);
    for (let example = 0; example < likeness.length; example += 1) {
      const near = likeness[example] ?? 0;
      if (near === 0) continue;
      const label = labelOf[example] ?? 0;
      sums[label] = (sums[label] ?? 0) + (weightOf[example] ?? 0) * near ** exponent;
    }
    return sums.map((sum) => sum ** (1 / exponent));
  }
}
