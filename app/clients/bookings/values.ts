import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";

// What screens show of the contract, which brings Zod along.

/** Staff may change any status to any other (RULINGS 5). */
export const bookingStatuses = ["pending", "confirmed", "in-progress", "completed", "cancelled"] as const;

export const urgencies = ["standard", "urgent", "asap"] as const;

/** Who did not come to a cancelled appointment. */
export const noShows = ["customer", "vendor"] as const;

/** Selectable hours, Santo Domingo time (specification). */
export const timeSlots = [
  "9:00 AM",
  "10:00 AM",
  "11:00 AM",
  "12:00 PM",
  "1:00 PM",
  "2:00 PM",
  "3:00 PM",
  "4:00 PM",
  "5:00 PM",
] as const;

/** How a time lies in the vendor's hours: within, or why not. */
export const timeFits = ["works", "emergencies", "away", "closure", "outside"] as const;

export const fallbackServices = [
  "Property Sales",
  "Rental Assistance",
  "Property Management",
  "Investment Consulting",
  "Relocation Services",
  "Other Service",
] as const;

/** The last day that can be booked, 31 December of the year after next (Santo Domingo), like "2028-12-31". */
export function latestDay(now = new Date()): string {
  return `${Number(todayInSantoDomingo(now).slice(0, 4)) + 2}-12-31`;
}
