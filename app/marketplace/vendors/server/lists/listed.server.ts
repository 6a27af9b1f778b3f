import { and, asc, eq, sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { vendor } from "../../schema.server.ts";

/** Vendors for search engines: in the directory and no samples (RULINGS 19). */
const listed = and(eq(vendor.status, sql`'approved'`), eq(vendor.isSample, false));

/** How many vendors the sitemap lists. */
export function countListedVendors(ctx: Ctx): Promise<number> {
  return ctx.db.$count(vendor, listed);
}

/** A part of the vendors for the sitemap, by id; none when `limit` is not positive. */
export async function readListedVendors(ctx: Ctx, { offset, limit }: { offset: number; limit: number }) {
  if (limit <= 0) return [];
  return ctx.db
    .select({ id: vendor.id, changedAt: vendor.updatedAt })
    .from(vendor)
    .where(listed)
    .orderBy(asc(vendor.id))
    .limit(limit)
    .offset(offset);
}
