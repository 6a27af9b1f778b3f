import { momentInSantoDomingo, santoDomingoClock } from "#platform/i18n/santo-domingo.ts";

export type Due = { day: string; hour: string };
export const dueChoices = ["afternoon", "tomorrow", "threeDays", "monday"] as const;
export type DueChoice = (typeof dueChoices)[number];

const afternoon = "16:00";

function dayAfter(now: Date, days: number): string {
  const clock = santoDomingoClock(now);
  clock.setUTCDate(clock.getUTCDate() + days);
  return clock.toISOString().slice(0, 10);
}

/** What a choice means at a moment, by the calendar of Santo Domingo; undefined for an hour that is over. */
export function dueOf(choice: DueChoice, now: Date): Due | undefined {
  if (choice === "tomorrow") return { day: dayAfter(now, 1), hour: "" };
  if (choice === "threeDays") return { day: dayAfter(now, 3), hour: "" };
  // From Monday to Sunday: the Monday of the week after.
  if (choice === "monday")
    return { day: dayAfter(now, 7 - ((santoDomingoClock(now).getUTCDay() + 6) % 7)), hour: "" };
  const day = dayAfter(now, 0);
  return new Date(momentInSantoDomingo(day, afternoon)) > now ? { day, hour: afternoon } : undefined;
}

/** Whether a step is overdue: its hour is over, or its day. */
export function isOverdue({ dueAt, hour }: { dueAt: string; hour: string }, now: number): boolean {
  return Date.parse(dueAt) + (hour ? 0 : 86_400_000) <= now;
}

/** The first day that a record can sleep until. */
export function firstWakingDay(now: Date): string {
  return dayAfter(now, 1);
}
