import { eq } from "drizzle-orm";
import { revokeVendorTokens } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";

/** An account as staff must know it before they give its vendor anything: is the address its owner's? */
export type KnownAccount = { vendorId: number; registeredAt: Date; addressConfirmed: boolean };

/**
 * The account that signs in with this address, or null.
 * @param lock "update" keeps it as it is until the transaction ends
 */
export async function accountOf(ctx: Ctx, email: string, lock?: "update"): Promise<KnownAccount | null> {
  const query = ctx.db.select().from(vendorAccount).where(eq(vendorAccount.email, email.toLowerCase()));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) return null;
  const { vendorId, createdAt, addressConfirmedAt } = row;
  return { vendorId, registeredAt: createdAt, addressConfirmed: addressConfirmedAt !== null };
}

/** Opens an account without a password: a letter's link lets its owner choose one. @throws AppError conflict */
export async function openAccount(ctx: Ctx, vendorId: number, email: string): Promise<void> {
  const inserted = await ctx.db
    .insert(vendorAccount)
    .values({ vendorId, email: email.toLowerCase(), createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) throw new AppError("conflict");
}

/** Ends what whoever registered first could do: from now on only a letter's link opens the account. */
export async function lockOut(ctx: Ctx, vendorId: number): Promise<void> {
  await ctx.db.update(vendorAccount).set({ passwordHash: null }).where(eq(vendorAccount.vendorId, vendorId));
  await ctx.db.delete(vendorPasswordLink).where(eq(vendorPasswordLink.vendorId, vendorId));
  await revokeVendorTokens(ctx.db, vendorId);
}
