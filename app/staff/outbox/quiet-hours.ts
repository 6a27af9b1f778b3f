/** In Santo Domingo, which is four hours behind UTC all year, nobody's phone rings for us between these hours. */
const quiet = { from: 21, to: 7 };
const hour = 3_600_000;
const behindUtc = 4 * hour;

/** A moment as a clock in Santo Domingo shows it, in the UTC parts of a Date. */
export function clockIn(now: Date): Date {
  return new Date(now.getTime() - behindUtc);
}

/** Until when a message waits that need not go at once: the end of the quiet hours, or null outside them. */
export function quietUntil(now: Date): Date | null {
  const end = clockIn(now);
  const hours = end.getUTCHours();
  if (hours >= quiet.to && hours < quiet.from) return null;
  if (hours >= quiet.from) end.setUTCDate(end.getUTCDate() + 1);
  end.setUTCHours(quiet.to, 0, 0, 0);
  return new Date(end.getTime() + behindUtc);
}
