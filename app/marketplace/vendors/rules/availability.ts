import type { VendorDetail } from "../contract.ts";
import { hoursPhraseOf, parseWeekday, weekdayOf } from "./opening-hours.ts";

type Availability = Pick<VendorDetail, "businessHours" | "availableDates">;

export type DayAvailability = "works" | "emergencies" | "away";

/** A vendor's availability on a day ("2027-03-31", Santo Domingo): by its opening hours ("Closed", "Emergencies only")
 * and its list of available weekdays. Without either, it works. */
export function availabilityOn(
  { businessHours, availableDates }: Availability,
  day: string,
): DayAvailability {
  const weekday = weekdayOf(day);
  const phrase = hoursPhraseOf(businessHours[weekday] ?? "");
  if (phrase === "emergencies") return "emergencies";
  if (phrase === "closed") return "away";
  const named = availableDates.map(parseWeekday);
  const isList = named.length > 0 && !named.includes(undefined);
  return isList && !named.includes(weekday) ? "away" : "works";
}
