import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { timeSlots } from "../values.ts";

/** A day and a slot in Santo Domingo as an ISO moment: "2027-03-31T13:00:00-04:00". */
export function preferredMoment(day: string, slot: (typeof timeSlots)[number] | ""): string {
  // A whole day is stored as its first slot.
  return momentInSantoDomingo(day, clockOfSlot(slot || "9:00 AM"));
}

/** "1:00 PM" as "13:00". */
export function clockOfSlot(slot: (typeof timeSlots)[number]): string {
  const [hour, minute] = slot.slice(0, -3).split(":");
  const afternoon = slot.endsWith("PM") ? 12 : 0;
  return `${String((Number(hour) % 12) + afternoon).padStart(2, "0")}:${minute}`;
}

/** "13:00" as "1:00 PM". */
export function twelveHourSlot(clock: string): string {
  const [hour = "", minute = ""] = clock.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
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
