import { and, asc, desc, eq, isNotNull, lt, not, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { readPage } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { bySearch } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import { offsetPage, type Page, readOffset } from "#platform/http/paging.server.ts";
import { demand } from "#platform/policy.server.ts";
import {
  type Booking,
  type BookingCounts,
  type BookingQuery,
  type BookingStatus,
  type bookingHistory,
  bookingStatuses,
} from "./contract.ts";
import { dueState } from "./due.ts";
import { mayWorkBookings } from "./policy.ts";
import { booking, bookingEvent, bookingSearchText } from "./table.server.ts";

type Row = typeof booking.$inferSelect;

/** What is held for a look was promised nothing. */
const waitsForUs = sql`(${booking.answeredAt} is null and ${booking.heldReason} is null)`;

/** Bookings, newest first; or first what is, or soonest will be, late. */
export async function listBookings(ctx: Ctx, query: BookingQuery): Promise<Page<Booking>> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const filter = and(
    query.status && eq(booking.status, query.status),
    query.held && isNotNull(booking.heldReason),
    bySearch(query.search, booking.id, bookingSearchText),
  );
  if (query.sort === "late") return lateFirst(ctx, filter, query);
  return readPage(ctx.db, booking, filter, query, (row) => bookingOf(row, ctx.now));
}

/** Who waits to hear from us, the soonest due before; then all others, newest first. The cursor is an offset. */
async function lateFirst(ctx: Ctx, filter: SQL | undefined, query: BookingQuery): Promise<Page<Booking>> {
  const asked = readOffset(query);
  const { offset, limit } = asked;
  const [waits, rest] = [and(filter, waitsForUs), and(filter, not(waitsForUs))];
  const [total, waiting] = await Promise.all([ctx.db.$count(booking, filter), ctx.db.$count(booking, waits)]);
  const rows = await ctx.db
    .select()
    .from(booking)
    .where(waits)
    .orderBy(asc(booking.dueAt), asc(booking.id))
    .limit(limit)
    .offset(offset);
  if (rows.length < limit)
    rows.push(
      ...(await ctx.db
        .select()
        .from(booking)
        .where(rest)
        .orderBy(desc(booking.createdAt), desc(booking.id))
        .limit(limit - rows.length)
        .offset(Math.max(0, offset - waiting))),
    );
  return offsetPage(
    rows.map((row) => bookingOf(row, ctx.now)),
    total,
    asked,
  );
}

/** One booking. @throws AppError not_found */
export async function readBooking(ctx: Ctx, { id }: { id: number }): Promise<Booking> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const [row] = await ctx.db.select().from(booking).where(eq(booking.id, id));
  if (!row) throw new AppError("not_found");
  return bookingOf(row, ctx.now);
}

/** A booking as staff see it. */
export function bookingOf(row: Row, now: Date): Booking {
  return {
    id: row.id,
    reference: row.reference,
    vendorId: row.vendorId,
    vendorName: row.vendorName,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    customerContact: row.customerContact,
    serviceRequested: row.serviceRequested,
    preferredDate: row.preferredAt.toISOString(),
    preferredTime: row.preferredTime,
    message: row.message,
    urgency: row.urgency,
    budget: row.budget,
    status: row.status,
    adminNotes: row.adminNotes,
    estimatedCost: row.estimatedCents === null ? null : row.estimatedCents / 100,
    locale: row.locale,
    heldReason: row.heldReason,
    cancelReason: row.cancelReason,
    proposedDate: row.proposedAt?.toISOString() ?? null,
    vendorAnswer: row.vendorAnswer,
    assignee: row.assignee,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    due: dueState(row, now),
    version: row.version,
  };
}

/** The dashboard's counters. */
export async function bookingCountsOf(ctx: Ctx): Promise<BookingCounts> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const [rows, late] = await Promise.all([
    ctx.db
      .select({ status: booking.status, count: sql<number>`count(*)::int` })
      .from(booking)
      .groupBy(booking.status),
    ctx.db.$count(booking, and(waitsForUs, lt(booking.dueAt, ctx.now))),
  ]);
  const count = (status: BookingStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    late,
    byStatus: Object.fromEntries(bookingStatuses.map((status) => [status, count(status)])) as Record<
      BookingStatus,
      number
    >,
  };
}

/** Everything that happened to a booking, newest first. */
export async function bookingHistoryOf(
  ctx: Ctx,
  { id }: { id: number },
): Promise<z.infer<typeof bookingHistory>> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const rows = await ctx.db
    .select()
    .from(bookingEvent)
    .where(eq(bookingEvent.bookingId, id))
    .orderBy(desc(bookingEvent.id))
    .limit(200);
  return rows.map(({ at, id: _, bookingId: __, ...event }) => ({ ...event, at: at.toISOString() }));
}
