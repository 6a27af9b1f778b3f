import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { vendorToken } from "./table.server.ts";

const day = 24 * 3_600_000;
/** How long a vendor stays signed in, in milliseconds. */
const lifetime = 60 * day;

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
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx.insert(vendorToken).values({ hash, vendorId, createdAt: now, expiresAt });
  return token;
}

/** The vendor a bearer token speaks for, or null for one that is unknown, revoked or past its time. */
export async function vendorOfToken(token: string, now: Date): Promise<number | null> {
  const [row] = await db()
    .select({ vendorId: vendorToken.vendorId })
    .from(vendorToken)
    .where(and(eq(vendorToken.hash, tokenHash(token)), gt(vendorToken.expiresAt, now)));
  return row?.vendorId ?? null;
}

/** Signs out for good: this token is no longer one. */
export async function revokeVendorToken(tx: Db, token: string): Promise<void> {
  await tx.delete(vendorToken).where(eq(vendorToken.hash, tokenHash(token)));
}

/** Signs a vendor out everywhere: a new password must end what an old one opened. */
export async function revokeVendorTokens(tx: Db, vendorId: number): Promise<void> {
  await tx.delete(vendorToken).where(eq(vendorToken.vendorId, vendorId));
}

export async function forgetEndedTokens(now: Date): Promise<void> {
  await db().delete(vendorToken).where(lt(vendorToken.expiresAt, now));
}
