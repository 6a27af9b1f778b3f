import { plainWords } from "../search-words.ts";
import { priceFilters, vendorCategories } from "../values.ts";
import { daysIn, flag, priceFlag } from "./derive.ts";
import { services } from "./lists/services.ts";
import { townAt } from "./places.ts";
import { type DirectorySearch, requestedPlaces } from "./plan.ts";
import type { QueryTerm } from "./query-terms.ts";
import type { Source, Stage } from "./sources.ts";
import { categoryKeys } from "./vocabulary.ts";

/** So many hits are ordered: the earlier index is slow with many. */
const maxHits = 2_000;

/**
 * The stages of a search while most vendors are not indexed yet (a large directory, in the minutes after its upgrade):
 * by the index of earlier versions. It knows no typos in names and no towns near by, and orders by the rating alone. Of the
 * days only the hours are read.
 */
export function planUnindexed(search: DirectorySearch): Stage[] {
  const searched = search.terms.filter(({ kind }) => kind !== "place").map(termQuery);
  const matches = searched.length > 1 ? [searched.join(" & "), searched.join(" | ")] : searched;
  if (matches.length === 0) return [{ sources: [rated(search, "")] }];
  return matches.map((match) => ({ sources: [rated(search, match)] }));
}

/** How the profile's editor writes that a day is none of the open ones. */
const notOpen = ["", "Closed", "Cerrado", "Emergencies only", "Solo emergencias"];

function rated(search: DirectorySearch, match: string): Source {
  const category = vendorCategories.find((one) => categoryKeys[one] === search.category);
  const towns = requestedPlaces(search).map(townAt);
  const { flags } = search;
  const mostPrice = priceFilters.find((most) => flags & priceFlag[most]);
  const prices = mostPrice && priceFilters.filter((level) => level.length <= mostPrice.length);
  const order = (depth: string) => `order by rating desc, id desc limit ${depth}`;
  return {
    isSlow: match !== "",
    write: (add, depth) => `select id as vendor_id, 0 as tier, (rating * 100)::int as score, 0 as flags
      from (select id, rating from vendor where status = 'approved'
        ${match ? `and search @@ ${add(match, "tsquery")}` : ""}
        ${category ? `and category = ${add(category, "text")}` : ""}
        ${towns.length > 0 ? `and location = any(${add(towns, "text[]")})` : ""}
        ${flags & flag.english ? "and speaks_english" : ""}
        ${prices ? `and price_range = any(${add(prices, "text[]")})` : ""}
        ${daysIn(flags)
          .map((day) => `and business_hours ->> ${add(day, "text")} <> all(${add(notOpen, "text[]")})`)
          .join(" ")}
        ${match ? `limit ${maxHits}` : order(depth)}) as matched ${order(depth)}`,
  };
}

function termQuery({ typed, keys }: QueryTerm): string {
  const terms = services.filter(({ key }) => keys.includes(key)).flatMap(({ en, es }) => [...en, ...es]);
  const categories = vendorCategories.filter((one) => keys.includes(categoryKeys[one]));
  const phrases = [typed, ...[...terms, ...categories].map(plainWords)];
  return `(${phrases.map((words) => `(${words.map((word) => `'${word}'`).join(" <-> ")})`).join(" | ")})`;
}
