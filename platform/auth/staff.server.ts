import { and, asc, desc, eq, gt, inArray, isNull, max, sql } from "drizzle-orm";
import { type Db, databaseState, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type StaffRole, staffRoles } from "#platform/security/permissions.ts";
import { generatedSecret } from "#platform/security/schema.server.ts";
import { areUnchanged } from "./account-credentials.server.ts";
import { auth, createSession, signOut } from "./auth.server.ts";
import { clientErrorOf } from "./better-auth-error.server.ts";
import { endStaffPasswordLinks } from "./password-links.server.ts";
import { authAccount, authSession, authUser } from "./schema.server.ts";
import { endSessions, isAlive } from "./session-life.server.ts";
import { toCookieHeader } from "./set-cookies.ts";
import { requireOwnerBeside } from "./team.server.ts";

/** `number` identifies the person in the audit log. */
export type StaffMember = {
  id: string;
  number: number;
  name: string;
  email: string;
  role: StaffRole;
  secondStep: boolean;
  /** Signs in no more; records stay theirs. */
  isDisabled: boolean;
};

const member = {
  id: authUser.id,
  number: authUser.number,
  name: authUser.name,
  email: authUser.email,
  role: authUser.role,
  secondStep: authUser.twoFactorEnabled,
  isDisabled: sql<boolean>`${authUser.disabledAt} is not null`,
};

/** @param email in any case @param on the caller's transaction */
export async function staffByEmail(email: string, on: Db = db()): Promise<StaffMember | undefined> {
  const [row] = await on.select(member).from(authUser).where(eq(authUser.email, email.toLowerCase()));
  return row;
}

/** By the number that the audit log names them with. */
export async function staffByNumber(number: number, on: Db = db()): Promise<StaffMember | undefined> {
  const [row] = await on.select(member).from(authUser).where(eq(authUser.number, number));
  return row;
}

/** @returns undefined for somebody who is no longer on the team, or is disabled */
export async function staffById(id: string): Promise<StaffMember | undefined> {
  const [row] = await db()
    .select(member)
    .from(authUser)
    .where(and(eq(authUser.id, id), inArray(authUser.role, [...staffRoles]), isNull(authUser.disabledAt)));
  return row;
}

/** By e-mail. `lastSeen`: the last use of a session that still exists; null: signed in nowhere. */
export function listStaff(on: Db = db()): Promise<(StaffMember & { lastSeen: Date | null })[]> {
  return on
    .select({ ...member, lastSeen: max(authSession.updatedAt) })
    .from(authUser)
    .leftJoin(authSession, eq(authSession.userId, authUser.id))
    .groupBy(authUser.id)
    .orderBy(asc(authUser.email));
}

/** False on the very first start, which then creates an account. */
export async function hasStaff(): Promise<boolean> {
  return (await db().$count(authUser)) > 0;
}

type NewMember = { email: string; password: string; name: string; role: StaffRole };

/** @throws AppError conflict if the address is taken; unavailable if the database accepts no writes */
export async function createStaff({ email, ...rest }: NewMember): Promise<StaffMember> {
  const body = { ...rest, email: email.toLowerCase() };
  await auth()
    .api.signUpEmail({ body })
    .catch(async (error: unknown) => {
      if (!clientErrorOf(error)) throw error;
      // better-auth responds with the same error when a statement failed.
      const state = await databaseState();
      if (state !== "ready") throw new AppError("unavailable", { cause: new Error(state) });
      throw new AppError("conflict");
    });
  const created = await staffByEmail(email);
  if (!created) throw new Error("the insert of the account returned no row");
  return created;
}

/**
 * Applies the account from the settings. Each password is applied once: one chosen later survives the next start.
 * A new one is an owner's; an existing one keeps its role.
 * @returns without `change` if the account already has this password, or had it applied before
 */
export async function applyAdminSetting(
  setting: Omit<NewMember, "role">,
): Promise<{ change?: "made" | "changed"; member: StaffMember }> {
  const existing = await staffByEmail(setting.email);
  if (!existing) {
    const created = await createStaff({ ...setting, role: "owner" });
    await rememberApplied(created, setting.password);
    return { change: "made", member: created };
  }
  if (await wasApplied(existing, setting.password)) return { member: existing };
  const isCurrent = (await matchPassword(existing.id, setting.password)) !== undefined;
  if (!isCurrent) await setPassword(existing.id, setting.password);
  await rememberApplied(existing, setting.password);
  return isCurrent ? { member: existing } : { change: "changed", member: existing };
}

const appliedPasswordName = ({ id }: StaffMember) => `ADMIN_PASSWORD ${id}`;

