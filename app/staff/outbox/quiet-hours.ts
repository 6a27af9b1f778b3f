/** Hours in Santo Domingo (UTC-4 all year) without WhatsApp messages that can wait. */
const quietHours = { from: 21, to: 7 };
const hourMs = 3_600_000;
const utcOffsetMs = 4 * hourMs;

/** @returns a Date whose UTC parts are the local time in Santo Domingo */
export function santoDomingoClock(now: Date): Date {
  return new Date(now.getTime() - utcOffsetMs);
}

/** @returns the end of the quiet hours, or null outside of them */
export function quietUntil(now: Date): Date | null {
  const end = santoDomingoClock(now);
  const hours = end.getUTCHours();
  if (hours >= quietHours.to && hours < quietHours.from) return null;
  if (hours >= quietHours.from) end.setUTCDate(end.getUTCDate() + 1);
  end.setUTCHours(quietHours.to, 0, 0, 0);
  return new Date(end.getTime() + utcOffsetMs);
}
