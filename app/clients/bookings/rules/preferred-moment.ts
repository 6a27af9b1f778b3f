import { timeSlots, todayInSantoDomingo } from "../contract.ts";

/**
 * A day ("2027-03-31") and a slot ("1:00 PM"), both in Santo Domingo, as one moment: "2027-03-31T13:00:00-04:00".
 * The Dominican Republic is at UTC−4 the whole year.
 */
export function preferredMoment(day: string, slot: (typeof timeSlots)[number] | ""): string {
  // The whole day stands at the first hour of work.
  if (slot === "") return preferredMoment(day, "9:00 AM");
  const [hour, minute] = slot.slice(0, -3).split(":");
  const afternoon = slot.endsWith("PM") ? 12 : 0;
  const hours = String((Number(hour) % 12) + afternoon).padStart(2, "0");
  return `${day}T${hours}:${minute}:00-04:00`;
}

/** The slots to choose from: of today those that are ahead, of any other day all. A day that is over is refused itself. */
export function futureSlots(day: string, now = new Date()) {
  return day === todayInSantoDomingo(now)
    ? timeSlots.filter((slot) => !isSlotPast(day, slot, now))
    : timeSlots;
}

/** Whether a day's slot is over in Santo Domingo; of no day none is. */
export function isSlotPast(day: string, slot: (typeof timeSlots)[number], now = new Date()): boolean {
  return Date.parse(preferredMoment(day, slot)) <= now.getTime();
}