async function wasApplied(member: StaffMember, password: string): Promise<boolean> {
  const [last] = await db()
    .select()
    .from(generatedSecret)
    .where(eq(generatedSecret.name, appliedPasswordName(member)));
  return last !== undefined && (await auth().$context).password.verify({ password, hash: last.value });
}

async function rememberApplied(member: StaffMember, password: string): Promise<void> {
  const value = await (await auth().$context).password.hash(password);
  await db()
    .insert(generatedSecret)
    .values({ name: appliedPasswordName(member), value })
    .onConflictDoUpdate({ target: generatedSecret.name, set: { value } });
}

/** Deletes an account and its sessions; the audit log stays. @throws AppError conflict if it is the last owner's */
export async function removeStaff(member: StaffMember): Promise<void> {
  await db().transaction(async (tx) => {
    await requireOwnerBeside(tx, member.id);
    await tx.delete(generatedSecret).where(eq(generatedSecret.name, appliedPasswordName(member)));
    await endSessions(tx, member.id);
    await tx.delete(authUser).where(eq(authUser.id, member.id));
  });
}

/** In the form of better-auth; takes some 100 ms of a thread. */
export async function hashPassword(password: string): Promise<string> {
  return (await auth().$context).password.hash(password);
}

/** Sets a password and ends all sessions. The second step stays on. @throws AppError conflict if the account is gone */
export async function setPassword(userId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db().transaction((tx) => replacePassword(tx, userId, hash));
}

/**
 * Replaces the hash, ends all sessions, and the links to choose a password.
 * @throws AppError conflict if `checked` is no longer the stored hash
 */
export async function replacePassword(tx: Db, userId: string, hash: string, checked?: string): Promise<void> {
  const updated = await tx
    .update(authAccount)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(isPasswordOf(userId), checked === undefined ? undefined : eq(authAccount.password, checked)))
    .returning({ id: authAccount.id });
  if (updated.length === 0) throw new AppError("conflict");
  await endStaffPasswordLinks(tx, userId);
  await endSessions(tx, userId);
}

/** @returns the stored hash if the password is right, else undefined */
export async function matchPassword(userId: string, password: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ hash: authAccount.password })
    .from(authAccount)
    .where(isPasswordOf(userId));
  if (!row?.hash) return undefined;
  const isRight = await (await auth().$context).password.verify({ password, hash: row.hash });
  return isRight ? row.hash : undefined;
}

function isPasswordOf(userId: string) {
  return and(eq(authAccount.userId, userId), eq(authAccount.providerId, "credential"));
}

/**
 * Changes a password and ends all sessions but a new one, whose Set-Cookie headers it returns.
 * @param checked the hash of the password that was entered
 * @throws AppError conflict if it is no longer the stored hash; sign_in_required if password or second step change once
 * more meanwhile
 */
export async function changePassword(
  { id, secondStep }: StaffMember,
  { checked, newPassword, device }: { checked: string; newPassword: string; device: string },
): Promise<string[]> {
  const passwordHash = await (await auth().$context).password.hash(newPassword);
  await db().transaction((tx) => replacePassword(tx, id, passwordHash, checked));
  const cookies = await createSession(id, device);
  if (await areUnchanged({ userId: id, passwordHash, secondStep })) return cookies;
  await signOut(new Headers({ cookie: toCookieHeader(cookies) }));
  throw new AppError("sign_in_required");
}

type Session = { startedAt: Date; lastSeen: Date; device: string; isThis: boolean };

/** A person's sessions, this one first, then by last use; at most 50. `device` is the User-Agent. */
export async function listSessions(userId: string, headers: Headers): Promise<Session[]> {
  const own = await ownSession(headers);
  const rows = await db()
    .select()
    .from(authSession)
    .where(and(eq(authSession.userId, userId), gt(authSession.expiresAt, new Date())))
    .orderBy(desc(authSession.updatedAt))
    .limit(50);
  const sessions = rows
    .filter((row) => isAlive(row))
    .map(({ id, createdAt, updatedAt, userAgent }) => ({
      startedAt: createdAt,
      lastSeen: updatedAt,
      device: userAgent ?? "",
      isThis: id === own,
    }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}

/**
 * Ends all but the session of `headers`; none if they have no session. Not by better-auth, which would need the
 * sessions' plain tokens.
 */
export async function endOtherSessions(userId: string, headers: Headers): Promise<void> {
  const own = await ownSession(headers);
  if (own === undefined) return;
  await endSessions(db(), userId, own);
}

async function ownSession(headers: Headers): Promise<string | undefined> {
  return (await auth().api.getSession({ headers }))?.session.id;
}
