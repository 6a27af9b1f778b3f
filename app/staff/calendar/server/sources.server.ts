import { type AnyColumn, and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { lead, planningCall } from "#app/clients/leads/schema.server.ts";
import { withinDays } from "#platform/database/days.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { CalendarEntry, CalendarQuery } from "../contract.ts";

type Last = Pick<CalendarEntry, "at" | "id">;

/** Reads at most `limit` entries of one kind, by time, those after `last`. The caller checks access. */
type Source = (ctx: Ctx, query: CalendarQuery, limit: number, last?: Last) => Promise<CalendarEntry[]>;

/** In SQL: comes after this entry. */
const isAfter = (at: AnyColumn, id: AnyColumn, last: Last | undefined): SQL | undefined =>
  last && sql`(${at}, ${id}) > (${last.at}::timestamptz, ${last.id}::bigint)`;

/** In SQL: the bookings of some days; cancelled ones and suspected spam are no appointments. */
export const isAppointment = (days: Pick<CalendarQuery, "from" | "to">) =>
  and(withinDays(booking.preferredAt, days), ne(booking.status, "cancelled"), isNull(booking.heldReason));

const bookings: Source = async ({ db }, { vendorId, assignee, ...days }, limit, last) => {
  const rows = await db
    .select({
      id: booking.id,
      reference: booking.reference,
      at: booking.preferredAt,
      time: booking.preferredTime,
      status: booking.status,
      customer: booking.customerName,
      service: booking.serviceRequested,
      vendorName: booking.vendorName,
      town: booking.town,
      assignee: booking.assignee,
    })
    .from(booking)
    .where(
      and(
        isAppointment(days),
        vendorId === undefined ? undefined : eq(booking.vendorId, vendorId),
        assignee === undefined ? undefined : eq(booking.assignee, assignee),
        isAfter(booking.preferredAt, booking.id, last),
      ),
    )
    .orderBy(asc(booking.preferredAt), asc(booking.id))
    .limit(limit);
  return rows.map(({ at, time, ...row }) => ({
    ...row,
    kind: "booking",
    at: at.toISOString(),
    hasHour: time !== "",
  }));
};

const calls: Source = async ({ db }, { vendorId, assignee, ...days }, limit, last) => {
  if (vendorId !== undefined) return [];
  const rows = await db
    .select({
      id: lead.id,
      reference: lead.reference,
      at: planningCall.startsAt,
      customer: lead.name,
      assignee: lead.assignee,
    })
    .from(planningCall)
    .innerJoin(lead, eq(lead.id, planningCall.leadId))
    .where(
      and(
        isNotNull(planningCall.startsAt),
        withinDays(planningCall.startsAt, days),
        assignee === undefined ? undefined : eq(lead.assignee, assignee),
        isAfter(planningCall.startsAt, lead.id, last),
      ),
    )
    .orderBy(asc(planningCall.startsAt), asc(lead.id))
    .limit(limit);
  const nothingElse = { status: null, service: "", vendorName: "", town: "" };
  return rows.flatMap(({ at, ...row }) =>
    at ? [{ ...row, ...nothingElse, kind: "call" as const, at: at.toISOString(), hasHour: true }] : [],
  );
};

/** All that has a date. A new kind (next steps) is one more function here. */
export const sources: readonly Source[] = [bookings, calls];
