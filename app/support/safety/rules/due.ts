import { promiseState } from "#platform/i18n/due.ts";
import type { SafetyRequest, SafetyStatus, SafetyUrgency } from "../contract.ts";

const minute = 60_000;

/** Time (ms) until the first answer, as promised in the confirmation; "immediately" counts as 15 minutes. */
export const answerMs: Record<SafetyUrgency, number> = {
  emergency: 15 * minute,
  urgent: 120 * minute,
  normal: 24 * 60 * minute,
};

/** When the promised first answer is due. */
export function dueAfter(createdAt: Date, urgency: SafetyUrgency): Date {
  return new Date(createdAt.getTime() + answerMs[urgency]);
}

/** Emergencies are never "on-time". */
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
  const state = promiseState(dueAt, answerMs[urgency], now);
  return urgency === "emergency" && state === "on-time" ? "soon" : state;
}
