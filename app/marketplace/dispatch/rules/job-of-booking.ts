import type { Booking } from "#app/clients/bookings/contract.ts";
import { appointmentOf } from "#app/clients/bookings/rules/appointment.ts";
import { maskContacts } from "#app/clients/bookings/rules/mask-contacts.ts";
import { type JobUrgency, jobServices, jobZones } from "../contract.ts";
import { servicesIn } from "./services.ts";

type Job = Record<"serviceType" | "location" | "description" | "workDay" | "workTime" | "place", string> & {
  urgency: JobUrgency;
};

/** Towns of the directory that are no zone of their own, by the zone that workers there name. */
const nearestZones: Partial<Record<Booking["town"], (typeof jobZones)[number]>> = {
  "Punta Cana": "Higüey",
  "Cap Cana": "Higüey",
  Sosúa: "Puerto Plata",
  Cabarete: "Puerto Plata",
};

const urgencies = { standard: "normal", urgent: "high", asap: "urgent" } as const satisfies Record<
  Booking["urgency"],
  JobUrgency
>;

/**
 * The job that a booking asks for, as the matching form holds it; "" where the booking does not say. Contacts are masked: every
 * vendor who is asked reads it.
 * @param today in Santo Domingo; a day before it is left out
 */
export function jobOfBooking(
  booking: Pick<
    Booking,
    | "serviceRequested"
    | "vendorName"
    | "message"
    | "budget"
    | "town"
    | "preferredDate"
    | "preferredTime"
    | "urgency"
  >,
  today: string,
): Job {
  const { serviceRequested, vendorName, message, budget, town, urgency } = booking;
  const { preferredDate, preferredTime } = appointmentOf(booking);
  const isOver = preferredDate < today;
  const serviceIn = (text: string) => {
    const named = servicesIn(text);
    return jobServices.find((one) => [...servicesIn(one)].some((known) => named.has(known)));
  };
  // "Fugas de agua" says less than "Plomería Hermanos Batista".
  const service = serviceIn(serviceRequested) ?? serviceIn(vendorName);
  const zone = jobZones.find((one) => one === (nearestZones[town] ?? town));
  return {
    serviceType: service ?? "",
    location: zone ?? "",
    description: maskContacts({ serviceRequested, message, budget, place: "" }).message.slice(0, 2000),
    workDay: isOver ? "" : preferredDate,
    workTime: isOver ? "" : clockOf(preferredTime),
    place: "",
    urgency: urgencies[urgency],
  };
}

/** "2:00 PM" as "14:00". */
function clockOf(slot: string): string {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(slot) ?? [];
  if (hour === undefined) return "";
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
