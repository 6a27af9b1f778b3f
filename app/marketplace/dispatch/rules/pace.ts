import { clockIn, quietUntil as nightUntil } from "#app/staff/outbox/quiet-hours.ts";
import type { JobUrgency } from "../contract.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How many are asked at once, and how long each may take to answer, in milliseconds. */
export const paces: Record<JobUrgency, { atOnce: number; patience: number }> = {
  low: { atOnce: 5, patience: 24 * hour },
  normal: { atOnce: 5, patience: 4 * hour },
  high: { atOnce: 10, patience: hour },
  urgent: { atOnce: 10, patience: 15 * minute },
};

/** Until when messages about a job wait, if they wait: through the quiet hours, unless it is urgent. */
export function quietUntil(now: Date, urgency: JobUrgency): Date | null {
  return urgency === "urgent" ? null : nightUntil(now);
}

/** Whether it is Saturday or Sunday in Santo Domingo. */
export function isWeekend(now: Date): boolean {
  return [0, 6].includes(clockIn(now).getUTCDay());
}
