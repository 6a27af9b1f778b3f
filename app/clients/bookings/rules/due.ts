import { closing, nextOpening } from "#app/staff/outbox/team-hours.ts";
import type { Operator } from "#platform/config/operator.ts";
import type { dueStates, Urgency } from "../contract.ts";

const hour = 3_600_000;
/** The promise of the site, to everybody. */
const standardResponseMs = 24 * hour;

/** Within which time of the team's hours the concierge is in touch with who needs somebody today or tomorrow. */
const urgentResponseMs: Record<Exclude<Urgency, "standard">, number> = { urgent: 8 * hour, asap: 2 * hour };

/** When the promised first contact is due: 24 hours on, and sooner where it is urgent and the team is there. */
export function dueAfter(since: Date, urgency: Urgency, hours: Operator["chatHours"]): Date {
  const last = new Date(since.getTime() + standardResponseMs);
  if (urgency === "standard") return last;
  let left = urgentResponseMs[urgency];
  let at = since;
  while (at < last) {
    at = nextOpening(at, hours) ?? at;
    const end = closing(at, hours) ?? last;
    const due = new Date(at.getTime() + left);
    if (due <= end) return due < last ? due : last;
    left -= end.getTime() - at.getTime();
    at = end;
  }
  return last;
}

/** In its last quarter a wait is soon over, in milliseconds. */
export function soonWithin(urgency: Urgency): number {
  return (urgency === "standard" ? standardResponseMs : urgentResponseMs[urgency]) / 4;
}

/** How the promise stands: kept, on its way, in its last quarter, or broken. */
export function dueState(
  { urgency, dueAt, answeredAt }: { urgency: Urgency; dueAt: Date; answeredAt: Date | null },
  now: Date,
): (typeof dueStates)[number] {
  if (answeredAt) return "answered";
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return "late";
  return left <= soonWithin(urgency) ? "soon" : "on-time";
}
