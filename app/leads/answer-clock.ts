import type { clockStates } from "./contract.ts";

const hour = 3_600_000;
/** The promise: "We'll be in touch within 24 hours". */
export const promiseHours = 24;
/** With six hours left the clock turns amber. */
const soonHours = 18;

export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + promiseHours * hour);
}

/** Leads older than this and still unanswered are late. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - promiseHours * hour);
}

/** How the promised first answer stands at `now`. */
export function answerClock(
  lead: { createdAt: Date; firstAnsweredAt: Date | null },
  now: Date,
): (typeof clockStates)[number] {
  if (lead.firstAnsweredAt) return "answered";
  const waited = now.getTime() - lead.createdAt.getTime();
  if (waited >= promiseHours * hour) return "late";
  return waited >= soonHours * hour ? "soon" : "on-time";
}
