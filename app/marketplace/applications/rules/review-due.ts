import { santoDomingoClock } from "#platform/i18n/santo-domingo.ts";

const day = 24 * 3_600_000;

/** Skips Saturdays and Sundays in Santo Domingo, but not holidays; being early does no harm. */
export function businessDaysAfter(from: Date, days: number): Date {
  let time = from.getTime();
  for (let left = days; left > 0; ) {
    time += day;
    const weekday = santoDomingoClock(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time);
}

/** The site promises "within 3-5 business days". */
export const reviewDays = 5;
