/** The Dominican Republic is at UTC−4 the whole year. In milliseconds. */
const offset = -4 * 3_600_000;
const day = 24 * 3_600_000;

/**
 * When a review that was promised in so many business days is due: at the same time of day, Saturdays and Sundays in
 * Santo Domingo not counted. (Holidays are: a promise that is kept early hurts nobody.)
 */
export function businessDaysAfter(from: Date, days: number): Date {
  let time = from.getTime();
  for (let left = days; left > 0; ) {
    time += day;
    const weekday = new Date(time + offset).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time);
}

/** The promise of the site: "within 3-5 business days". */
export const reviewDays = 5;
