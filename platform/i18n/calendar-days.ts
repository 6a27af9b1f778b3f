// Arithmetic of calendar days like "2027-03-31", whatever the time zone.
const dayMs = 86_400_000;

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day of a moment in UTC. @param ms milliseconds */
export const dayInUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return dayInUtc(toUtc(day) + days * dayMs);
}

/** Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(toUtc(day)).getUTCDay() + 6) % 7));
}
