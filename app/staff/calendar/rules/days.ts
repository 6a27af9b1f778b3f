import { addDays, dayInUtc, mondayOf } from "#platform/i18n/calendar-days.ts";

export const views = ["week", "month"] as const;
export type View = (typeof views)[number];

/** The days that a view shows: the week of `day`, or all weeks that have a day of its month. */
export function daysShown(view: View, day: string): string[] {
  const first = mondayOf(view === "week" ? day : `${day.slice(0, 7)}-01`);
  const last = view === "week" ? addDays(first, 6) : addDays(mondayOf(lastOfMonth(day)), 6);
  const days: string[] = [];
  for (let one = first; one <= last; one = addDays(one, 1)) days.push(one);
  return days;
}

/** A day in the week or month before (-1) or after (1). */
export function step(view: View, day: string, direction: 1 | -1): string {
  if (view === "week") return addDays(day, 7 * direction);
  return direction === 1
    ? addDays(lastOfMonth(day), 1)
    : `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return dayInUtc(Date.UTC(year, month, 0));
}
