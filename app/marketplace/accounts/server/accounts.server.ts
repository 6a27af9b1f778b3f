import { eq } from "drizzle-orm";
import { revokeVendorTokens } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";

/** What staff need to know before linking a vendor to an account. */
type AccountSummary = { vendorId: number; registeredAt: Date; addressConfirmed: boolean };

/**
 * The account that signs in with this address; null without one.
 * @param lock "update" locks the account's row until the transaction ends
 */
export async function findAccount(ctx: Ctx, email: string, lock?: "update"): Promise<AccountSummary | null> {
  const query = ctx.db.select().from(vendorAccount).where(eq(vendorAccount.email, email.toLowerCase()));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) return null;
  const { vendorId, createdAt, addressConfirmedAt } = row;
  return { vendorId, registeredAt: createdAt, addressConfirmed: addressConfirmedAt !== null };
}

/**
 * Creates an account without a password; the owner chooses one by link.
 * @throws AppError conflict if the vendor or the address has one
 */
export async function createAccount(ctx: Ctx, vendorId: number, email: string): Promise<void> {
  const inserted = await ctx.db
    .insert(vendorAccount)
    .values({ vendorId, email: email.toLowerCase(), createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) throw new AppError("conflict");
}

/** Deletes the password, the links and the sessions. After that only a new link opens the account. */
export async function revokeAccess(ctx: Ctx, vendorId: number): Promise<void> {
  await ctx.db.update(vendorAccount).set({ passwordHash: null }).where(eq(vendorAccount.vendorId, vendorId));
  await ctx.db.delete(vendorPasswordLink).where(eq(vendorPasswordLink.vendorId, vendorId));
  await revokeVendorTokens(ctx.db, vendorId);
}
