import { isWorkingDay, type OfficeHours } from "#platform/config/office-hours.ts";
import { momentOfClock, santoDomingoClock } from "#platform/i18n/santo-domingo.ts";

const dayMs = 24 * 3_600_000;

/** @returns when the team answers again, null if now; days and hours in Santo Domingo */
export function nextOpening(now: Date, hours: OfficeHours): Date | null {
  const { from, to, closed = [] } = hours;
  const clock = santoDomingoClock(now);
  for (let daysAhead = 0; daysAhead <= 7 + 7 * closed.length; daysAhead += 1) {
    const opening = new Date(clock.getTime() + daysAhead * dayMs);
    opening.setUTCHours(from, 0, 0, 0);
    if (!isWorkingDay(opening, hours)) continue;
    const isToday = daysAhead === 0;
    if (isToday && clock.getUTCHours() >= from && clock.getUTCHours() < to) return null;
    if (!isToday || clock < opening) return momentOfClock(opening);
  }
  return null;
}

/** @returns until when the team answers today, null if it does not now */
export function closingTime(now: Date, hours: OfficeHours): Date | null {
  if (nextOpening(now, hours) !== null) return null;
  const end = santoDomingoClock(now);
  end.setUTCHours(hours.to, 0, 0, 0);
  return momentOfClock(end);
}
