import { and, eq, lt, sql } from "drizzle-orm";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import { vendorAccount } from "../schema.server.ts";

/** Erases vendors that were never approved and have neither signed in nor changed anything since. */
export async function eraseUnapprovedVendors(since: Date, signal: AbortSignal): Promise<void> {
  const isInactiveAccount = and(
    eq(vendorAccount.vendorId, vendor.id),
    lt(sql`coalesce(${vendorAccount.signedInAt}, ${vendorAccount.createdAt})`, since),
  );
  const hasInactiveAccount = sql`exists (select from ${vendorAccount} where ${isInactiveAccount})`;
  const unapproved = and(eq(vendor.status, "pending"), lt(vendor.updatedAt, since), hasInactiveAccount);
  await deleteInBatches(vendor, unapproved, signal);
}
