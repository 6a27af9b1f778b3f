import { hashPassword, verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { mayOpenAccount } from "#app/marketplace/vendors/policy.ts";
import { type GuessSource, limitGuesses } from "#platform/auth/limit-guesses.server.ts";
import { findKnownDevice } from "#platform/auth/second-step/known-device.server.ts";
import { revokeVendorTokens, vendorSessions } from "#platform/auth/vendor-token.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { passwordChange, VendorLogin } from "../contract.ts";
import { messages } from "../messages.ts";
import { vendorAccount } from "../schema.server.ts";
import { deletePasswordLinks, notifyPasswordChanged, rejectCommonPassword } from "./password.server.ts";
import { bearerToken, vendorDevice } from "./sign-in.server.ts";

type VendorParams = { vendorId: number };
type RequestInfo = { address: string; cookies: string | undefined; authorization: string | undefined };

/** @throws AppError not_found */
function requireOwnAccount(ctx: Ctx, vendorId: number): void {
  if (!mayOpenAccount(ctx.actor, vendorId)) throw new AppError("not_found");
}

/** Ends the vendor's sessions except that of the request's token. @throws AppError not_found for another account */
export async function logOutElsewhere(
  ctx: Ctx,
  { vendorId }: VendorParams,
  authorization: string | undefined,
): Promise<{ success: true }> {
  requireOwnAccount(ctx, vendorId);
  await revokeVendorTokens(ctx.db, vendorId, bearerToken(authorization));
  return { success: true };
}

/** The vendor's sessions, newest first. @throws AppError not_found for another account */
export async function listSessions(
  ctx: Ctx,
  { vendorId }: VendorParams,
  authorization: string | undefined,
): Promise<VendorLogin[]> {
  requireOwnAccount(ctx, vendorId);
  return vendorSessions(ctx.db, vendorId, ctx.now, bearerToken(authorization));
}

/** Ends all of the vendor's sessions, this one too. @throws AppError not_found for another account */
export async function logOutEverywhere(ctx: Ctx, { vendorId }: VendorParams): Promise<{ success: true }> {
  requireOwnAccount(ctx, vendorId);
  await revokeVendorTokens(ctx.db, vendorId);
  return { success: true };
}

/**
 * Ends all other sessions and all links, and tells the owner by e-mail. Hashing runs outside the transaction, so that
 * it holds no connection.
 * @throws AppError not_found for another account; invalid for a common password or a wrong current one; rate_limited;
 * unavailable; conflict when the password was changed concurrently
 */
export async function changePassword(
  ctx: Ctx,
  { vendorId, currentPassword, newPassword }: VendorParams & z.output<typeof passwordChange>,
  { address, cookies, authorization }: RequestInfo,
): Promise<{ success: true }> {
  requireOwnAccount(ctx, vendorId);
  rejectCommonPassword(ctx, newPassword, "newPassword");
  const [account] = await ctx.db.select().from(vendorAccount).where(eq(vendorAccount.vendorId, vendorId));
  if (!account) throw new AppError("not_found");
  const device = findKnownDevice(vendorDevice(vendorId), cookies, ctx.now);
  const guesser: GuessSource = { address, email: account.email, device };
  const before = account.passwordHash;
  const passwordHash = await limitGuesses(guesser, async () => {
    const isCorrect = before !== null && (await verifyPassword({ hash: before, password: currentPassword }));
    if (isCorrect) return hashPassword(newPassword);
    const { wrongPassword } = inLocale(messages, ctx.locale);
    throw new AppError("invalid", { fields: { currentPassword: wrongPassword } });
  });
  await db().transaction(async (tx) => {
    const unchangedAccount = and(
      eq(vendorAccount.vendorId, vendorId),
      eq(vendorAccount.passwordHash, before ?? ""),
    );
    // Locks the account first: a concurrent sign-in with the old password waits, and then fails.
    const [changed] = await tx
      .update(vendorAccount)
      .set({ passwordHash })
      .where(unchangedAccount)
      .returning();
    if (!changed) throw new AppError("conflict");
    const txCtx = { ...ctx, db: tx };
    await notifyPasswordChanged(txCtx, vendorId, String(ctx.now.getTime()));
    await deletePasswordLinks(txCtx, vendorId);
    await revokeVendorTokens(tx, vendorId, bearerToken(authorization));
  });
  return { success: true };
}
