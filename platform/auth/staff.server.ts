import { and, asc, desc, eq, gt, max, ne } from "drizzle-orm";
import { databaseState, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { generatedSecret } from "#platform/http/calls/schema.server.ts";
import { areUnchanged } from "./account-keys.server.ts";
import { auth, createSession, signOut } from "./auth.server.ts";
import { clientErrorOf } from "./refusal.server.ts";
import { authAccount, authSession, authUser } from "./schema.server.ts";
import { isAlive } from "./session-life.server.ts";
import { toCookieHeader } from "./set-cookies.ts";

/** A member of staff: the history of deeds knows them by `number`. */
export type StaffMember = { id: string; number: number; name: string; email: string; secondStep: boolean };

const member = {
  id: authUser.id,
  number: authUser.number,
  name: authUser.name,
  email: authUser.email,
  secondStep: authUser.twoFactorEnabled,
};

/** The member with this e-mail address, however its letters are cased. */
export async function staffByEmail(email: string): Promise<StaffMember | undefined> {
  const [row] = await db()
    .select(member)
    .from(authUser)
    .where(and(eq(authUser.email, email.toLowerCase()), eq(authUser.role, "staff")));
  return row;
}

/** Everybody who can sign in, with when they were last at work. */
export function listStaff(): Promise<(StaffMember & { lastSeen: Date | null })[]> {
  return db()
    .select({ ...member, lastSeen: max(authSession.updatedAt) })
    .from(authUser)
    .leftJoin(authSession, eq(authSession.userId, authUser.id))
    .where(eq(authUser.role, "staff"))
    .groupBy(authUser.id)
    .orderBy(asc(authUser.email));
}

/** Whether anybody can sign in to the staff's screens yet. */
export async function hasStaff(): Promise<boolean> {
  return (await db().$count(authUser, eq(authUser.role, "staff"))) > 0;
}

type NewMember = { email: string; password: string; name: string };

/** @throws AppError conflict where somebody has this address; unavailable where the database takes no writes */
export async function createStaff({ email, password, name }: NewMember): Promise<StaffMember> {
  const body = { email: email.toLowerCase(), password, name };
  await auth()
    .api.signUpEmail({ body })
    .catch(async (error: unknown) => {
      if (!clientErrorOf(error)) throw error;
      // better-auth refuses in the same way when a statement failed, and leaves the cause out.
      const state = await databaseState();
      if (state !== "ready") throw new AppError("unavailable", { cause: new Error(state) });
      throw new AppError("conflict");
    });
  const made = await staffByEmail(email);
  if (!made) throw new Error("the account was not kept");
  return made;
}

/**
 * Makes the member of staff whom the settings name, or gives them the password that stands there. Each password is carried
 * out once: who has chosen another since keeps theirs at the next start.
 */
export async function carryOutSetting(
  given: NewMember,
): Promise<{ done?: "made" | "changed"; of: StaffMember }> {
  const of = await staffByEmail(given.email);
  if (!of) {
    const made = await createStaff(given);
    await keepCarriedOut(made, given.password);
    return { done: "made", of: made };
  }
  if (await wasCarriedOut(of, given.password)) return { of };
  const isTheirs = (await checkedHash(of.id, given.password)) !== undefined;
  if (!isTheirs) await setPassword(of.id, given.password);
  await keepCarriedOut(of, given.password);
  return isTheirs ? { of } : { done: "changed", of };
}

/** Under this name lies the hash of the password that the settings gave to somebody last. */
const carriedOut = ({ id }: StaffMember) => `ADMIN_PASSWORD ${id}`;

async function wasCarriedOut(of: StaffMember, password: string): Promise<boolean> {
  const [last] = await db()
    .select()
    .from(generatedSecret)
    .where(eq(generatedSecret.name, carriedOut(of)));
  return last !== undefined && (await auth().$context).password.verify({ password, hash: last.value });
}

async function keepCarriedOut(of: StaffMember, password: string): Promise<void> {
  const value = await (await auth().$context).password.hash(password);
  await db()
    .insert(generatedSecret)
    .values({ name: carriedOut(of), value })
    .onConflictDoUpdate({ target: generatedSecret.name, set: { value } });
}

/**
 * Takes somebody out: they cannot sign in any more, and are signed out everywhere. What they did stays in the record.
 * @throws AppError conflict where nobody else can sign in
 */
export async function removeStaff(of: StaffMember): Promise<void> {
  await db().transaction(async (tx) => {
    // Locked, in one order: of the last two, removed at the same moment, one stays.
    const all = await tx
      .select({ id: authUser.id })
      .from(authUser)
      .where(eq(authUser.role, "staff"))
      .orderBy(asc(authUser.id))
      .for("update");
    if (!all.some(({ id }) => id !== of.id)) throw new AppError("conflict");
    await tx.delete(generatedSecret).where(eq(generatedSecret.name, carriedOut(of)));
    await tx.delete(authUser).where(eq(authUser.id, of.id));
  });
}

/** Gives a password; whoever was signed in with the old one is so no more. The second step stays. */
export async function setPassword(userId: string, password: string): Promise<void> {
  await replacePassword(userId, await (await auth().$context).password.hash(password));
}

/**
 * Puts a password's hash in the place of the one before, and ends all sessions, together.
 * @param checked the hash that must still stand there, where somebody showed the password of it
 * @throws AppError conflict where another stands there
 */
async function replacePassword(userId: string, hash: string, checked?: string): Promise<void> {
  await db().transaction(async (tx) => {
    const kept = await tx
      .update(authAccount)
      .set({ password: hash, updatedAt: new Date() })
      .where(and(theirs(userId), checked === undefined ? undefined : eq(authAccount.password, checked)))
      .returning({ id: authAccount.id });
    if (kept.length === 0) throw new AppError("conflict");
    await tx.delete(authSession).where(eq(authSession.userId, userId));
  });
}

/** The hash of the person's password, if this is the password. */
export async function checkedHash(userId: string, password: string): Promise<string | undefined> {
  const [row] = await db().select({ hash: authAccount.password }).from(authAccount).where(theirs(userId));
  if (!row?.hash) return undefined;
  const fits = await (await auth().$context).password.verify({ password, hash: row.hash });
  return fits ? row.hash : undefined;
}

/** The account that holds somebody's password: `createStaff` makes it with them. */
function theirs(userId: string) {
  return and(eq(authAccount.userId, userId), eq(authAccount.providerId, "credential"));
}

/**
 * Changes the password of who is signed in; every session ends but a new one.
 * @param checked the hash of the password that they have shown
 * @returns the Set-Cookie headers of the session that goes on
 * @throws AppError conflict where the password was changed meanwhile
 */
export async function changePassword(
  { id, secondStep }: StaffMember,
  { checked, newPassword, device }: { checked: string; newPassword: string; device: string },
): Promise<string[]> {
  const passwordHash = await (await auth().$context).password.hash(newPassword);
  await replacePassword(id, passwordHash, checked);
  const cookies = await createSession(id, device);
  if (await areUnchanged({ userId: id, passwordHash, secondStep })) return cookies;
  await signOut(new Headers({ cookie: toCookieHeader(cookies) }));
  throw new AppError("sign_in_required");
}

type Session = { startedAt: Date; lastSeen: Date; device: string; isThis: boolean };

/** Where the person is signed in, this session first, then the latest. `device` is what the browser calls itself. */
export async function sessionsOf(userId: string, headers: Headers): Promise<Session[]> {
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

/** Signs the person out everywhere but here. By our own statement: better-auth would name each session by its token. */
export async function endOtherSessions(userId: string, headers: Headers): Promise<void> {
  const own = await ownSession(headers);
  if (own === undefined) return;
  await db()
    .delete(authSession)
    .where(and(eq(authSession.userId, userId), ne(authSession.id, own)));
}

async function ownSession(headers: Headers): Promise<string | undefined> {
  return (await auth().api.getSession({ headers }))?.session.id;
}
