import type { Features } from "./features.ts";

/** Features as numbers; the values' squares add up to 1, so that long and short texts count alike. */
export type Vector = { places: readonly number[]; values: readonly number[] };

/** A feature of fewer texts tells nothing of others. */
const minTexts = 2;
/** Exponent of the inverse frequency, by which rare features count more. */
const rarity = 0.8;

/** The features that at least two texts have, each with a number and a weight by its rarity. */
export class Vocabulary {
  readonly #places = new Map<string, number>();
  readonly #rarities: number[] = [];

  constructor(texts: readonly Features[]) {
    const counts = new Map<string, number>();
    for (const features of texts)
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts) {
      if (count < minTexts) continue;
      this.#places.set(feature, this.#rarities.length);
      this.#rarities.push(Math.log((texts.length + 1) / (count + 0.5)) ** rarity);
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
