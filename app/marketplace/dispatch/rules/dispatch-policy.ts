import { quietUntil as nightUntil } from "#app/staff/outbox/quiet-hours.ts";
import { santoDomingoClock } from "#platform/i18n/santo-domingo.ts";
import type { JobUrgency } from "../contract.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How many vendors hold an open offer at the same time, and how long each may answer, in milliseconds. */
export const dispatchPolicy: Record<JobUrgency, { concurrentOffers: number; answerTimeMs: number }> = {
  low: { concurrentOffers: 5, answerTimeMs: 24 * hour },
  normal: { concurrentOffers: 5, answerTimeMs: 4 * hour },
  high: { concurrentOffers: 10, answerTimeMs: hour },
  urgent: { concurrentOffers: 10, answerTimeMs: 15 * minute },
};

/** End of the quiet hours if messages about a job must wait for it; null by day and for urgent jobs. */
export function quietUntil(now: Date, urgency: JobUrgency): Date | null {
  return urgency === "urgent" ? null : nightUntil(now);
}

/** Whether it is Saturday or Sunday in Santo Domingo. */
export function isWeekend(now: Date): boolean {
  return [0, 6].includes(santoDomingoClock(now).getUTCDay());
}
