import type { Booking } from "../contract.ts";
import { dueState } from "./due.ts";

type DueClock = { state: Booking["due"]; unit: "minutes" | "hours" | "days"; amount: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Computes the state at `now` (ms); the server's `due` is as old as its response. */
export function readDueClock(booking: Pick<Booking, "urgency" | "dueAt" | "due">, now: number): DueClock {
  const due = new Date(booking.dueAt);
  const span = toDuration(Math.abs(due.getTime() - now));
  if (booking.due === "answered") return { state: "answered", ...span };
  const waiting = { urgency: booking.urgency, dueAt: due, answeredAt: null };
  return { state: dueState(waiting, new Date(now)), ...span };
}

/** The state to display: an `asap` booking is never shown as "on-time". */
export function displayedDueState(state: Booking["due"], urgency: Booking["urgency"]): Booking["due"] {
  return state === "on-time" && urgency === "asap" ? "soon" : state;
}

/** Rounds a span (ms) down to its largest unit; hours up to two days. */
export function toDuration(span: number): Pick<DueClock, "unit" | "amount"> {
  if (span < hour) return { unit: "minutes", amount: Math.floor(span / minute) };
  if (span < 2 * day) return { unit: "hours", amount: Math.floor(span / hour) };
  return { unit: "days", amount: Math.floor(span / day) };
}
