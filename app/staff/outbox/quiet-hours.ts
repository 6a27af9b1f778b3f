/** In Santo Domingo, which is four hours behind UTC all year, nobody's phone rings for us between these hours. */
const quietHours = { from: 21, to: 7 };
const hourMs = 3_600_000;
const utcOffsetMs = 4 * hourMs;

/** A moment as a clock in Santo Domingo shows it, in the UTC parts of a Date. */
export function clockIn(now: Date): Date {
  return new Date(now.getTime() - utcOffsetMs);
}

/** Until when a message waits that need not go at once: the end of the quiet hours, or null outside them. */
export function quietUntil(now: Date): Date | null {
  const end = clockIn(now);
  const hours = end.getUTCHours();
  if (hours >= quietHours.to && hours < quietHours.from) return null;
  if (hours >= quietHours.from) end.setUTCDate(end.getUTCDate() + 1);
  end.setUTCHours(quietHours.to, 0, 0, 0);
  return new Date(end.getTime() + utcOffsetMs);
}
