import { z } from "zod";
import { day } from "#platform/contract.ts";
import { addDays, dayInUtc, mondayOf } from "#platform/i18n/calendar-days.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";

export const periods = ["week", "month", "quarter", "year"] as const;
type Period = (typeof periods)[number];
/** Days of Santo Domingo, "2027-03-31", both included. */
export type DayRange = { from: string; to: string };

/** Three years and their leap day: a table of weeks stays readable. */
const maxDays = 3 * 366;

/** This week, month, quarter or year; or the days from–to, which count more. Without either it is this month. */
export const reportFilter = z.object({
  period: z.enum(periods).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type ReportFilter = z.output<typeof reportFilter>;

/** The days of a filter at `now`. A reversed range is turned round; one that is too long keeps its end. */
export function rangeOf({ period, from, to }: ReportFilter, now: Date): DayRange {
  const today = todayInSantoDomingo(now);
  if (from === undefined && to === undefined) return periodOf(period ?? "month", today);
  const [first, last] = [from ?? to ?? today, to ?? (from && from > today ? from : today)].toSorted();
  const earliest = addDays(last ?? today, -maxDays);
  return { from: first && first > earliest ? first : earliest, to: last ?? today };
}

function periodOf(period: Period, today: string): DayRange {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  if (period === "week") return { from: mondayOf(today), to: addDays(mondayOf(today), 6) };
  const [first, months] =
    period === "month" ? [month, 1] : period === "quarter" ? [month - (month % 3), 3] : [0, 12];
  return {
    from: dayInUtc(Date.UTC(year, first, 1)),
    to: dayInUtc(Date.UTC(year, first + months, 0)),
  };
}

/** The Mondays of all weeks that have a day in the range, oldest first; days outside the range do not count. */
export function weeksOf({ from, to }: DayRange): string[] {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}
