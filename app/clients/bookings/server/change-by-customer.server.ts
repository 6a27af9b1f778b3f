import { eq } from "drizzle-orm";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { calculateDueAt } from "../rules/due.ts";
import { booking, bookingEvent } from "../schema.server.ts";
import { bookingLabel } from "./create.server.ts";

type Row = typeof booking.$inferSelect;
type NewEvent = Partial<typeof bookingEvent.$inferInsert>;

const openStatuses = new Set<Row["status"]>(["pending", "confirmed", "in-progress"]);

/** Whether the customer can still change it: neither completed nor cancelled. */
export function isOpen({ status }: Pick<Row, "status">): boolean {
  return openStatuses.has(status);
}

/**
 * Applies a change by the customer's link under a row lock, with its event, and notifies staff.
 * @returns the booking before and after it
 * @throws AppError not_found; conflict if the booking is completed or cancelled
 */
export async function changeByCustomer(
  ctx: Ctx,
  token: string,
  changes: (before: Row) => Partial<typeof booking.$inferInsert>,
  event: NewEvent | ((before: Row) => NewEvent),
): Promise<{ before: Row; row: Row }> {
  const [before] = await ctx.db
    .select()
    .from(booking)
    .where(eq(booking.tokenHash, hashToken(token)))
    .for("update");
  if (!before) throw new AppError("not_found");
  if (!isOpen(before)) throw new AppError("conflict");
  const [row] = await ctx.db
    .update(booking)
    .set({ ...changes(before), version: before.version + 1 })
    .where(eq(booking.id, before.id))
    .returning();
  if (!row) throw new AppError("not_found");
  const newEvent = typeof event === "function" ? event(before) : event;
  const statusChange = row.status === before.status ? {} : { from: before.status, to: row.status };
  await ctx.db
    .insert(bookingEvent)
    .values({ bookingId: row.id, at: ctx.now, by: "customer", ...statusChange, ...newEvent });
  await endSnooze(ctx, { kind: "booking", id: row.id });
  await notifyStaff(ctx, { type: "booking_changed", subjectId: row.id, about: bookingLabel(row) });
  return { before, row };
}

/**
 * The fields that make the customer await contact, so that Today shows it. A wait that is already running keeps its due
 * time.
 */
export function waitAgain(ctx: Ctx, before: Row): Partial<Pick<Row, "answeredAt" | "waitsSince" | "dueAt">> {
  if (!before.answeredAt) return {};
  const dueAt = calculateDueAt(ctx.now, before.urgency, operator().chatHours);
  return { answeredAt: null, waitsSince: ctx.now, dueAt };
}
