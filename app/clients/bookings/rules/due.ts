import { closingTime, nextOpening } from "#app/staff/outbox/team-hours.ts";
import type { OfficeHours } from "#platform/config/office-hours.ts";
import { promiseState } from "#platform/i18n/due.ts";
import type { dueStates, Urgency } from "../contract.ts";

const hour = 3_600_000;
/** Promised response times; those of urgent requests count the team's working hours only. */
export const responseMs: Record<Urgency, number> = { standard: 24 * hour, urgent: 8 * hour, asap: 2 * hour };

/** How long a vendor may take to answer a request. */
const vendorMs: Record<Urgency, number> = { standard: 24 * hour, urgent: 2 * hour, asap: 2 * hour };

/** When the answer of a vendor who was asked at `since` is overdue. */
export function vendorDueAt(since: Date, urgency: Urgency): Date {
  return new Date(since.getTime() + vendorMs[urgency]);
}

/**
 * When the first contact is due: 24 hours after `since`. For urgent requests 8 hours ("asap": 2) in which the team
 * works, if they are over before that.
 */
export function calculateDueAt(since: Date, urgency: Urgency, hours: OfficeHours): Date {
  const latest = new Date(since.getTime() + responseMs.standard);
  if (urgency === "standard") return latest;
  let remaining = responseMs[urgency];
  let at = since;
  while (at < latest) {
    at = nextOpening(at, hours) ?? at;
    const end = closingTime(at, hours) ?? latest;
    const due = new Date(at.getTime() + remaining);
    if (due <= end) return due < latest ? due : latest;
    remaining -= end.getTime() - at.getTime();
    at = end;
  }
  return latest;
}

/** State of the first contact at `now`: "late" from the due time on, "soon" in the last quarter before it. */
export function dueState(
  { urgency, dueAt, answeredAt }: { urgency: Urgency; dueAt: Date; answeredAt: Date | null },
  now: Date,
): (typeof dueStates)[number] {
  return answeredAt ? "answered" : promiseState(dueAt, responseMs[urgency], now);
}
