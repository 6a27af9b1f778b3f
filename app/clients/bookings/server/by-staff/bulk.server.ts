import { eq } from "drizzle-orm";
import type { z } from "zod";
import { changeSnooze } from "#app/staff/follow-up/public.server.ts";
import type { BulkAnswer, bulkUndo } from "#app/staff/shell/contract.ts";
import { assigneeOf } from "#app/staff/shell/editing/assign.server.ts";
import { actOnEach, already, bulkUndoMs, done, undoEach } from "#app/staff/shell/editing/bulk.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { bookingBulk } from "../../contract.ts";
import { appointmentOf, isAhead } from "../../rules/appointment.ts";
import { booking } from "../../schema.server.ts";
import { undoBookingAct } from "./undo.server.ts";
import { assignBooking, updateBooking } from "./update.server.ts";

type Row = typeof booking.$inferSelect;

/**
 * Gives several bookings to a colleague, sets their status or hides them from Today, each by itself. The first two can be
 * undone. None is completed before its appointment: that is asked for each.
 * @throws AppError conflict if the colleague cannot work; invalid (`until`) for a day that has begun
 */
export async function changeBookings(ctx: Ctx, input: z.output<typeof bookingBulk>): Promise<BulkAnswer> {
  requireStaff(ctx);
  const { act, to = null, status, until = null, ids } = input;
  if (act === "assign") await assigneeOf(ctx, { id: 0, to, from: null });
  const ms = bulkUndoMs(ids.length);
  return actOnEach(ctx, ids, async (own, id) => {
    const [row] = await own.db.select().from(booking).where(eq(booking.id, id));
    if (!row) throw new AppError("not_found");
    if (act === "snooze") return (await changeSnooze(own, { kind: "booking", id }, until)) ? done : already();
    if (act === "assign") {
      if (row.assignee === to) return already();
      const { undo } = await undoable(own, { act: "booking.assign", subject: "booking", id, ms }, (held) =>
        assignBooking(held, { id, to, from: row.assignee }),
      );
      return { outcome: "done", undo };
    }
    if (!status || row.status === status) return already();
    if (status === "completed" && isRowAhead(row, own.now)) return { outcome: "ahead" };
    const { undo } = await updateBooking(own, { ...unchanged(row), id, status }, ms);
    return { outcome: "done", undo };
  });
}

const isRowAhead = ({ preferredAt, preferredTime }: Row, now: Date) =>
  isAhead(appointmentOf({ preferredDate: preferredAt.toISOString(), preferredTime }), now);

/** The fields of an update that stay; the version guards what was read without a lock. */
const unchanged = ({ version, adminNotes, estimatedCents }: Row) => ({
  version,
  adminNotes,
  estimatedCost: estimatedCents === null ? null : estimatedCents / 100,
});

/** Undoes what the caller did with several bookings a moment ago. */
export function undoBookingActs(ctx: Ctx, input: z.output<typeof bulkUndo>): Promise<BulkAnswer> {
  requireStaff(ctx);
  return undoEach(ctx, input, undoBookingAct);
}
