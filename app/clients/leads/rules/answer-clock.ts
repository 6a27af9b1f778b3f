import type { clockStates, LeadStatus } from "../contract.ts";

const hour = 3_600_000;
/** The promise: "We'll be in touch within 24 hours". */
export const promiseHours = 24;
/** With six hours left the clock turns amber. */
const soonAfterHours = 18;

export function answerDueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + promiseHours * hour);
}

/** Leads older than this and still unanswered are late. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - promiseHours * hour);
}

/** When a lead was first answered, once it has this status. To close it answers nobody. */
export function nextFirstAnsweredAt<T>(
  before: { firstAnsweredAt: T | null },
  status: LeadStatus,
  now: T,
): T | null {
  if (status === "new") return null;
  return status === "closed" ? before.firstAnsweredAt : (before.firstAnsweredAt ?? now);
}

/** How the promised first answer stands at `now`. */
export function answerClockState(
  lead: { createdAt: Date; status: LeadStatus; firstAnsweredAt: Date | null },
  now: Date,
): (typeof clockStates)[number] {
  if (lead.firstAnsweredAt) return "answered";
  if (lead.status === "closed") return "closed";
  const waited = now.getTime() - lead.createdAt.getTime();
  if (waited >= promiseHours * hour) return "late";
  return waited >= soonAfterHours * hour ? "soon" : "on-time";
}
