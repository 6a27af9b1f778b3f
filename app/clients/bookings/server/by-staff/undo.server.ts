import { eq } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { withdrawNews } from "#app/staff/outbox/public.server.ts";
import { undo } from "#app/staff/shell/editing/undo/undo.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Booking } from "../../contract.ts";
import { booking } from "../../schema.server.ts";
import { addEvents } from "../history.server.ts";
import { toBooking } from "../list.server.ts";
import { correctBack } from "./correct.server.ts";

/** The acts, each with the event that it is in the history; an update's is its step, and an assignment is none. */
const undone = {
  "booking.update": "",
  "booking.assign": null,
  "booking.reassign": "reassigned",
  "booking.correct": "corrected",
  "booking.release": "released",
  "booking.create": "written_down",
} as const;
const acts = Object.keys(undone) as (keyof typeof undone)[];

/**
 * Undoes the caller's act of a moment ago: the booking is as it was, and nobody is written to. One that was written down
 * by hand is gone.
 * @returns null where it is gone
 * @throws AppError not_found; conflict if it is too late, or the booking has changed since
 */
export async function undoBookingAct(
  ctx: Ctx,
  { id, act: number }: { id: number; act: number },
): Promise<Booking | null> {
  requireStaff(ctx);
  const before = await selectForUpdate(ctx.db, booking, id);
  const { act, at } = await undo(ctx, { acts, id, number }, [booking]);
  const [row] = await ctx.db.select().from(booking).where(eq(booking.id, id));
  const detail = { from: before.status, to: row?.status ?? before.status };
  await recordAudit(ctx, { act: "booking.undo", subject: "booking", subjectId: id, detail });
  if (!row) return null;
  if (act === "booking.assign")
    await withdrawNews(ctx, { type: "booking_assigned", subjectId: id, since: at });
  const note = undone[act];
  if (note !== null)
    await addEvents(ctx, id, [{ kind: "undone", note, ...(before.status !== row.status && detail) }]);
  if (act === "booking.correct") await correctBack(ctx, before, row);
  return toBooking(ctx, row);
}
