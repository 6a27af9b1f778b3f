import type { dueStates, Urgency } from "./contract.ts";

const hour = 3_600_000;

/**
 * Within how many hours the concierge is in touch. 24 is the promise of the site; who needs somebody today or tomorrow
 * cannot wait for it.
 */
const patience: Record<Urgency, number> = { standard: 24, urgent: 8, asap: 2 };

/** Within how many hours the first contact is promised. */
export function hoursFor(urgency: Urgency): number {
  return patience[urgency];
}

/** When the promised first contact is due. */
export function dueAfter(createdAt: Date, urgency: Urgency): Date {
  return new Date(createdAt.getTime() + patience[urgency] * hour);
}

/** In its last quarter a wait is soon over, in milliseconds. */
export function soonWithin(urgency: Urgency): number {
  return (patience[urgency] * hour) / 4;
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
