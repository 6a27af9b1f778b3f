import { promiseState } from "#platform/i18n/due.ts";
import type { clockStates, LeadStatus } from "../contract.ts";

const hour = 3_600_000;
/** Hours within which the first answer is promised. */
export const promiseHours = 24;

/** When the promised first answer is due: `promiseHours` after the request, counted around the clock. */
export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + promiseHours * hour);
}

/** Unanswered leads created before this are overdue. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - promiseHours * hour);
}

/** First answer time after a change to `status`; closing is no answer unless `answered` says so, "new" resets it. */
export function nextFirstAnsweredAt<T>(
  before: { firstAnsweredAt: T | null },
  { status, answered = false }: { status: LeadStatus; answered?: boolean | undefined },
  now: T,
): T | null {
  if (status === "new") return null;
  return status === "closed" && !answered ? before.firstAnsweredAt : (before.firstAnsweredAt ?? now);
}

/** State of the promised answer at `now`: "soon" from 18 hours on, "late" from 24; "closed" without an answer. */
export function answerClockState(
  lead: { createdAt: Date; status: LeadStatus; firstAnsweredAt: Date | null },
  now: Date,
): (typeof clockStates)[number] {
  if (lead.firstAnsweredAt) return "answered";
  if (lead.status === "closed") return "closed";
  return promiseState(answerDueAt(lead.createdAt), promiseHours * hour, now);
}
