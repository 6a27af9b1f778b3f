import type { SafetyRequest, SafetyStatus, SafetyUrgency } from "../contract.ts";

const minute = 60_000;

/**
 * Within how many minutes the team first answers: what the confirmation promises. "Immediately" is measured as a
 * quarter of an hour.
 */
const patience: Record<SafetyUrgency, number> = { emergency: 15, urgent: 120, normal: 24 * 60 };

/** Within how many minutes the first answer is promised. */
export function minutesFor(urgency: SafetyUrgency): number {
  return patience[urgency];
}

/** When the promised first answer is due, counted from when the request came to us. */
export function dueAfter(createdAt: Date, urgency: SafetyUrgency): Date {
  return new Date(createdAt.getTime() + patience[urgency] * minute);
}

/** How the promise stands: kept, closed without a first contact, on its way, in its last quarter, or broken. An emergency is never calm. */
export function dueState(
  {
    status,
    urgency,
    dueAt,
    answeredAt,
  }: { status: SafetyStatus; urgency: SafetyUrgency; dueAt: Date; answeredAt: Date | null },
  now: Date,
): SafetyRequest["due"] {
  if (answeredAt) return "answered";
  if (status === "closed") return "closed";
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return "late";
  return urgency === "emergency" || left <= (patience[urgency] * minute) / 4 ? "soon" : "on-time";
}
