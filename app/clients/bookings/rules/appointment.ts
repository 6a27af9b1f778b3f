import { type Booking, timeSlots, todayInSantoDomingo } from "../contract.ts";
import { preferredMoment } from "./preferred-moment.ts";

/** An appointment as a form asks for it: a day in Santo Domingo, and a slot or none (the whole day). */
export type Appointment = { preferredDate: string; preferredTime: (typeof timeSlots)[number] | "" };

/** The slot of this name; whatever is none stands for the whole day. */
export function toSlot(name: string): Appointment["preferredTime"] {
  return timeSlots.find((slot) => slot === name) ?? "";
}

export function appointmentOf({
  preferredDate,
  preferredTime,
}: Pick<Booking, "preferredDate" | "preferredTime">): Appointment {
  return {
    preferredDate: todayInSantoDomingo(new Date(preferredDate)),
    preferredTime: toSlot(preferredTime),
  };
}

/** What a booking's record says of an appointment; nothing where its day is none, which the server refuses. */
export function toRecordFields(
  appointment: Appointment | null,
): Partial<Pick<Booking, "preferredDate" | "preferredTime">> {
  if (!appointment) return {};
  const { preferredDate, preferredTime } = appointment;
  const moment = new Date(preferredMoment(preferredDate, preferredTime));
  return Number.isNaN(moment.getTime()) ? {} : { preferredDate: moment.toISOString(), preferredTime };
}
