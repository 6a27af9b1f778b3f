import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Booking } from "../contract.ts";
import { timeSlots } from "../values.ts";
import { preferredMoment } from "./preferred-moment.ts";

/** A day in Santo Domingo, and a slot ("" = whole day). */
export type Appointment = { preferredDate: string; preferredTime: (typeof timeSlots)[number] | "" };

/** The slot of this name. @returns "" (whole day) for an unknown name */
export function toSlot(name: string): Appointment["preferredTime"] {
  return timeSlots.find((slot) => slot === name) ?? "";
}

/** The record's appointment as the staff's form edits it: a day in Santo Domingo, and its slot. */
export function appointmentOf({
  preferredDate,
  preferredTime,
}: Pick<Booking, "preferredDate" | "preferredTime">): Appointment {
  return {
    preferredDate: todayInSantoDomingo(new Date(preferredDate)),
    preferredTime: toSlot(preferredTime),
  };
}

/** Whether an appointment is still to come: its hour, or where only the day is agreed its day. */
export function isAhead({ preferredDate, preferredTime }: Appointment, now: Date): boolean {
  if (preferredTime === "") return preferredDate > todayInSantoDomingo(now);
  return Date.parse(preferredMoment(preferredDate, preferredTime)) > now.getTime();
}

/** The record's fields for an appointment; empty for an invalid day, which the server refuses. */
export function toRecordFields(
  appointment: Appointment | null,
): Partial<Pick<Booking, "preferredDate" | "preferredTime">> {
  if (!appointment) return {};
  const { preferredDate, preferredTime } = appointment;
  const moment = new Date(preferredMoment(preferredDate, preferredTime));
  return Number.isNaN(moment.getTime()) ? {} : { preferredDate: moment.toISOString(), preferredTime };
}
