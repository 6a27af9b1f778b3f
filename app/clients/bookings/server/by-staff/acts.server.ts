import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { BookingAct, BookingUpdate, changedBooking } from "../../contract.ts";
import { booking } from "../../schema.server.ts";
import { updateBooking } from "./update.server.ts";

type Row = typeof booking.$inferSelect;
type Step = Pick<BookingUpdate, "status" | "contacted" | "noShow" | "proposal">;

const steps: Record<BookingAct["act"], (before: Row) => Step> = {
  confirm: ({ proposedAt }) => ({ status: "confirmed", ...(proposedAt && { proposal: "accept" }) }),
  contacted: ({ status }) => ({ status, contacted: true }),
  complete: () => ({ status: "completed" }),
  cancel: () => ({ status: "cancelled" }),
  customer_absent: () => ({ status: "cancelled", noShow: "customer" }),
  vendor_absent: () => ({ status: "cancelled", noShow: "vendor" }),
  seen: ({ status }) => ({ status }),
};

/**
 * One step of a booking, with all that an update by its form does: history, audit, letters. Without `details` notes and cost
 * stay. To confirm accepts the time that the customer proposes. It can be undone.
 * @throws AppError not_found; conflict if `version` is outdated
 */
export async function actOnBooking(
  ctx: Ctx,
  { id, act, version, details }: { id: number } & BookingAct,
): Promise<z.infer<typeof changedBooking>> {
  requireStaff(ctx);
  const [before] = await ctx.db.select().from(booking).where(eq(booking.id, id));
  if (!before) throw new AppError("not_found");
  const { adminNotes, estimatedCents } = before;
  const kept = { adminNotes, estimatedCost: estimatedCents === null ? null : estimatedCents / 100 };
  // The version guards what was read without a lock.
  return updateBooking(ctx, {
    ...{ id, version: version ?? before.version },
    ...(details ?? kept),
    ...steps[act](before),
  });
}
