import { isWorkingDay, type OfficeHours } from "#platform/config/office-hours.ts";
import { momentOfClock, santoDomingoClock } from "#platform/i18n/santo-domingo.ts";

export const callMinutes = 30;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The team needs so long to prepare. */
const leadTimeMs = 120 * minuteMs;
const offeredDays = 10;

/**
 * The slots in which a planning call can be had: half hours of the team's next ten working days (Santo Domingo), from
 * two hours ahead. @param taken moments (ms) of the calls of others @returns ISO moments, earliest first
 */
export function callSlots(now: Date, hours: OfficeHours, taken: ReadonlySet<number>): string[] {
  const { from, to } = hours;
  const slots: string[] = [];
  const midnight = santoDomingoClock(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const earliest = now.getTime() + leadTimeMs;
  for (let ahead = 0, working = 0; working < offeredDays; ahead += 1) {
    const day = new Date(midnight.getTime() + ahead * dayMs);
    if (!isWorkingDay(day, hours)) continue;
    working += 1;
    for (let minute = from * 60; minute + callMinutes <= to * 60; minute += callMinutes) {
      const slot = momentOfClock(new Date(day.getTime() + minute * minuteMs));
      if (slot.getTime() >= earliest && !taken.has(slot.getTime())) slots.push(slot.toISOString());
    }
  }
  return slots;
}
