import type { SafetyRequest, SafetyStatus, SafetyUrgency } from "../contract.ts";

const minute = 60_000;

/** Minutes until the first answer, as promised in the confirmation; "immediately" counts as 15. */
const answerMinutes: Record<SafetyUrgency, number> = { emergency: 15, urgent: 120, normal: 24 * 60 };

/** The minutes until the promised first answer, day and night. */
export function minutesFor(urgency: SafetyUrgency): number {
  return answerMinutes[urgency];
}

/** When the promised first answer is due. */
export function dueAfter(createdAt: Date, urgency: SafetyUrgency): Date {
  return new Date(createdAt.getTime() + answerMinutes[urgency] * minute);
}

/** "soon" is the last quarter of the time; emergencies are never "on-time". */
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
  const remainingMs = dueAt.getTime() - now.getTime();
  if (remainingMs <= 0) return "late";
  return urgency === "emergency" || remainingMs <= (answerMinutes[urgency] * minute) / 4 ? "soon" : "on-time";
}
