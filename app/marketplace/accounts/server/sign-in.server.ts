import { hashPassword, verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { limitGuesses } from "#platform/auth/limit-guesses.server.ts";
import { findKnownDevice, hasDeviceCookie } from "#platform/auth/second-step/known-device.server.ts";
import { issueVendorToken, revokeVendorToken } from "#platform/auth/vendor-token.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { log } from "#platform/log/log.server.ts";
import { fingerprint } from "#platform/security/seal.server.ts";
import type { VendorSession, vendorCredentials } from "../contract.ts";
import { vendorAccount } from "../schema.server.ts";

let decoyHash: Promise<string> | undefined;

/**
 * Signs in with a password. An unknown e-mail takes as long as a wrong password. No transaction: hashing must not hold
 * a connection.
 * @throws AppError wrong_credentials; rate_limited; unavailable when too many hash
 */
export async function logInVendor(
  ctx: Ctx,
  input: z.output<typeof vendorCredentials>,
  { address, cookies }: { address: string; cookies: string | undefined },
): Promise<VendorSession> {
  const email = input.email.toLowerCase();
  const device = await findDeviceOf(ctx, email, cookies);
  return limitGuesses({ address, email, device }, async () => {
    const account = await checkPassword(ctx, email, input.password, address);
    return openSession(account, ctx);
  });
}

/** Names the account in known-device cookies. */
export const vendorDevice = (vendorId: number) => `vendor:${vendorId}`;

/** Whether this browser has signed in to the account before; without the cookie it costs no query. */
async function findDeviceOf(
  ctx: Ctx,
  email: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  if (!hasDeviceCookie(cookies)) return undefined;
  const [account] = await ctx.db
    .select({ vendorId: vendorAccount.vendorId })
    .from(vendorAccount)
    .where(eq(vendorAccount.email, email));
  return account && findKnownDevice(vendorDevice(account.vendorId), cookies, ctx.now);
}

type CheckedAccount = { vendorId: number; passwordHash: string };

/** Issues a token only while the account still has the checked hash. The row lock orders it with a password change:
 * either that revokes this token, or this sign-in finds the new hash. @throws AppError wrong_credentials */
function openSession(
  { vendorId, passwordHash }: CheckedAccount,
  { now, userAgent }: Ctx,
): Promise<VendorSession> {
  return db().transaction(async (tx) => {
    const [unchangedAccount] = await tx
      .update(vendorAccount)
      .set({ signedInAt: now })
      .where(and(eq(vendorAccount.vendorId, vendorId), eq(vendorAccount.passwordHash, passwordHash)))
      .returning({ vendorId: vendorAccount.vendorId });
    if (!unchangedAccount) throw new AppError("wrong_credentials");
    return { token: await issueVendorToken(tx, vendorId, now, userAgent), vendorId };
  });
}

/** @throws AppError wrong_credentials */
async function checkPassword(
  ctx: Ctx,
  email: string,
  password: string,
  address: string,
): Promise<CheckedAccount> {
  const [account] = await ctx.db.select().from(vendorAccount).where(eq(vendorAccount.email, email));
  decoyHash ??= hashPassword("nobody has this password");
  const hash = account?.passwordHash ?? (await decoyHash);
  const isCorrect = await verifyPassword({ hash, password });
  if (!account?.passwordHash || !isCorrect) {
    const accountLabel = account ? `vendor ${account.vendorId}` : "unknown";
    log.warn({ account: accountLabel, from: fingerprint(address).slice(0, 16) }, "sign-in failed");
    throw new AppError("wrong_credentials");
  }
  return { vendorId: account.vendorId, passwordHash: account.passwordHash };
}

/** The token of an Authorization header; undefined when there is none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
}

/** Ends the session of the token; succeeds without one. @param authorization the request's header */
export async function logOutVendor(ctx: Ctx, authorization: string | undefined): Promise<{ success: true }> {
  const token = bearerToken(authorization);
  if (token) await revokeVendorToken(ctx.db, token);
  return { success: true };
}
