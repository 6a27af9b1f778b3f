import { type Duration, toDuration } from "#platform/i18n/due.ts";
import type { Lead } from "../contract.ts";
import { answerClockState } from "./answer-clock.ts";

type ClockState = Duration & { state: Lead["clock"]; afterPromise: boolean };

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
  return { state, ...toDuration(span), afterPromise: answered !== null && answered.getTime() > due };
}
