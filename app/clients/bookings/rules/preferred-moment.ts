import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { timeSlots } from "../values.ts";

/** A day and a slot in Santo Domingo as an ISO moment: "2027-03-31T13:00:00-04:00". */
export function preferredMoment(day: string, slot: (typeof timeSlots)[number] | ""): string {
  // A whole day is stored as its first slot.
  if (slot === "") return preferredMoment(day, "9:00 AM");
  const [hour, minute] = slot.slice(0, -3).split(":");
  const afternoon = slot.endsWith("PM") ? 12 : 0;
  const hours = String((Number(hour) % 12) + afternoon).padStart(2, "0");
  return momentInSantoDomingo(day, `${hours}:${minute}`);
}

/** The selectable slots: today's future ones, all for any other day (a past day is refused separately). */
export function futureSlots(day: string, now = new Date()) {
  return day === todayInSantoDomingo(now)
    ? timeSlots.filter((slot) => !isSlotPast(day, slot, now))
    : timeSlots;
}

/** Whether the slot has passed in Santo Domingo; false for an invalid day. */
export function isSlotPast(day: string, slot: (typeof timeSlots)[number], now = new Date()): boolean {
  return Date.parse(preferredMoment(day, slot)) <= now.getTime();
}
