import { eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type Decide, transition } from "#app/staff/shell/editing/transition.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { vendor } from "../schema.server.ts";
import { indexVendors } from "../search/index-vendors.server.ts";
import { invalidateVendorCounts } from "./counts.server.ts";

// All modules write vendors by these functions and `eraseVendor`, which index them in the caller's transaction.

type Row = typeof vendor.$inferSelect;

export async function insertVendor(ctx: Ctx, values: typeof vendor.$inferInsert): Promise<Row> {
  const [row] = await ctx.db.insert(vendor).values(values).returning();
  if (!row) throw new Error("the insert of the vendor returned no row");
  if (row.status === "approved") {
    await indexVendors(ctx.db, [row.id]);
    await invalidateVendorCounts(ctx);
  }
  return row;
}

/** Changes all but the status. @throws AppError not_found */
export async function updateVendor(
  ctx: Pick<Ctx, "db">,
  id: number,
  set: PgUpdateSetSource<typeof vendor>,
): Promise<Row> {
  const [row] = await ctx.db.update(vendor).set(set).where(eq(vendor.id, id)).returning();
  if (!row) throw new AppError("not_found");
  if (row.status === "approved") await indexVendors(ctx.db, [id]);
  return row;
}

/** A `transition` of a vendor by staff, also of its status. */
export async function changeVendor<R = undefined>(ctx: Ctx, id: number, decide: Decide<typeof vendor, R>) {
  const change = await transition(ctx, vendor, id, decide);
  if (change.changed) {
    await indexVendors(ctx.db, [id]);
    await invalidateVendorCounts(ctx);
  }
  return change;
}

/** After a vendor was restored as it had been: searches and counts follow. The row is locked. @throws AppError not_found */
export async function reindexVendor(ctx: Ctx, id: number): Promise<Row> {
  const row = await selectForUpdate(ctx.db, vendor, id);
  await indexVendors(ctx.db, [id]);
  await invalidateVendorCounts(ctx);
  return row;
}
