import { randomUUID } from "node:crypto";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, lt, ne, notExists } from "drizzle-orm";
import { areUnchanged, readCredentials } from "#platform/auth/account-keys.server.ts";
import { auth, withTemporarySession, issuer, signOut } from "#platform/auth/auth.server.ts";
import { clientErrorOf } from "#platform/auth/refusal.server.ts";
import {
  authAccount,
  authSession,
  authSpentCode,
  authTwoFactor,
  authUser,
} from "#platform/auth/schema.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import type { SignedIn } from "#platform/auth/sign-in.server.ts";
import { type Db, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { log } from "#platform/log/log.server.ts";
import { backupCodesEncryption, parseCode, generateBackupCodes } from "./backup-codes.server.ts";

/** The second step at sign-in: a code of an authenticator app (TOTP, RFC 6238), or one of ten backup codes. */

/** A code that is not right, or was taken before. */
export class WrongCode extends Error {
  override name = "WrongCode";
}

/** No code of the app can be checked any more: its secret was encrypted with another AUTH_SECRET. */
export class LostSecondStep extends Error {
  override name = "LostSecondStep";
}

/** An app's code is taken half a minute before and after its own: three times 30 s, and some for clocks. */
const codeLives = 120_000;

/**
 * Takes a code of the app for this once. better-auth would take the same one again while it lives.
 * @returns false where it was taken before
 */
async function spend(userId: string, code: string): Promise<boolean> {
  const now = new Date();
  const old = new Date(now.getTime() - codeLives);
  await db()
    .delete(authSpentCode)
    .where(and(eq(authSpentCode.userId, userId), lt(authSpentCode.spentAt, old)));
  const spent = await db()
    .insert(authSpentCode)
    .values({ userId, code, spentAt: now })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}

/**
 * Asks better-auth about a code, in whose name the headers say.
 * @throws WrongCode; LostSecondStep; AppError rate_limited where too many in a row were wrong
 */
async function verify(userId: string, typed: string, headers: Headers) {
  const { kind, code } = parseCode(typed);
  if (kind === "app" && !(await spend(userId, code))) throw new WrongCode();
  const asked = { body: { code }, headers, returnHeaders: true } as const;
  const { api } = auth();
  const answer = await (kind === "app" ? api.verifyTOTP(asked) : api.verifyBackupCode(asked)).catch(
    async (error: unknown) => {
      const refusal = clientErrorOf(error);
      if (!refusal) throw kind === "app" ? await lostOr(error, userId) : error;
      throw refusal.status === 429 ? new AppError("rate_limited", { retryAfter: 900 }) : new WrongCode();
    },
  );
  return { kind, cookies: answer.headers.getSetCookie() };
}

/** Why a code could not be checked. Told to the log: it is the operator who changed the setting. */
async function lostOr(error: unknown, userId: string): Promise<unknown> {
  const of = eq(authTwoFactor.userId, userId);
  const [row] = await db().select({ secret: authTwoFactor.secret }).from(authTwoFactor).where(of);
  if (!row || (await opens(row.secret))) return error;
  log.error("a second step cannot be checked: it was set up under another AUTH_SECRET");
  return new LostSecondStep();
}

async function opens(secret: string): Promise<boolean> {
  const { secretConfig } = await auth().$context;
  return symmetricDecrypt({ key: secretConfig, data: secret }).then(
    () => true,
    () => false,
  );
}

/** Ends the sign-in that a password has half opened. @throws WrongCode; LostSecondStep */
export async function completeSignIn(attempt: {
  email: string;
  code: string;
  device: string;
  halfOpened: readonly string[];
}): Promise<SignedIn> {
  const found = await (await auth().$context).internalAdapter.findUserByEmail(attempt.email);
  if (!found) throw new WrongCode();
  const headers = new Headers({ "user-agent": attempt.device, cookie: toCookieHeader(attempt.halfOpened) });
  const { kind, cookies } = await verify(found.user.id, attempt.code, headers);
  return { userId: found.user.id, cookies, backupCodeUsed: kind === "backup" };
}

/**
 * Checks a code of somebody who is signed in.
 * @throws WrongCode; LostSecondStep
 */
export async function checkCode(userId: string, code: string, headers: Headers): Promise<void> {
  await verify(userId, code, headers);
}

/** How the second step stands: on or off, and how many backup codes are left. */
export async function secondStepOf(userId: string): Promise<{ on: boolean; backupCodesLeft: number }> {
  const [row] = await db()
    .select({ verified: authTwoFactor.verified })
    .from(authTwoFactor)
    .where(eq(authTwoFactor.userId, userId));
  if (!row?.verified) return { on: false, backupCodesLeft: 0 };
  const { backupCodes } = await auth().api.viewBackupCodes({ body: { userId } });
  return { on: true, backupCodesLeft: backupCodes.length };
}

/**
 * Switches the second step on, and ends every other session of the person: they were opened without it.
 * @returns the Set-Cookie headers of the session that goes on
 * @throws WrongCode; AppError conflict where it was not begun, is on already, or was begun anew meanwhile
 */
export async function confirmSecondStep(
  member: { id: string; email: string },
  code: string,
  headers: Headers,
): Promise<string[]> {
  const keys = await readCredentials(member.email);
  const [row] = await db()
    .select({ verified: authTwoFactor.verified })
    .from(authTwoFactor)
    .where(eq(authTwoFactor.userId, member.id));
  if (!keys || !row || row.verified) throw new AppError("conflict");
  // A backup code would prove nothing of the app.
  if (parseCode(code).kind !== "app") throw new WrongCode();
  const { cookies } = await verify(member.id, code, headers);
  const renewed = new Headers({ cookie: toCookieHeader(cookies) });
  if (await isUnproven(member.id)) {
    await signOut(renewed);
    throw new AppError("conflict");
  }
  const own = (await auth().api.getSession({ headers: renewed }))?.session.id ?? "";
  // By its id: a sign-in that looked before the step was on may have made its session since.
  await db()
    .delete(authSession)
    .where(and(eq(authSession.userId, member.id), ne(authSession.id, own)));
  // better-auth made the session that goes on: not for somebody whose password was changed meanwhile.
  if (await areUnchanged({ ...keys, secondStep: true })) return cookies;
  await signOut(renewed);
  throw new AppError("sign_in_required");
}

/**
 * Takes a step back that is on with a secret of which no code was shown: another page began anew while the code of the
 * former secret was checked (`beginSecondStep`).
 */
async function isUnproven(userId: string): Promise<boolean> {
  const verified = and(eq(authTwoFactor.userId, userId), eq(authTwoFactor.verified, true));
  const undone = await db()
    .update(authUser)
    .set({ twoFactorEnabled: false })
    .where(and(eq(authUser.id, userId), notExists(db().select().from(authTwoFactor).where(verified))))
    .returning({ id: authUser.id });
  return undone.length > 0;
}

/**
 * Switches it off. The caller has checked the code, and the password with this hash.
 * @throws AppError conflict where the password was changed meanwhile
 */
export async function endSecondStep(userId: string, checkedHash: string): Promise<void> {
  await db().transaction(async (tx) => {
    await holdPassword(tx, userId, checkedHash);
    await takeAway(tx, userId);
  });
}

/** Locks the password until the transaction ends. @throws AppError conflict where it is another than was checked */
async function holdPassword(tx: Db, userId: string, checkedHash: string): Promise<void> {
  const [same] = await tx
    .select({ id: authAccount.id })
    .from(authAccount)
    .where(and(eq(authAccount.userId, userId), eq(authAccount.password, checkedHash)))
    .for("share");
  if (!same) throw new AppError("conflict");
}

async function takeAway(tx: Db, userId: string): Promise<void> {
  await tx.update(authUser).set({ twoFactorEnabled: false }).where(eq(authUser.id, userId));
  await tx.delete(authTwoFactor).where(eq(authTwoFactor.userId, userId));
}

/**
 * Ten new backup codes; the old ones open nothing any more. The caller has checked the code, and the password with this hash.
 * @throws AppError conflict where the password was changed or the step switched off meanwhile
 */
export async function renewBackupCodes(userId: string, checkedHash: string): Promise<string[]> {
  const codes = generateBackupCodes();
  const backupCodes = await backupCodesEncryption.encrypt(JSON.stringify(codes));
  await db().transaction(async (tx) => {
    await holdPassword(tx, userId, checkedHash);
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
 * Makes a secret for an app, and backup codes, as better-auth keeps them. Nothing is asked for at sign-in until a code was
 * shown (`confirmSecondStep`); until then the next one takes its place. One statement: better-auth's own looks first and
 * writes then, and would replace what another page has just confirmed. The caller has checked the password, or is the operator.
 * @throws AppError conflict where it is on
 */
export async function beginSecondStep(member: {
  id: string;
  email: string;
}): Promise<{ uri: string; secret: string; backupCodes: string[] }> {
  const { secretConfig } = await auth().$context;
  const plain = generateRandomString(32);
  const codes = generateBackupCodes();
  const fresh = {
    // Another row for better-auth, which marks as verified the one that it read, by its id.
    id: randomUUID(),
    secret: await symmetricEncrypt({ key: secretConfig, data: plain }),
    backupCodes: await backupCodesEncryption.encrypt(JSON.stringify(codes)),
    verified: false,
  };
  const kept = await db()
    .insert(authTwoFactor)
    .values({ userId: member.id, ...fresh })
    .onConflictDoUpdate({
      target: authTwoFactor.userId,
      set: fresh,
      setWhere: eq(authTwoFactor.verified, false),
    })
    .returning();
  if (kept.length === 0) throw new AppError("conflict");
  const secret = base32(plain);
  const uri = new URL(`otpauth://totp/${issuer}:${encodeURIComponent(member.email)}`);
  uri.search = new URLSearchParams({ secret, issuer, digits: "6", period: "30" }).toString();
  return { uri: uri.href, secret, backupCodes: codes };
}

/** RFC 4648, as authenticator apps read a secret. */
function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives
    .map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Switches on what the operator began, and signs the person out everywhere. @throws WrongCode */
export async function confirmSecondStepFor(
  member: { id: string; email: string },
  code: string,
): Promise<void> {
  await withTemporarySession(member.id, (headers) => confirmSecondStep(member, code, headers));
  await db().delete(authSession).where(eq(authSession.userId, member.id));
}

/** Takes the second step away from somebody who lost it, and signs them out: whoever has the phone, too. */
export async function removeSecondStep(userId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await takeAway(tx, userId);
    await tx.delete(authSession).where(eq(authSession.userId, userId));
  });
}
