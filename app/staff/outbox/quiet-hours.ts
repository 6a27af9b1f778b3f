import { momentOfClock, santoDomingoClock } from "#platform/i18n/santo-domingo.ts";

/** Hours in Santo Domingo without WhatsApp messages that can wait. */
const quietHours = { from: 21, to: 7 };

/** @returns the end of the quiet hours, or null outside of them */
export function quietUntil(now: Date): Date | null {
  const end = santoDomingoClock(now);
  const hours = end.getUTCHours();
  if (hours >= quietHours.to && hours < quietHours.from) return null;
  if (hours >= quietHours.from) end.setUTCDate(end.getUTCDate() + 1);
  end.setUTCHours(quietHours.to, 0, 0, 0);
  return momentOfClock(end);
}
