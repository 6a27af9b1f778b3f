import { randomUUID } from "node:crypto";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, lt, notExists } from "drizzle-orm";
import { areUnchanged, readCredentials } from "#platform/auth/account-credentials.server.ts";
import { auth, issuer, signOut, withTemporarySession } from "#platform/auth/auth.server.ts";
import { clientErrorOf } from "#platform/auth/better-auth-error.server.ts";
import { authAccount, authSpentCode, authTwoFactor, authUser } from "#platform/auth/schema.server.ts";
import { endSessions } from "#platform/auth/session-life.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import type { SignedIn } from "#platform/auth/sign-in.server.ts";
import { type Db, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { log } from "#platform/log/log.server.ts";
import { backupCodesEncryption, generateBackupCodes, parseCode } from "./backup-codes.server.ts";

// Two-factor sign-in: a code of an authenticator app (TOTP, RFC 6238), or one of ten backup codes.

/** The code is wrong or was used before. */
export class WrongCode extends Error {
  override name = "WrongCode";
}

/** The app's secret was encrypted with another AUTH_SECRET, so no code can be checked. */
export class LostSecondStep extends Error {
  override name = "LostSecondStep";
}

/** A code is accepted for three periods of 30 s; the rest is for clock differences. */
const codeLifetimeMs = 120_000;

/** Marks a code as used; better-auth would accept it again. @returns false if it was used before */
async function markUsed(userId: string, code: string): Promise<boolean> {
  const now = new Date();
  const expired = new Date(now.getTime() - codeLifetimeMs);
  await db()
    .delete(authSpentCode)
    .where(and(eq(authSpentCode.userId, userId), lt(authSpentCode.spentAt, expired)));
  const inserted = await db()
    .insert(authSpentCode)
    .values({ userId, code, spentAt: now })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** @throws WrongCode; LostSecondStep; AppError rate_limited after too many wrong ones in a row */
async function verify(userId: string, typed: string, headers: Headers) {
  const { kind, code } = parseCode(typed);
  if (kind === "app" && !(await markUsed(userId, code))) throw new WrongCode();
  const request = { body: { code }, headers, returnHeaders: true } as const;
  const { api } = auth();
  const response = await (kind === "app" ? api.verifyTOTP(request) : api.verifyBackupCode(request)).catch(
    async (error: unknown) => {
      const clientError = clientErrorOf(error);
      if (!clientError) throw kind === "app" ? await explainFailure(error, userId) : error;
      throw clientError.status === 429 ? new AppError("rate_limited", { retryAfter: 900 }) : new WrongCode();
    },
  );
  return { kind, cookies: response.headers.getSetCookie() };
}

/** LostSecondStep if the secret cannot be decrypted (logged for the operator); else the error itself. */
async function explainFailure(error: unknown, userId: string): Promise<unknown> {
  const [row] = await db()
    .select({ secret: authTwoFactor.secret })
    .from(authTwoFactor)
    .where(eq(authTwoFactor.userId, userId));
  if (!row || (await canDecrypt(row.secret))) return error;
  log.error("cannot verify a second step: its secret was encrypted with another AUTH_SECRET");
  return new LostSecondStep();
}

async function canDecrypt(secret: string): Promise<boolean> {
  const { secretConfig } = await auth().$context;
  return symmetricDecrypt({ key: secretConfig, data: secret }).then(
    () => true,
    () => false,
  );
}

/** Completes a sign-in whose password was right. @throws WrongCode; LostSecondStep; AppError rate_limited */
export async function completeSignIn(attempt: {
  email: string;
  code: string;
  device: string;
  pendingCookies: readonly string[];
}): Promise<SignedIn> {
  const found = await (await auth().$context).internalAdapter.findUserByEmail(attempt.email);
  if (!found) throw new WrongCode();
  const headers = new Headers({
    "user-agent": attempt.device,
    cookie: toCookieHeader(attempt.pendingCookies),
  });
  const { kind, cookies } = await verify(found.user.id, attempt.code, headers);
  return { userId: found.user.id, cookies, backupCodeUsed: kind === "backup" };
}

/**
 * Uses up the code, as every check does.
 * @param headers of the person's session
 * @throws WrongCode; LostSecondStep; AppError rate_limited
 */
export async function checkCode(userId: string, code: string, headers: Headers): Promise<void> {
  await verify(userId, code, headers);
}

/** @returns undefined if set-up was not started; false until it is confirmed */
async function isConfirmed(userId: string): Promise<boolean | undefined> {
  const [row] = await db()
    .select({ verified: authTwoFactor.verified })
    .from(authTwoFactor)
    .where(eq(authTwoFactor.userId, userId));
  return row?.verified;
}

/** Off until set-up is confirmed. A used backup code no longer counts. */
export async function readSecondStep(userId: string): Promise<{ on: boolean; backupCodesLeft: number }> {
  if (!(await isConfirmed(userId))) return { on: false, backupCodesLeft: 0 };
  const { backupCodes } = await auth().api.viewBackupCodes({ body: { userId } });
  return { on: true, backupCodesLeft: backupCodes.length };
}

/**
 * Switches the second step on, ends all sessions and returns the Set-Cookie headers of a new one.
 * @throws WrongCode, also for a backup code; LostSecondStep; AppError rate_limited; conflict if set-up was not started,
 * was restarted, or the step is on already; sign_in_required if the password was changed in the meantime
 */
export async function confirmSecondStep(
  member: { id: string; email: string },
  code: string,
  headers: Headers,
): Promise<string[]> {
  const credentials = await readCredentials(member.email);
  if (!credentials || (await isConfirmed(member.id)) !== false) throw new AppError("conflict");
  if (parseCode(code).kind !== "app") throw new WrongCode();
  const { cookies } = await verify(member.id, code, headers);
  const renewed = new Headers({ cookie: toCookieHeader(cookies) });
  if (await undoIfUnverified(member.id)) {
    await signOut(renewed);
    throw new AppError("conflict");
  }
  const own = (await auth().api.getSession({ headers: renewed }))?.session.id ?? "";
  // By id: a parallel sign-in without a code may have created its session since.
  await endSessions(db(), member.id, own);
  // The password may have been changed in the meantime.
  if (await areUnchanged({ ...credentials, secondStep: true })) return cookies;
  await signOut(renewed);
  throw new AppError("sign_in_required");
}

/** Switches the step off if another page restarted set-up with a new secret while the old code was checked. */
async function undoIfUnverified(userId: string): Promise<boolean> {
  const verified = and(eq(authTwoFactor.userId, userId), eq(authTwoFactor.verified, true));
  const undone = await db()
    .update(authUser)
    .set({ twoFactorEnabled: false })
    .where(and(eq(authUser.id, userId), notExists(db().select().from(authTwoFactor).where(verified))))
    .returning({ id: authUser.id });
  return undone.length > 0;
}

/**
 * Deletes secret and backup codes, after the code and password were checked; sessions stay.
 * @throws AppError conflict if the password was changed in the meantime
 */
export async function endSecondStep(userId: string, checkedHash: string): Promise<void> {
  await db().transaction(async (tx) => {
    await lockPassword(tx, userId, checkedHash);
    await deleteSecondStep(tx, userId);
  });
}

/** Locks the password row. @throws AppError conflict if the password has changed */
async function lockPassword(tx: Db, userId: string, checkedHash: string): Promise<void> {
  const [unchanged] = await tx
    .select({ id: authAccount.id })
    .from(authAccount)
    .where(and(eq(authAccount.userId, userId), eq(authAccount.password, checkedHash)))
    .for("share");
  if (!unchanged) throw new AppError("conflict");
}

async function deleteSecondStep(tx: Db, userId: string): Promise<void> {
  await tx.update(authUser).set({ twoFactorEnabled: false }).where(eq(authUser.id, userId));
  await tx.delete(authTwoFactor).where(eq(authTwoFactor.userId, userId));
}

/**
 * Replaces all codes, after the code and password were checked.
 * @returns the new ones, which are shown once
 * @throws AppError conflict if the password was changed or the step switched off in the meantime
 */
export async function renewBackupCodes(userId: string, checkedHash: string): Promise<string[]> {
  const codes = generateBackupCodes();
  const backupCodes = await backupCodesEncryption.encrypt(JSON.stringify(codes));
  await db().transaction(async (tx) => {
    await lockPassword(tx, userId, checkedHash);
    const renewed = await tx
      .update(authTwoFactor)
      .set({ backupCodes })
      .where(and(eq(authTwoFactor.userId, userId), eq(authTwoFactor.verified, true)))
      .returning({ id: authTwoFactor.id });
    if (renewed.length === 0) throw new AppError("conflict");
  });
  return codes;
}

/**
 * Starts set-up, or starts it again, after the password was checked. One statement: better-auth's could replace a
 * secret confirmed meanwhile.
 * @returns `secret` in base32, `uri` the same for a QR code (otpauth:)
 * @throws AppError conflict if it is on
 */
export async function beginSecondStep(member: {
  id: string;
  email: string;
}): Promise<{ uri: string; secret: string; backupCodes: string[] }> {
  const { secretConfig } = await auth().$context;
  const plain = generateRandomString(32);
  const codes = generateBackupCodes();
  const row = {
    // A new id: better-auth marks the row that it read as verified, by id.
    id: randomUUID(),
    secret: await symmetricEncrypt({ key: secretConfig, data: plain }),
    backupCodes: await backupCodesEncryption.encrypt(JSON.stringify(codes)),
    verified: false,
  };
  const saved = await db()
    .insert(authTwoFactor)
    .values({ userId: member.id, ...row })
    .onConflictDoUpdate({
      target: authTwoFactor.userId,
      set: row,
      setWhere: eq(authTwoFactor.verified, false),
    })
    .returning();
  if (saved.length === 0) throw new AppError("conflict");
  const secret = base32(plain);
  const uri = new URL(`otpauth://totp/${issuer}:${encodeURIComponent(member.email)}`);
  uri.search = new URLSearchParams({ secret, issuer, digits: "6", period: "30" }).toString();
  return { uri: uri.href, secret, backupCodes: codes };
}

function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups
    .map((group) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("");
}

/** For the operator: confirms set-up and signs the person out everywhere. @throws like `confirmSecondStep` */
export async function confirmSecondStepFor(
  member: { id: string; email: string },
  code: string,
): Promise<void> {
  await withTemporarySession(member.id, (headers) => confirmSecondStep(member, code, headers));
  await endSessions(db(), member.id);
}

/** For a lost phone: removes the second step and ends all sessions, also the phone's. */
export async function removeSecondStep(userId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await deleteSecondStep(tx, userId);
    await endSessions(tx, userId);
  });
}
