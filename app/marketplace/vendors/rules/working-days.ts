import type { VendorDetail } from "../contract.ts";
import { sayingOf, weekdayAt, weekdayNamed } from "./opening-hours.ts";

type Times = Pick<VendorDetail, "businessHours" | "availableDates">;

/** How a vendor stands to a day: at work, there for emergencies only, or away. */
export type DayStanding = "works" | "emergencies" | "away";

/**
 * What a vendor has said of a day ("2027-03-31", in Santo Domingo). The hours say "Closed" or "Emergencies only"; a list
 * of available days that names weekdays only leaves the others out. Where nothing is said, the vendor works.
 */
export function standingOn({ businessHours, availableDates }: Times, day: string): DayStanding {
  const weekday = weekdayAt(Date.parse(`${day}T12:00:00-04:00`));
  const saying = sayingOf(businessHours[weekday] ?? "");
  if (saying === "emergencies") return "emergencies";
  if (saying === "closed") return "away";
  const named = availableDates.map(weekdayNamed);
  const isList = named.length > 0 && !named.includes(undefined);
  return isList && !named.includes(weekday) ? "away" : "works";
}
