import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { BulkAnswer } from "#app/staff/shell/contract.ts";
import { actOnEach, already, done } from "#app/staff/shell/editing/bulk.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { localVendorBulk } from "../contract.ts";
import { localVendor } from "../schema.server.ts";
import { changeLocalVendor } from "./review.server.ts";

/**
 * Approves or rejects several applications that are not decided yet, with one reason for all; a colleague's other decision
 * stands.
 */
export async function decideLocalVendors(
  ctx: Ctx,
  { status, reason, ids }: z.output<typeof localVendorBulk>,
): Promise<BulkAnswer> {
  requireStaff(ctx);
  return actOnEach(ctx, ids, async (own, id) => {
    const [row] = await own.db
      .select({ status: localVendor.status })
      .from(localVendor)
      .where(eq(localVendor.id, id));
    if (!row) throw new AppError("not_found");
    if (row.status === status) return already();
    if (row.status !== "pendiente" && row.status !== "en_revision") throw new AppError("conflict");
    await changeLocalVendor(own, { id, status, from: row.status, ...(reason && { adminNotes: reason }) });
    return done;
  });
}
