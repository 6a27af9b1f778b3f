/** Remaining time from which a promised answer is "soon" due: the last quarter. */
export function soonThreshold(promisedMs: number): number {
  return promisedMs / 4;
}

/** State of a promised answer that waits. */
export function promiseState(dueAt: Date, promisedMs: number, now: Date): "late" | "soon" | "on-time" {
  const remaining = dueAt.getTime() - now.getTime();
  if (remaining <= 0) return "late";
  return remaining <= soonThreshold(promisedMs) ? "soon" : "on-time";
}

export type Duration = { unit: "minutes" | "hours" | "days"; amount: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rounds a span (ms) down to its largest unit; hours up to two days. */
export function toDuration(span: number): Duration {
  if (span < hour) return { unit: "minutes", amount: Math.max(0, Math.floor(span / minute)) };
  if (span < 2 * day) return { unit: "hours", amount: Math.floor(span / hour) };
  return { unit: "days", amount: Math.floor(span / day) };
}
