import { type PackageId, packageNames } from "./contract.ts";

export type RelocationPackage = {
  readonly id: PackageId;
  /** The name is the same in both languages. */
  readonly name: string;
  /** US cents. */
  readonly priceCents: number;
  /** US cents; shown struck through beside the price. */
  readonly originalPriceCents: number;
  readonly popular: boolean;
};

/** The three packages, cheapest first (spec 1, section 9). Their texts are in `messages.ts` under the same id. */
export const packages: readonly RelocationPackage[] = [
  {
    id: "explorer",
    name: packageNames.explorer,
    priceCents: 299_700,
    originalPriceCents: 450_000,
    popular: false,
  },
  { id: "royal", name: packageNames.royal, priceCents: 499_700, originalPriceCents: 750_000, popular: true },
  {
    id: "elite",
    name: packageNames.elite,
    priceCents: 799_700,
    originalPriceCents: 1_200_000,
    popular: false,
  },
];

/** How many features a collapsed package shows; the rest is a count. */
export const collapsedFeatures = 6;
