import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { BulkAnswer } from "#app/staff/shell/contract.ts";
import { actOnEach, already, done } from "#app/staff/shell/editing/bulk.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { reviewBulk } from "../contract.ts";
import { review } from "../schema.server.ts";
import { decideReview } from "./decide.server.ts";

/** Publishes or declines several reviews that wait, each by itself; a colleague's other decision stands. */
export async function decideReviews(
  ctx: Ctx,
  { status, ids }: z.output<typeof reviewBulk>,
): Promise<BulkAnswer> {
  requireStaff(ctx);
  return actOnEach(ctx, ids, async (own, id) => {
    const [row] = await own.db
      .select({ status: review.status, decidedBy: review.decidedBy })
      .from(review)
      .where(eq(review.id, id));
    if (!row) throw new AppError("not_found");
    if (row.status === status) return already(row.decidedBy);
    await decideReview(own, { id, status, from: "waiting" });
    return done;
  });
}
