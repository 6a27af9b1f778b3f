import type { VendorDetail, Weekday } from "../contract.ts";
import { weekdays } from "../values.ts";
import { hoursPhraseOf, parseWeekday } from "./opening-hours.ts";

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

/** The first open day after today, and in how many days it is (1 is tomorrow); undefined without open days. */
export function nextOpenDay(
  days: readonly Weekday[],
  today: Weekday,
): { day: Weekday; inDays: number } | undefined {
  for (let inDays = 1; inDays <= weekdays.length; inDays += 1) {
    const day = weekdays[(weekdays.indexOf(today) + inDays) % weekdays.length];
    if (day && days.includes(day)) return { day, inDays };
  }
  return undefined;
}

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
