import type { Booking } from "../contract.ts";
import { dueState } from "./due.ts";

/** How the promised first contact stands: what is left, or how late it is, as a span. */
type DueClock = { state: Booking["due"]; unit: "minutes" | "hours" | "days"; amount: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Reads a booking's clock at `now` (milliseconds). The server's state is of when it was read. */
export function readDue(booking: Pick<Booking, "urgency" | "dueAt" | "due">, now: number): DueClock {
  const due = new Date(booking.dueAt);
  const span = spanOf(Math.abs(due.getTime() - now));
  if (booking.due === "answered") return { state: "answered", ...span };
  const waiting = { urgency: booking.urgency, dueAt: due, answeredAt: null };
  return { state: dueState(waiting, new Date(now)), ...span };
}

/** How a clock looks: as it stands, but an emergency is never calm. */
export function dueLook(state: Booking["due"], urgency: Booking["urgency"]): Booking["due"] {
  return state === "on-time" && urgency === "asap" ? "soon" : state;
}

/** A span in the largest unit it fills, rounded down: never more time than there is. Under two days in hours. */
export function spanOf(span: number): Pick<DueClock, "unit" | "amount"> {
  if (span < hour) return { unit: "minutes", amount: Math.floor(span / minute) };
  if (span < 2 * day) return { unit: "hours", amount: Math.floor(span / hour) };
  return { unit: "days", amount: Math.floor(span / day) };
}
