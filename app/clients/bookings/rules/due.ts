import { closingTime, nextOpening } from "#app/staff/outbox/team-hours.ts";
import type { Operator } from "#platform/config/operator.ts";
import type { dueStates, Urgency } from "../contract.ts";

const hour = 3_600_000;
/** Response time promised to everybody. */
const standardResponseMs = 24 * hour;

/** Response time for urgent requests, counted in the team's working hours only. */
const urgentResponseMs: Record<Exclude<Urgency, "standard">, number> = { urgent: 8 * hour, asap: 2 * hour };

/**
 * When the first contact is due: 24 hours after `since`. For urgent requests 8 hours ("asap": 2) in which the team
 * works, if they are over before that.
 */
export function calculateDueAt(since: Date, urgency: Urgency, hours: Operator["chatHours"]): Date {
  const latest = new Date(since.getTime() + standardResponseMs);
  if (urgency === "standard") return latest;
  let remaining = urgentResponseMs[urgency];
  let at = since;
  while (at < latest) {
    at = nextOpening(at, hours) ?? at;
    const end = closingTime(at, hours) ?? latest;
    const due = new Date(at.getTime() + remaining);
    if (due <= end) return due < latest ? due : latest;
    remaining -= end.getTime() - at.getTime();
    at = end;
  }
  return latest;
}

/** Remaining time (ms) from which a booking is "soon" due: the last quarter. */
export function soonThresholdMs(urgency: Urgency): number {
  return (urgency === "standard" ? standardResponseMs : urgentResponseMs[urgency]) / 4;
}

/** State of the first contact at `now`: "late" from the due time on, "soon" in the last quarter before it. */
export function dueState(
  { urgency, dueAt, answeredAt }: { urgency: Urgency; dueAt: Date; answeredAt: Date | null },
  now: Date,
): (typeof dueStates)[number] {
  if (answeredAt) return "answered";
  const remaining = dueAt.getTime() - now.getTime();
  if (remaining <= 0) return "late";
  return remaining <= soonThresholdMs(urgency) ? "soon" : "on-time";
}
