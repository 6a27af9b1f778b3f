import { randomUUID } from "node:crypto";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, lt } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { log } from "#platform/log.server.ts";
import { auth, inNameOf, issuer } from "./auth.server.ts";
import { backupCodesAreSealed, readCode, someBackupCodes } from "./backup-codes.server.ts";
import { refusalOf } from "./refusal.server.ts";
import type { SignedIn } from "./sign-in.server.ts";
import { authSession, authSpentCode, authTwoFactor, authUser } from "./table.server.ts";

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
  const { kind, code } = readCode(typed);
  if (kind === "app" && !(await spend(userId, code))) throw new WrongCode();
  const asked = { body: { code }, headers, returnHeaders: true } as const;
  const { api } = auth();
  const answer = await (kind === "app" ? api.verifyTOTP(asked) : api.verifyBackupCode(asked)).catch(
    async (error: unknown) => {
      const refusal = refusalOf(error);
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
export async function openWithCode(attempt: {
  email: string;
  code: string;
  device: string;
  halfOpened: readonly string[];
}): Promise<SignedIn> {
  const found = await (await auth().$context).internalAdapter.findUserByEmail(attempt.email);
  if (!found) throw new WrongCode();
  const headers = new Headers({ "user-agent": attempt.device, cookie: cookiesIn(attempt.halfOpened) });
  const { kind, cookies } = await verify(found.user.id, attempt.code, headers);
  return { userId: found.user.id, cookies, backupCodeUsed: kind === "backup" };
}

/** What a browser would send back of what it was told to keep. */
function cookiesIn(setCookies: readonly string[]): string {
  const kept = setCookies.filter((one) => !/max-age=0(;|$)/i.test(one));
  return kept.map((one) => one.split(";")[0]).join("; ");
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
 * Makes a secret for an app, and backup codes. Nothing is asked for at sign-in until a code was shown
 * (`confirmSecondStep`); until then the next one takes its place. The caller has checked the password.
 */
export async function beginSecondStep(
  headers: Headers,
  password: string,
): Promise<{ uri: string; secret: string; backupCodes: string[] }> {
  const answer = await auth()
    .api.enableTwoFactor({ body: { password, method: "totp" }, headers })
    .catch((error: unknown) => {
      throw refusalOf(error) ? new AppError("conflict") : error;
    });
  if (!("totpURI" in answer)) throw new Error("no secret was made");
  const { totpURI: uri, backupCodes } = answer;
  return { uri, secret: new URL(uri).searchParams.get("secret") ?? "", backupCodes };
}

/**
 * Switches the second step on, and ends every other session of the person: they were opened without it.
 * @returns the Set-Cookie headers of the session that goes on
 * @throws WrongCode; AppError conflict where it was not begun, or is on already
 */
export async function confirmSecondStep(userId: string, code: string, headers: Headers): Promise<string[]> {
  const [row] = await db()
    .select({ verified: authTwoFactor.verified })
    .from(authTwoFactor)
    .where(eq(authTwoFactor.userId, userId));
  if (!row || row.verified) throw new AppError("conflict");
  // A backup code would prove nothing of the app.
  if (readCode(code).kind !== "app") throw new WrongCode();
  const started = new Date();
  const { cookies } = await verify(userId, code, headers);
  await db()
    .delete(authSession)
    .where(and(eq(authSession.userId, userId), lt(authSession.createdAt, started)));
  return cookies;
}

/** Switches it off. The caller has checked password and code. @returns the Set-Cookie headers of the session that goes on */
export async function endSecondStep(headers: Headers, password: string): Promise<string[]> {
  const answer = await auth().api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
  return answer.headers.getSetCookie();
}

/** Ten new backup codes; the old ones open nothing any more. The caller has checked password and code. */
export async function renewBackupCodes(headers: Headers, password: string): Promise<string[]> {
  return (await auth().api.generateBackupCodes({ body: { password }, headers })).backupCodes;
}

/**
 * The same as `beginSecondStep` by the operator, who knows no password of theirs; as better-auth keeps it.
 * @throws AppError conflict where it is on
 */
export async function beginSecondStepFor(member: {
  id: string;
  email: string;
}): Promise<{ uri: string; secret: string; backupCodes: string[] }> {
  const { secretConfig } = await auth().$context;
  const plain = generateRandomString(32);
  const codes = someBackupCodes();
  const fresh = {
    secret: await symmetricEncrypt({ key: secretConfig, data: plain }),
    backupCodes: await backupCodesAreSealed.encrypt(JSON.stringify(codes)),
    verified: false,
  };
  const kept = await db()
    .insert(authTwoFactor)
    .values({ id: randomUUID(), userId: member.id, ...fresh })
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

/** Switches on what was begun so, and signs the person out everywhere. @throws WrongCode */
export async function confirmSecondStepFor(userId: string, code: string): Promise<void> {
  await inNameOf(userId, (headers) => confirmSecondStep(userId, code, headers));
  await db().delete(authSession).where(eq(authSession.userId, userId));
}

/** Takes the second step away from somebody who lost it, and signs them out: whoever has the phone, too. */
export async function removeSecondStep(userId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.update(authUser).set({ twoFactorEnabled: false }).where(eq(authUser.id, userId));
    await tx.delete(authTwoFactor).where(eq(authTwoFactor.userId, userId));
    await tx.delete(authSession).where(eq(authSession.userId, userId));
  });
}
