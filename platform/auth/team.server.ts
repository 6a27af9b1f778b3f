import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { StaffRole } from "#platform/security/permissions.ts";
import { authAccount, authUser } from "./schema.server.ts";
import { endSessions } from "./session-life.server.ts";

// Changes of accounts by an owner, in the caller's transaction.

/**
 * Locks the owners who may sign in, in one order: of the last two, who demote, disable or remove each other at once,
 * one stays.
 * @returns their ids
 */
export async function lockOwners(tx: Db): Promise<string[]> {
  const owners = await tx
    .select({ id: authUser.id })
    .from(authUser)
    .where(and(eq(authUser.role, "owner"), isNull(authUser.disabledAt)))
    .orderBy(asc(authUser.id))
    .for("update");
  return owners.map(({ id }) => id);
}

/** @throws AppError conflict if nobody else is an owner who may sign in */
export async function requireOwnerBeside(tx: Db, userId: string): Promise<void> {
  if ((await lockOwners(tx)).every((id) => id === userId)) throw new AppError("conflict");
}

/**
 * What they may do from their next request on.
 * @throws AppError conflict if it would leave no owner, or the account is gone
 */
export async function setRole(tx: Db, userId: string, role: StaffRole): Promise<void> {
  if (role !== "owner") await requireOwnerBeside(tx, userId);
  await update(tx, userId, { role });
}

/** Ends all sessions and open sockets; they sign in no more. @throws AppError conflict if it would leave no owner, or the account is gone */
export async function disableStaff(tx: Db, userId: string, at: Date): Promise<void> {
  await requireOwnerBeside(tx, userId);
  await update(tx, userId, { disabledAt: at });
  await endSessions(tx, userId);
}

/** Shown from the next request on. @throws AppError conflict if the account is gone */
export function renameStaff(tx: Db, userId: string, name: string): Promise<void> {
  return update(tx, userId, { name });
}

/** They sign in again with the password they had. @throws AppError conflict if the account is gone */
export function enableStaff(tx: Db, userId: string): Promise<void> {
  return update(tx, userId, { disabledAt: null });
}

async function update(tx: Db, userId: string, set: Partial<typeof authUser.$inferInsert>): Promise<void> {
  const updated = await tx
    .update(authUser)
    .set({ ...set, updatedAt: new Date() })
    .where(eq(authUser.id, userId))
    .returning({ id: authUser.id });
  if (updated.length === 0) throw new AppError("conflict");
}

type Joining = { name: string; email: string; role: StaffRole; passwordHash: string; at: Date };

/** @returns the number of the new account @throws AppError conflict if the address has one */
export async function insertStaff(tx: Db, { passwordHash, at, ...person }: Joining): Promise<number> {
  const id = randomUUID();
  const stamps = { createdAt: at, updatedAt: at };
  const [made] = await tx
    .insert(authUser)
    .values({ ...person, ...stamps, id, emailVerified: true })
    .onConflictDoNothing()
    .returning({ number: authUser.number });
  if (!made) throw new AppError("conflict");
  const credential = { id: randomUUID(), accountId: id, providerId: "credential", userId: id };
  await tx.insert(authAccount).values({ ...credential, ...stamps, password: passwordHash });
  return made.number;
}
