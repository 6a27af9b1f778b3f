import type { JobUrgency } from "./contract.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How many are asked at once, and how long each may take to answer, in milliseconds. */
export const paces: Record<JobUrgency, { atOnce: number; patience: number }> = {
  low: { atOnce: 5, patience: 24 * hour },
  normal: { atOnce: 5, patience: 4 * hour },
  high: { atOnce: 10, patience: hour },
  urgent: { atOnce: 10, patience: 15 * minute },
};

/** In Santo Domingo, which is four hours behind UTC all year, nobody's phone rings for us between these hours. */
const quiet = { from: 21, to: 7 };
const behindUtc = 4;

/**
 * Until when messages about a job wait, if they wait: through the quiet hours, unless it is urgent.
 * @param now any moment
 */
export function quietUntil(now: Date, urgency: JobUrgency): Date | null {
  if (urgency === "urgent") return null;
  const local = new Date(now.getTime() - behindUtc * hour);
  const over = local.getUTCHours();
  if (over >= quiet.to && over < quiet.from) return null;
  const end = new Date(local);
  if (over >= quiet.from) end.setUTCDate(end.getUTCDate() + 1);
  end.setUTCHours(quiet.to, 0, 0, 0);
  return new Date(end.getTime() + behindUtc * hour);
}
