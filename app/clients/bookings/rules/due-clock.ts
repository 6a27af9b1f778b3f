import { type Duration, promiseState, toDuration } from "#platform/i18n/due.ts";
import type { Booking } from "../contract.ts";
import { responseMs } from "./due.ts";

/** `promisedMs` of what is no booking; a booking's follows from its urgency. */
export type Waiting = Pick<Booking, "urgency" | "dueAt" | "due"> & { promisedMs?: number };

/** Computes the state at `now` (ms); the server's `due` is as old as its response. */
export function readDueClock(waiting: Waiting, now: number): Duration & { state: Booking["due"] } {
  const { urgency, due, promisedMs = responseMs[urgency] } = waiting;
  const dueAt = new Date(waiting.dueAt);
  const state = due === "answered" ? due : promiseState(dueAt, promisedMs, new Date(now));
  return { state, ...toDuration(Math.abs(dueAt.getTime() - now)) };
}

/** The state to display: an `asap` booking is never shown as "on-time". */
export function displayedDueState(state: Booking["due"], urgency: Booking["urgency"]): Booking["due"] {
  return state === "on-time" && urgency === "asap" ? "soon" : state;
}
