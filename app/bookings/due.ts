import type { dueStates, Urgency } from "./contract.ts";

const hour = 3_600_000;

/**
 * Within how many hours the concierge is in touch. 24 is the promise of the site; who needs somebody today or tomorrow
 * cannot wait for it.
 */
const patience: Record<Urgency, number> = { standard: 24, urgent: 8, asap: 2 };

/** When the promised first contact is due. */
export function dueAfter(createdAt: Date, urgency: Urgency): Date {
  return new Date(createdAt.getTime() + patience[urgency] * hour);
}

/** How the promise stands: kept, on its way, in its last quarter, or broken. */
export function dueState(
  { createdAt, dueAt, firstAnsweredAt }: { createdAt: Date; dueAt: Date; firstAnsweredAt: Date | null },
  now: Date,
): (typeof dueStates)[number] {
  if (firstAnsweredAt) return "answered";
  if (now >= dueAt) return "late";
  const left = (dueAt.getTime() - now.getTime()) / (dueAt.getTime() - createdAt.getTime());
  return left <= 0.25 ? "soon" : "on-time";
}
