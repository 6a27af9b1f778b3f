import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { hasSuspendedVendor } from "#app/clients/bookings/public.server.ts";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { isSaleMissing, isUnanswered } from "#app/clients/leads/public.server.ts";
import { lead, planningCall } from "#app/clients/leads/schema.server.ts";
import { review } from "#app/clients/reviews/schema.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { strikesForSuspension } from "#app/marketplace/moderation/contract.ts";
import { flagIncident, report } from "#app/marketplace/moderation/schema.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { waitsForStaff } from "#app/staff/outbox/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { chatSession } from "#app/support/chat/schema.server.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { countCapped } from "#platform/database/lists/capped-count.server.ts";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import { timeZone } from "#platform/i18n/santo-domingo.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Today, todayQuery } from "../contract.ts";
import { countQueue } from "./queue.server.ts";

/** The counts of all work lists and the day's appointments, for staff. */
export async function readToday(ctx: Ctx, { who }: z.output<typeof todayQuery> = {}): Promise<Today> {
  requireStaff(ctx);
  const [queue, appointments, calls, waiting] = await Promise.all([
    countQueue(ctx, who),
    listAppointments(ctx),
    listCalls(ctx),
    countWaiting(ctx),
  ]);
  return { queue, ...appointments, calls, waiting };
}

/** In SQL: the moment is on the day of `now` in Santo Domingo. */
function isOnDay(column: AnyPgColumn, now: Date): SQL | undefined {
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${timeZone})`;
  return and(gte(column, midnight), lt(column, sql`${midnight} + interval '1 day'`));
}

/** In SQL: a booking confirmed for this day in Santo Domingo. */
function isAgreedOn(now: Date): SQL | undefined {
  return and(inArray(booking.status, ["confirmed", "in-progress"]), isOnDay(booking.preferredAt, now));
}

/** The planning calls of the day in Santo Domingo, by time; there are fewer than fifty half hours. */
async function listCalls({ db, now }: Ctx): Promise<Today["calls"]> {
  const { id: leadId, reference, name, phone } = lead;
  const rows = await db
    .select({ leadId, reference, name, phone, at: planningCall.startsAt })
    .from(planningCall)
    .innerJoin(lead, eq(lead.id, planningCall.leadId))
    .where(isOnDay(planningCall.startsAt, now))
    .orderBy(asc(planningCall.startsAt));
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at: at.toISOString() }] : []));
}

/** The first hundred of the day in Santo Domingo, by time. A test checks that it uses its index. */
export function selectAppointments(db: Db, now: Date) {
  return db
    .select()
    .from(booking)
    .where(isAgreedOn(now))
    .orderBy(asc(booking.preferredAt), asc(booking.id))
    .limit(100);
}

async function listAppointments(ctx: Ctx): Promise<Pick<Today, "appointments" | "moreAppointments">> {
  const [rows, total] = await Promise.all([
    selectAppointments(ctx.db, ctx.now),
    countCapped(ctx.db, booking, isAgreedOn(ctx.now)),
  ]);
  const appointments = rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    customerName: row.customerName,
    vendorName: row.vendorName,
    serviceRequested: row.serviceRequested,
    at: row.preferredAt.toISOString(),
    time: row.preferredTime,
    status: row.status,
  }));
  return { appointments, moreAppointments: Math.max(0, total - rows.length) };
}

/** What else waits, by kind, each at most `mostCounted`. The caller checks access. */
export async function countWaiting({ db, now }: Ctx): Promise<Today["waiting"]> {
  const vendorsWithStrikes = db
    .select({ id: flagIncident.vendorId })
    .from(flagIncident)
    .where(isNull(flagIncident.dismissedAt))
    .groupBy(flagIncident.vendorId)
    .having(gte(count(), strikesForSuspension));
  const counts: Record<keyof Today["waiting"], PromiseLike<number>> = {
    suspendedBookings: countCapped(db, booking, hasSuspendedVendor),
    chats: countCapped(db, chatSession, isNotNull(chatSession.waitingSince)),
    markedSafety: countCapped(
      db,
      safetyRequest,
      and(ne(safetyRequest.status, "closed"), isNotNull(safetyRequest.heldReason)),
    ),
    missingSales: countCapped(db, lead, isSaleMissing(now)),
    heldLeads: countCapped(db, lead, and(isUnanswered, isNotNull(lead.heldReason))),
    heldBookings: countCapped(db, booking, and(isNull(booking.answeredAt), isNotNull(booking.heldReason))),
    messages: countCapped(db, contactMessage, isNull(contactMessage.answeredAt)),
    applications: countCapped(
      db,
      vendorApplication,
      notInArray(vendorApplication.status, ["approved", "declined"]),
    ),
    localVendors: countCapped(db, localVendor, eq(localVendor.status, "pendiente")),
    vendors: countCapped(db, vendor, eq(vendor.status, "pending")),
    reviews: countCapped(db, review, eq(review.status, "waiting")),
    heldPosts: countCapped(db, communityPost, eq(communityPost.status, "held")),
    reports: countCapped(db, report, isNull(report.closedAt)),
    suspensions: countCapped(
      db,
      vendor,
      and(eq(vendor.status, "approved"), inArray(vendor.id, vendorsWithStrikes)),
    ),
    letters: countCapped(db, outbox, waitsForStaff(now)),
  };
  const entries = Object.entries(counts).map(async ([kind, count]) => [kind, await count] as const);
  return Object.fromEntries(await Promise.all(entries)) as Today["waiting"];
}
