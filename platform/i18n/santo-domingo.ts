/** The time zone of all days and hours on the site, for Intl and PostgreSQL. */
export const timeZone = "America/Santo_Domingo";

/** UTC−4 all year: there is no daylight saving time. */
const utcOffset = "-04:00";
export const utcOffsetMs = -4 * 3_600_000;

/** @returns a Date whose UTC parts are the local time */
export function santoDomingoClock(at: Date | number): Date {
  return new Date(Number(at) + utcOffsetMs);
}

/** @param clock a Date of `santoDomingoClock` */
export function momentOfClock(clock: Date): Date {
  return new Date(clock.getTime() - utcOffsetMs);
}

/** Like "2027-03-31". */
export function todayInSantoDomingo(now = new Date()): string {
  return santoDomingoClock(now).toISOString().slice(0, 10);
}

/** A day and a time ("13:00") as an ISO moment: "2027-03-31T13:00:00-04:00". */
export function momentInSantoDomingo(day: string, time: string): string {
  return `${day}T${time}:00${utcOffset}`;
}
