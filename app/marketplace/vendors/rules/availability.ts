import type { Closure, VendorDetail } from "../contract.ts";
import { type Hours, hoursPhraseOf, parseBlocks, parseWeekday, weekdayOf } from "./opening-hours.ts";

/** What a vendor tells of when it works. */
export type Availability = Pick<
  VendorDetail,
  "businessHours" | "availableDates" | "availableTimes" | "closures"
>;

/** `blocks`: when the vendor works on a day; null if its hours are unknown. `closure`: why a day is an exception. */
export type DayPlan =
  | { day: "works"; blocks: readonly Hours[] | null }
  | { day: "closure"; closure: Closure }
  | { day: "emergencies" | "away" };

/**
 * A vendor's plan for a day ("2027-03-31", Santo Domingo): by its closures, its opening hours ("Closed", "Emergencies
 * only", blocks) and its list of available weekdays. Where it told nothing, it works.
 */
export function planOf(vendor: Availability, day: string): DayPlan {
  const closure = vendor.closures.find((one) => one.day <= day && day <= one.until);
  if (closure) return { day: "closure", closure };
  const weekday = weekdayOf(day);
  const hours = vendor.businessHours[weekday] ?? "";
  const phrase = hoursPhraseOf(hours);
  if (phrase === "emergencies") return { day: "emergencies" };
  const named = vendor.availableDates.map(parseWeekday);
  const isList = named.length > 0 && !named.includes(undefined);
  if (phrase === "closed" || (isList && !named.includes(weekday))) return { day: "away" };
  if (phrase === "appointment") return { day: "works", blocks: null };
  return { day: "works", blocks: blocksOf(hours) ?? blocksOf(vendor.availableTimes) };
}

function blocksOf(text: string): readonly Hours[] | null {
  const blocks = parseBlocks(text);
  return blocks === "closed" ? null : blocks;
}
