import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { record } from "#app/audit/service.server.ts";
import type { LetterName } from "#app/notifications/contract.ts";
import { post } from "#app/notifications/post.server.ts";
import { actorName } from "#platform/context.ts";
import { readPage } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { likePatterns } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import { offsetPage, type Page, readOffset } from "#platform/http/paging.server.ts";
import { operator } from "#platform/operator.server.ts";
import { demand } from "#platform/policy.server.ts";
import {
  type assignment,
  type Booking,
  type BookingCounts,
  type BookingQuery,
  type BookingStatus,
  type BookingUpdate,
  type bookingHistory,
  bookingStatuses,
} from "./contract.ts";
import { trackingPath, writeOfBooking } from "./create.server.ts";
import { dueState } from "./due.ts";
import { mayWorkBookings } from "./policy.ts";
import { withdrawReminders } from "./reminders.server.ts";
import { reviewPath } from "./review-link.server.ts";
import { booking, bookingEvent, bookingSearchText } from "./table.server.ts";

type Row = typeof booking.$inferSelect;

/** Bookings, newest first; or first what is, or soonest will be, late. */
export async function listBookings(ctx: Ctx, query: BookingQuery): Promise<Page<Booking>> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const filter = and(
    query.status && eq(booking.status, query.status),
    ...likePatterns(query.search).map(
      (pattern): SQL => sql`${sql.raw(bookingSearchText)} like plain(${pattern})`,
    ),
  );
  if (query.sort === "late") return lateFirst(ctx, filter, query);
  return readPage(ctx.db, booking, filter, query, (row) => bookingOf(row, ctx.now));
}

/** Who waits to hear from us, the soonest due before; then all others, newest first. The cursor is an offset. */
async function lateFirst(
  ctx: Ctx,
  filter: SQL | undefined,
  { limit, cursor }: BookingQuery,
): Promise<Page<Booking>> {
  const offset = readOffset(cursor);
  const [waits, rest] = [and(filter, isNull(booking.answeredAt)), and(filter, isNotNull(booking.answeredAt))];
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
    { offset, limit },
  );
}

/** One booking. @throws AppError not_found */
export async function readBooking(ctx: Ctx, { id }: { id: number }): Promise<Booking> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const [row] = await ctx.db.select().from(booking).where(eq(booking.id, id));
  if (!row) throw new AppError("not_found");
  return bookingOf(row, ctx.now);
}

/** Makes a booking the caller's, or nobody's. @throws AppError conflict when a colleague was faster */
export async function assignBooking(
  ctx: Ctx,
  { id, take, from }: { id: number } & z.output<typeof assignment>,
): Promise<Booking> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const assignee = take && ctx.actor.kind === "staff" ? ctx.actor.email : null;
  const [before] = await ctx.db.select().from(booking).where(eq(booking.id, id)).for("update");
  if (!before) throw new AppError("not_found");
  if (before.assignee !== from) throw new AppError("conflict");
  const [row] = await ctx.db.update(booking).set({ assignee }).where(eq(booking.id, id)).returning();
  await record(ctx, {
    act: "booking.assign",
    subject: "booking",
    subjectId: id,
    detail: { to: assignee ?? "" },
  });
  return bookingOf(row ?? before, ctx.now);
}

function bookingOf(row: Row, now: Date): Booking {
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
    ctx.db.$count(booking, and(isNull(booking.answeredAt), lt(booking.dueAt, ctx.now))),
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

/** What each status tells the customer; nothing for a step back. */
const letters: Partial<Record<BookingStatus, LetterName>> = {
  confirmed: "booking_confirmed",
  "in-progress": "booking_started",
  completed: "booking_completed",
  cancelled: "booking_cancelled",
};

/** Staff's update: status, notes and cost at once. @throws AppError conflict when it has changed since that version */
export async function updateBooking(ctx: Ctx, input: { id: number } & BookingUpdate): Promise<Booking> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const { id, status, adminNotes, estimatedCost, version } = input;
  const [before] = await ctx.db.select().from(booking).where(eq(booking.id, id)).for("update");
  if (!before) throw new AppError("not_found");
  if (version !== undefined && before.version !== version) throw new AppError("conflict");
  const moved = before.status !== status;
  // A new confirmation is for the time the customer asked for last.
  const agreed = status === "confirmed" && before.proposedAt;
  const [row] = await ctx.db
    .update(booking)
    .set({
      status,
      adminNotes,
      estimatedCents: estimatedCost === null ? null : Math.round(estimatedCost * 100),
      ...(agreed
        ? {
            preferredAt: before.proposedAt ?? before.preferredAt,
            preferredTime: before.proposedTime,
            proposedAt: null,
          }
        : {}),
      answeredAt: status === "pending" ? before.answeredAt : (before.answeredAt ?? ctx.now),
      confirmedAt: status === "confirmed" ? (moved ? ctx.now : before.confirmedAt) : null,
      version: before.version + 1,
    })
    .where(eq(booking.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  await ctx.db.insert(bookingEvent).values({
    bookingId: id,
    at: ctx.now,
    by: "staff",
    name: actorName(ctx.actor),
    from: moved ? before.status : null,
    to: moved ? status : null,
  });
  if (moved) await withdrawReminders(ctx, before);
  const letter = letters[status];
  if (moved && letter) await tellCustomer(ctx, row, letter);
  return bookingOf(row, ctx.now);
}

async function tellCustomer(ctx: Ctx, row: Row, letter: LetterName): Promise<void> {
  if (!row.customerEmail) return;
  await post(ctx, [
    {
      // There is one review, so one invitation to it.
      effect: letter === "booking_completed" ? `${letter}:${row.id}` : `${letter}:${row.id}:${row.version}`,
      letter,
      recipient: row.customerEmail,
      replyTo: operator().staffEmail,
      facts: {
        name: row.customerName,
        email: row.customerEmail,
        phone: "",
        reference: row.reference,
        vendor: row.vendorName,
        when: row.preferredAt.toISOString(),
        message: "",
        path: letter === "booking_completed" ? reviewPath(row.id) : trackingPath(row.token),
      },
      locale: row.locale,
    },
  ]);
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
  return rows.map(({ at, by, name, from, to, note }) => ({ at: at.toISOString(), by, name, from, to, note }));
}

/** A person looked at a held booking and it is one: the hold ends, and the letters go out that were kept back. */
export async function releaseBooking(ctx: Ctx, { id }: { id: number }): Promise<Booking> {
  demand(mayWorkBookings(ctx.actor), ctx.actor);
  const [row] = await ctx.db.update(booking).set({ heldReason: null }).where(eq(booking.id, id)).returning();
  if (!row) throw new AppError("not_found");
  await writeOfBooking(ctx, row);
  return bookingOf(row, ctx.now);
}
