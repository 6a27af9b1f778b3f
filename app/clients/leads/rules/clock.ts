import type { Lead } from "../contract.ts";
import { answerClock } from "./answer-clock.ts";

/** How the promised first answer stands, as a span: what is left, how late it is, or how long it took. */
type ClockReading = {
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
): ClockReading {
  const created = new Date(lead.createdAt);
  const answered = lead.firstAnsweredAt ? new Date(lead.firstAnsweredAt) : null;
  const due = Date.parse(lead.answerDueAt);
  const state = answerClock(
    { createdAt: created, status: lead.status, firstAnsweredAt: answered },
    new Date(now),
  );
  const span = answered ? answered.getTime() - created.getTime() : Math.abs(due - now);
  return { state, ...rounded(span), afterPromise: answered !== null && answered.getTime() > due };
}

/** A span in the largest unit it fills, rounded down: never more time than there is. Under two days in hours. */
function rounded(span: number): Pick<ClockReading, "unit" | "amount"> {
  if (span < hour) return { unit: "minutes", amount: Math.max(0, Math.floor(span / minute)) };
  if (span < 2 * day) return { unit: "hours", amount: Math.floor(span / hour) };
  return { unit: "days", amount: Math.floor(span / day) };
}
