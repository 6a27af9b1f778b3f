import { and, asc, desc, eq, inArray, isNotNull, lt, not, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { vendor } from "#app/vendors/table.server.ts";
import { readPageTogether } from "#platform/database/page.server.ts";
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

const isOpen = inArray(booking.status, ["pending", "confirmed", "in-progress"]);

/** Open bookings of vendors that were taken out of the directory: their customers do not know. */
export const withSuspendedVendor = sql`(${isOpen} and ${booking.heldReason} is null
  and ${booking.vendorId} in (select ${vendor.id} from ${vendor} where ${vendor.status} = 'suspended'))`;

/** Bookings, newest first; or first what is, or soonest will be, late. */
export async function listBookings(ctx: Ctx, query: BookingQuery): Promise<Page<Booking>> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const filter = and(
    query.status && eq(booking.status, query.status),
    query.held && isNotNull(booking.heldReason),
    query.suspended ? withSuspendedVendor : undefined,
    query.open ? isOpen : undefined,
    query.vendorId === undefined ? undefined : eq(booking.vendorId, query.vendorId),
    bySearch(query.search, booking.id, bookingSearchText),
  );
  if (query.sort === "late") return lateFirst(ctx, filter, query);
  return readPageTogether(ctx.db, booking, filter, query, (found) => bookingsOf(ctx, found));
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
  return offsetPage(await bookingsOf(ctx, rows), total, asked);
}

/** One booking. @throws AppError not_found */
export async function readBooking(ctx: Ctx, { id }: { id: number }): Promise<Booking> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const [row] = await ctx.db.select().from(booking).where(eq(booking.id, id));
  if (!row) throw new AppError("not_found");
  return bookingOf(ctx, row);
}

/** A booking as staff see it. */
export async function bookingOf(ctx: Ctx, row: Row): Promise<Booking> {
  const [shown] = await bookingsOf(ctx, [row]);
  if (!shown) throw new Error("a booking was lost");
  return shown;
}

async function bookingsOf(ctx: Ctx, rows: readonly Row[]): Promise<Booking[]> {
  const ids = [...new Set(rows.map((row) => row.vendorId))];
  const suspended = await ctx.db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(inArray(vendor.id, ids), eq(vendor.status, "suspended")));
  const away = new Set(suspended.map(({ id }) => id));
  return rows.map((row) => presented(row, away.has(row.vendorId), ctx.now));
}

function presented(row: Row, vendorSuspended: boolean, now: Date): Booking {
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
    vendorSuspended,
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
