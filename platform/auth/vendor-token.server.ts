import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, ne } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { vendorToken } from "./schema.server.ts";

const day = 24 * 3_600_000;
/** How long a vendor stays signed in at most, and how long without use; in milliseconds. */
const lifetime = 60 * day;
const idle = 30 * day;
/** How exactly its last use is kept. */
const stampEvery = day;

// 256 random bits: no salt and no slow hash are needed, nobody can guess through them.
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A new secret to hand out, and the hash to keep. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

/** Signs a vendor in. @returns the bearer token, of which only the hash is kept */
export async function issueVendorToken(tx: Db, vendorId: number, now: Date): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + idle);
  await tx.insert(vendorToken).values({ hash, vendorId, createdAt: now, expiresAt });
  return token;
}

/** The vendor a bearer token speaks for, or null for one that is unknown, revoked, past its time or long unused. Use keeps it. */
export async function vendorOfToken(token: string, now: Date): Promise<number | null> {
  const mine = eq(vendorToken.hash, tokenHash(token));
  const [row] = await db()
    .select()
    .from(vendorToken)
    .where(and(mine, gt(vendorToken.expiresAt, now)));
  if (!row) return null;
  const end = new Date(Math.min(row.createdAt.getTime() + lifetime, now.getTime() + idle));
  if (end.getTime() - row.expiresAt.getTime() >= stampEvery)
    // What is asked for is answered all the same.
    await db()
      .update(vendorToken)
      .set({ expiresAt: end })
      .where(mine)
      .catch((error: unknown) => log.warn(safeError(error), "a token's last use was not kept"));
  return row.vendorId;
}

/** Signs out for good: this token is no longer one. */
export async function revokeVendorToken(tx: Db, token: string): Promise<void> {
  await tx.delete(vendorToken).where(eq(vendorToken.hash, tokenHash(token)));
}

/**
 * Signs a vendor out everywhere: a new password must end what an old one opened.
 * @param but the token that goes on
 */
export async function revokeVendorTokens(tx: Db, vendorId: number, but?: string): Promise<void> {
  const goesOn = but === undefined ? undefined : ne(vendorToken.hash, tokenHash(but));
  await tx.delete(vendorToken).where(and(eq(vendorToken.vendorId, vendorId), goesOn));
}

export async function forgetEndedTokens(now: Date): Promise<void> {
  await db().delete(vendorToken).where(lt(vendorToken.expiresAt, now));
}
