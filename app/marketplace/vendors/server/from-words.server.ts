import { LRUCache } from "lru-cache";
import type { VendorCard, VendorDetail } from "../contract.ts";
import { fromPriceOf } from "../rules/from-price.ts";
import { placeOf, placesIn, townAt } from "../search/places.ts";

/** What a vendor wrote about the areas that it serves and about its prices. */
export type VendorWords = Pick<
  VendorDetail,
  "location" | "serviceAreas" | "typicalJob" | "typicalJobSpanish"
>;
type FromWords = Pick<VendorCard, "servedTowns" | "fromPrice">;

/** The directory reads the same vendors again and again. */
const known = new LRUCache<string, FromWords>({ max: 20_000 });

/** What a card tells from the vendor's own words: the other towns that it serves, and the price of a typical job. */
export function readFromWords(words: VendorWords): FromWords {
  const { location, serviceAreas, typicalJob, typicalJobSpanish } = words;
  if (serviceAreas.length === 0 && !typicalJob && !typicalJobSpanish) return nothing;
  const key = JSON.stringify([location, serviceAreas, typicalJob, typicalJobSpanish]);
  const found = known.get(key) ?? { servedTowns: servedTownsOf(words), fromPrice: fromPriceOf(words) };
  known.set(key, found);
  return found;
}

const nothing: FromWords = { servedTowns: [], fromPrice: null };

function servedTownsOf({ location, serviceAreas }: VendorWords): VendorCard["servedTowns"] {
  const places = new Set(serviceAreas.flatMap(placesIn));
  places.delete(placeOf[location]);
  return [...places].map(townAt);
}
