import type { Closure, VendorCard, VendorDetail, Weekday } from "../contract.ts";
import { weekdays } from "../values.ts";
import { hoursPhraseOf, parseWeekday, weekdayOf } from "./opening-hours.ts";

type Availability = Pick<VendorDetail, "businessHours" | "availableDates">;

/**
 * The weekdays on which a vendor says that it works: by its list of available weekdays, without one by its opening
 * hours. A day that is closed or only for emergencies is none, and neither is a day of which nothing is said.
 */
export function openDaysOf({ businessHours, availableDates }: Availability): Weekday[] {
  const named = availableDates.map(parseWeekday);
  const isList = named.length > 0 && !named.includes(undefined);
  return weekdays.filter((day) => {
    const hours = businessHours[day]?.trim() ?? "";
    const phrase = hoursPhraseOf(hours);
    if (phrase === "closed" || phrase === "emergencies") return false;
    return isList ? named.includes(day) : hours !== "";
  });
}

/** How far a next open day is looked for: longer absences are said on the vendor's page. */
const daysAhead = 60;

/**
 * The first open day after today that is none of the vendor's days off; null without one.
 * @param today like "2027-03-31", in Santo Domingo
 */
export function nextOpenDay(
  days: readonly Weekday[],
  closures: readonly Pick<Closure, "day" | "until">[],
  today: string,
): VendorCard["nextOpen"] {
  for (let inDays = 1; inDays <= daysAhead; inDays += 1) {
    const date = dayAfter(today, inDays);
    const day = weekdayOf(date);
    if (!days.includes(day) || closures.some((one) => one.day <= date && date <= one.until)) continue;
    return { date, day, inDays };
  }
  return null;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Runs of consecutive days, Monday first: Monday to Saturday is one, Tuesday and Thursday are two. */
export function runsOfDays(days: readonly Weekday[]): { from: Weekday; to: Weekday }[] {
  const runs: { from: Weekday; to: Weekday }[] = [];
  for (const [at, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.to === weekdays[at - 1]) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
