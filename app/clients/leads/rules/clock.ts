import type { Lead } from "../contract.ts";
import { answerClockState } from "./answer-clock.ts";

type ClockState = {
  state: Lead["clock"];
  unit: "minutes" | "hours" | "days";
  amount: number;
  afterPromise: boolean;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The clock of the promised answer at `now` (ms). The amount is how long the answer took, else the time left, or past
 * the due time if late; `afterPromise`: the answer came too late.
 */
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

/** Rounds a span (ms) down to its largest unit; hours up to two days. */
function toUnit(span: number): Pick<ClockState, "unit" | "amount"> {
  if (span < hour) return { unit: "minutes", amount: Math.max(0, Math.floor(span / minute)) };
  if (span < 2 * day) return { unit: "hours", amount: Math.floor(span / hour) };
  return { unit: "days", amount: Math.floor(span / day) };
}
