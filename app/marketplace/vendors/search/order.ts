import type { directorySorts } from "../values.ts";
import { flag, priceFlag } from "./derive.ts";

/**
 * What a list is read for: `flags` are bits that an entry must have. `bands` order before the score does: a list is read
 * once for each, for the entries whose bits under `mask` are the band's, and `bonus` lifts them above the next band.
 */
export type Selection = { flags: number; mask: number; bands: readonly Band[] };
type Band = { bits: number; bonus: number };

export type Sort = (typeof directorySorts)[number];

/** More than any score. */
const bandBonus = 5_000;

const anyPrice = priceFlag.$ | priceFlag.$$ | priceFlag.$$$;

/** The bits of each band, the first one first. */
const orders: Readonly<Record<Sort, { mask: number; bits: readonly number[] }>> = {
  match: { mask: 0, bits: [] },
  price: { mask: anyPrice, bits: [anyPrice, priceFlag.$$ | priceFlag.$$$, priceFlag.$$$, 0] },
  english: { mask: flag.english, bits: [flag.english, 0] },
};

/** A band that the filter leaves empty is left out: it would be looked for through the whole list. */
export function selectionOf(flags: number, sort: Sort): Selection {
  const { mask, bits } = orders[sort];
  const possible = bits.filter((one) => (one & flags) === (mask & flags));
  const bands = possible.map((one, at) => ({ bits: one, bonus: (possible.length - 1 - at) * bandBonus }));
  return bands.length > 1 ? { flags, mask, bands } : { flags, mask: 0, bands: [] };
}
