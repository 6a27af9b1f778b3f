import { and, eq, inArray, isNotNull, lt, not, type SQL, sql } from "drizzle-orm";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { isAssigned } from "#app/staff/shell/editing/assign.server.ts";
import { assignedWorkOf } from "#app/staff/shell/editing/assigned-work.server.ts";
import { withinDays } from "#platform/database/days.server.ts";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { countByStatus } from "#platform/database/lists/count-by-status.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import {
  createSliceReader,
  type ListedRow,
  newestFirst,
  type Page,
  readPageWithRelated,
} from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Booking, BookingCounts, BookingQuery } from "../contract.ts";
import { dueState } from "../rules/due.ts";
import { pricesOf } from "../rules/prices/price-changes.ts";
import { booking, bookingSearchText } from "../schema.server.ts";
import { bookingStatuses } from "../values.ts";
import { noAdditions, readAdditions } from "./additions/read.server.ts";
import { readBookedVendors, vendorTimeOf } from "./booked-vendors.server.ts";

type Row = ListedRow<typeof booking>;

/** Held bookings have no due time. */
const isAwaitingContact = sql`(${booking.answeredAt} is null and ${booking.heldReason} is null)`;

const isOpen = inArray(booking.status, ["pending", "confirmed", "in-progress"]);

export const bookingWork = assignedWorkOf(booking, {
  kind: "booking",
  act: "booking.assign",
  isOpen,
  label: booking.customerName,
});

/** Open bookings whose vendor was suspended; the customers do not know yet. */
export const hasSuspendedVendor = sql`(${isOpen} and ${booking.heldReason} is null
  and ${booking.vendorId} in (select ${vendor.id} from ${vendor} where ${vendor.status} = 'suspended'))`;

/** Lists bookings for staff, newest first; with `sort=late` those awaiting contact first, by due time. */
export async function listBookings(ctx: Ctx, query: BookingQuery): Promise<Page<Booking>> {
  requireStaff(ctx);
  const filter = toFilter(ctx, query);
  if (query.sort === "late") return listLateFirst(ctx, filter, query);
  return readPageWithRelated(ctx.db, booking, filter, query, (found) => toBookings(ctx, found));
}

function toFilter(ctx: Ctx, query: BookingQuery): SQL | undefined {
  return and(
    query.status && eq(booking.status, query.status),
    query.held && isNotNull(booking.heldReason),
    query.suspended ? hasSuspendedVendor : undefined,
    query.open ? isOpen : undefined,
    isAssigned(ctx, booking.assignee, query.assignee),
    query.vendorId === undefined ? undefined : eq(booking.vendorId, query.vendorId),
    withinDays(booking.preferredAt, query),
    searchFilter(query.search, booking.id, bookingSearchText),
  );
}

async function listLateFirst(ctx: Ctx, filter: SQL | undefined, query: BookingQuery): Promise<Page<Booking>> {
  const reading = readSegments(query, ctx.now, lateSegments, createSliceReader(ctx.db, booking, filter));
  const page = await withTotal(ctx.db, booking, filter, query, reading);
  return { ...page, items: await toBookings(ctx, page.items) };
}

/**
 * Keeps paging stable: a wait that started after the first page was read is listed last, and a booking
 * answered since then is not listed twice.
 */
function lateSegments(start: Date): Segment[] {
  const at = sql`${start.toISOString()}::timestamptz`;
  const soonestDue = [
    { by: booking.dueAt, type: "moment" },
    { by: booking.id, type: "integer" },
  ] as const;
  const answeredBeforeStart = sql`(${booking.answeredAt} is null or ${booking.answeredAt} <= ${at})`;
  return [
    { where: and(isAwaitingContact, sql`${booking.waitsSince} <= ${at}`), keys: soonestDue },
    newestFirst(booking, and(not(isAwaitingContact), answeredBeforeStart)),
    { where: and(isAwaitingContact, sql`${booking.waitsSince} > ${at}`), keys: soonestDue },
  ];
}

/** One booking for the staff's panel. @throws AppError not_found */
export async function readBooking(ctx: Ctx, { id }: { id: number }): Promise<Booking> {
  requireStaff(ctx);
  const [row] = await ctx.db.select().from(booking).where(eq(booking.id, id));
  if (!row) throw new AppError("not_found");
  return toBooking(ctx, row);
}

/** The staff's view of a row, with its due state at `ctx.now` and the cost in US dollars. The caller checks access. */
export async function toBooking(ctx: Ctx, row: Row): Promise<Booking> {
  const [shown] = await toBookings(ctx, [row]);
  if (!shown) throw new Error("toBookings returned no booking");
  return shown;
}

async function toBookings(ctx: Ctx, rows: readonly Row[]): Promise<Booking[]> {
  const ids = rows.map(({ id }) => id);
  const [vendors, additions] = await Promise.all([readBookedVendors(ctx, rows), readAdditions(ctx, ids)]);
  return rows.map((row) => ({
    ...toStaffView(row, vendors, ctx.now),
    ...(additions.get(row.id) ?? noAdditions),
  }));
}

type BookedVendors = Awaited<ReturnType<typeof readBookedVendors>>;

function toStaffView(row: Row, vendors: BookedVendors, now: Date): Omit<Booking, "words" | "photos"> {
  const bookedVendor = vendors.get(row.vendorId);
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
    town: row.town,
    place: row.place,
    status: row.status,
    adminNotes: row.adminNotes,
    estimatedCost: row.estimatedCents === null ? null : row.estimatedCents / 100,
    prices: pricesOf(row),
    noShow: row.noShow,
    locale: row.locale,
    heldReason: row.heldReason,
    cancelReason: row.cancelReason,
    proposedDate: row.proposedAt?.toISOString() ?? null,
    vendorAnswer: row.vendorAnswer,
    vendorSuspended: bookedVendor?.status === "suspended",
    vendorIsWrittenTo: bookedVendor !== undefined && !bookedVendor.isSample && bookedVendor.email !== "",
    vendorTime: vendorTimeOf(bookedVendor, row),
    assignee: row.assignee,
    source: row.source,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    due: dueState(row, now),
    version: row.version,
  };
}

/** Counts all bookings for the dashboard. `late`: the first contact is overdue; held bookings have no due time. */
export async function countBookings(ctx: Ctx): Promise<BookingCounts> {
  requireStaff(ctx);
  const [counts, late] = await Promise.all([
    countByStatus(ctx.db, booking, bookingStatuses),
    ctx.db.$count(booking, and(isAwaitingContact, lt(booking.dueAt, ctx.now))),
  ]);
  return { ...counts, late };
}
