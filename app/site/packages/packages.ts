import { type PackageId, packageNames } from "./contract.ts";

export type RelocationPackage = {
  readonly id: PackageId;
  readonly name: string;
  readonly priceCents: number;
  /** US cents; shown struck through. */
  readonly originalPriceCents: number;
  readonly popular: boolean;
};

/** Cheapest first (spec 1, section 9). Texts are in `messages.ts`, by id. */
export const packages: readonly RelocationPackage[] = (
  [
    { id: "explorer", priceCents: 299_700, originalPriceCents: 450_000, popular: false },
    { id: "royal", priceCents: 499_700, originalPriceCents: 750_000, popular: true },
    { id: "elite", priceCents: 799_700, originalPriceCents: 1_200_000, popular: false },
  ] as const
).map((offer) => ({ ...offer, name: packageNames[offer.id] }));

/** Features shown while collapsed. */
export const collapsedFeatures = 6;
