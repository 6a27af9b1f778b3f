import { hashPassword, verifyPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { guardGuess } from "#platform/auth/guesses.server.ts";
import { issueVendorToken, revokeVendorToken } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { VendorSession, vendorCredentials } from "./contract.ts";
import { vendorAccount } from "./table.server.ts";

let decoy: Promise<string> | undefined;

/**
 * Signs a vendor in; an unknown e-mail takes as long as a wrong password. Not in a transaction: hashing must not hold a
 * connection.
 * @param address whom the guesses are counted to
 */
export async function logInVendor(
  ctx: Ctx,
  input: z.output<typeof vendorCredentials>,
  address: string,
): Promise<VendorSession> {
  const email = input.email.toLowerCase();
  const vendorId = await guardGuess({ address, email }, () => vendorOf(ctx, email, input.password));
  return { token: await issueVendorToken(ctx.db, vendorId, ctx.now), vendorId };
}

/** @throws AppError wrong_credentials */
async function vendorOf(ctx: Ctx, email: string, password: string): Promise<number> {
  const [account] = await ctx.db.select().from(vendorAccount).where(eq(vendorAccount.email, email));
  decoy ??= hashPassword("nobody has this password");
  const hash = account?.passwordHash ?? (await decoy);
  const fits = await verifyPassword({ hash, password });
  if (!account?.passwordHash || !fits) throw new AppError("wrong_credentials");
  return account.vendorId;
}

/** Revokes the token that a request bore. @param authorization the header */
export async function logOutVendor(ctx: Ctx, authorization: string | undefined): Promise<{ success: true }> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (token) await revokeVendorToken(ctx.db, token);
  return { success: true };
}
