import type { VendorDetail } from "../contract.ts";
import { hoursPhraseOf, parseWeekday, weekdayAt } from "./opening-hours.ts";

type Availability = Pick<VendorDetail, "businessHours" | "availableDates">;

/** How a vendor stands to a day: at work, there for emergencies only, or away. */
export type DayAvailability = "works" | "emergencies" | "away";

/**
 * What a vendor has said of a day ("2027-03-31", in Santo Domingo). The hours say "Closed" or "Emergencies only"; a list
 * of available days that names weekdays only leaves the others out. Where nothing is said, the vendor works.
 */
export function standingOn({ businessHours, availableDates }: Availability, day: string): DayAvailability {
  const weekday = weekdayAt(Date.parse(`${day}T12:00:00-04:00`));
  const phrase = hoursPhraseOf(businessHours[weekday] ?? "");
  if (phrase === "emergencies") return "emergencies";
  if (phrase === "closed") return "away";
  const named = availableDates.map(parseWeekday);
  const isList = named.length > 0 && !named.includes(undefined);
  return isList && !named.includes(weekday) ? "away" : "works";
}
