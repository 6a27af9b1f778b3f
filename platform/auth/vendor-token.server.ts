import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Actor } from "#platform/context.ts";
import { type Db, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { hashToken, newToken } from "#platform/security/token.server.ts";
import { vendorToken } from "./schema.server.ts";

const day = 24 * 3_600_000;
/** How long a vendor stays signed in, in total and without use. */
const maxAgeMs = 60 * day;
const maxIdleMs = 30 * day;
const touchIntervalMs = day;

/** Signs a vendor in. @returns the bearer token; only its hash is stored */
export async function issueVendorToken(tx: Db, vendorId: number, now: Date, userAgent = ""): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + maxIdleMs);
  await tx.insert(vendorToken).values({ hash, vendorId, userAgent, createdAt: now, expiresAt });
  return token;
}

/**
 * The vendor of a valid bearer token, or null. Each use keeps the token valid for 30 more days, up to 60 days after the
 * sign-in.
 */
export async function vendorOfToken(token: string, now: Date): Promise<number | null> {
  const isToken = eq(vendorToken.hash, hashToken(token));
  const [row] = await db()
    .select()
    .from(vendorToken)
    .where(and(isToken, gt(vendorToken.expiresAt, now)));
  if (!row) return null;
  const end = new Date(Math.min(row.createdAt.getTime() + maxAgeMs, now.getTime() + maxIdleMs));
  if (end.getTime() - row.expiresAt.getTime() >= touchIntervalMs)
    // A failed write must not fail the request.
    await db()
      .update(vendorToken)
      .set({ expiresAt: end })
      .where(isToken)
      .catch((error: unknown) => log.warn(safeError(error), "could not save a token's last use"));
  return row.vendorId;
}

/**
 * Call it at the end of a vendor's change, in its transaction, when it holds the record's lock: since the request began,
 * while its body was received or it waited for the lock, the account may have been handed over or erased.
 * @throws AppError sign_in_required if a vendor's session has ended; never for others
 */
export async function requireLiveSession(tx: Db, actor: Actor): Promise<void> {
  if (actor.kind !== "vendor") return;
  if ((await tx.$count(vendorToken, eq(vendorToken.hash, actor.session))) === 0)
    throw new AppError("sign_in_required");
}

/** A vendor's valid sessions, newest first. @param own the request's token, which marks its session */
export async function vendorSessions(database: Db, vendorId: number, now: Date, own: string | undefined) {
  const { hash, createdAt, userAgent } = vendorToken;
  const rows = await database
    .select({ hash, createdAt, userAgent })
    .from(vendorToken)
    .where(and(eq(vendorToken.vendorId, vendorId), gt(vendorToken.expiresAt, now)))
    .orderBy(desc(createdAt), hash);
  const ownHash = own === undefined ? undefined : hashToken(own);
  return rows.map((row) => ({
    startedAt: row.createdAt.toISOString(),
    device: row.userAgent,
    isThis: row.hash === ownHash,
  }));
}

/** For signing out; a token that is not stored is ignored. */
export async function revokeVendorToken(tx: Db, token: string): Promise<void> {
  await tx.delete(vendorToken).where(eq(vendorToken.hash, hashToken(token)));
}

/** Signs a vendor out everywhere. @param except a token that stays valid */
export async function revokeVendorTokens(tx: Db, vendorId: number, except?: string): Promise<void> {
  const isOther = except === undefined ? undefined : ne(vendorToken.hash, hashToken(except));
  await tx.delete(vendorToken).where(and(eq(vendorToken.vendorId, vendorId), isOther));
}

/** Housekeeping calls it every hour; an expired token is refused before it is deleted. */
export async function deleteExpiredTokens(now: Date): Promise<void> {
  await db().delete(vendorToken).where(lt(vendorToken.expiresAt, now));
}
