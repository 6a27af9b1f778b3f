import type { Lead } from "../contract.ts";
import { answerClockState } from "./answer-clock.ts";

/** How the promised first answer stands, as a span: what is left, how late it is, or how long it took. */
type ClockState = {
  state: Lead["clock"];
  unit: "minutes" | "hours" | "days";
  amount: number;
  /** An answer that came after the promised time. */
  afterPromise: boolean;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Reads a lead's clock at `now` (milliseconds). */
export function readClock(
  lead: Pick<Lead, "createdAt" | "status" | "answerDueAt" | "firstAnsweredAt">,
  now: number,
): ClockState {
  const created = new Date(lead.createdAt);
  const answered = lead.firstAnsweredAt ? new Date(lead.firstAnsweredAt) : null;
  const due = Date.parse(lead.answerDueAt);
  const state = answerClockState(
    { createdAt: created, status: lead.status, firstAnsweredAt: answered },
    new Date(now),
  );
  const span = answered ? answered.getTime() - created.getTime() : Math.abs(due - now);
  return { state, ...toUnit(span), afterPromise: answered !== null && answered.getTime() > due };
}

/** A span in the largest unit it fills, rounded down: never more time than there is. Under two days in hours. */
function toUnit(span: number): Pick<ClockState, "unit" | "amount"> {
  if (span < hour) return { unit: "minutes", amount: Math.max(0, Math.floor(span / minute)) };
  if (span < 2 * day) return { unit: "hours", amount: Math.floor(span / hour) };
  return { unit: "days", amount: Math.floor(span / day) };
}
