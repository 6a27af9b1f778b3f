import type { Features } from "./features.ts";
import type { Vector } from "./vectors.ts";

/** A feature of fewer texts tells nothing of others. */
const minTexts = 2;
/** Exponent of the inverse frequency, by which rare features count more. */
const rarity = 0.8;

/** The features that at least two texts have, each with a place in vectors and a weight by its rarity. */
export class Vocabulary {
  readonly #places = new Map<string, number>();
  readonly #rarities: number[] = [];

  /** @param counts how many texts have each feature; @param texts how many there are */
  constructor(counts: ReadonlyMap<string, number>, texts: number) {
    for (const [feature, count] of counts) {
      if (count < minTexts) continue;
      this.#places.set(feature, this.#rarities.length);
      this.#rarities.push(Math.log((texts + 1) / (count + 0.5)) ** rarity);
    }
  }

  /** How many features it has: vectors' places are below. */
  get size(): number {
    return this.#rarities.length;
  }

  /** A text as a vector, without what the vocabulary does not have. */
  vectorOf(features: Features): Vector {
    const places: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (const [feature, weight] of features) {
      const place = this.#places.get(feature);
      if (place === undefined) continue;
      const value = weight * (this.#rarities[place] ?? 0);
      places.push(place);
      values.push(value);
      squares += value * value;
    }
    const length = Math.sqrt(squares) || 1;
    return { places, values: values.map((value) => value / length) };
  }
}
