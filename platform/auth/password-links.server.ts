import { randomUUID } from "node:crypto";
import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { authVerification } from "./schema.server.ts";

// Beside better-auth's sign-ins that wait for their code, whose values have no such prefix.
const prefix = "password ";

type StaffPasswordLink = { userId: string; hash: string; at: Date; lifetimeMs: number };

/**
 * Stores the one link by which a member of staff may choose a new password; an earlier one opens nothing any more.
 * @param link.hash of its token @param link.at now
 */
export async function storeStaffPasswordLink(
  tx: Db,
  { userId, hash, at, lifetimeMs }: StaffPasswordLink,
): Promise<void> {
  const value = prefix + userId;
  const { expiresAt } = authVerification;
  await tx.delete(authVerification).where(or(eq(authVerification.value, value), lt(expiresAt, at)));
  const stamps = { createdAt: at, updatedAt: at, expiresAt: new Date(at.getTime() + lifetimeMs) };
  await tx.insert(authVerification).values({ id: randomUUID(), identifier: hash, value, ...stamps });
}

const isOpen = (token: string, at: Date) =>
  and(eq(authVerification.identifier, hashToken(token)), gt(authVerification.expiresAt, at));

const userOf = (row: { value: string } | undefined) =>
  row?.value.startsWith(prefix) ? row.value.slice(prefix.length) : undefined;

/** @returns whose password an open link changes */
export async function findStaffPasswordLink(on: Db, token: string, at: Date): Promise<string | undefined> {
  const [row] = await on.select().from(authVerification).where(isOpen(token, at));
  return userOf(row);
}

/** Uses the link up: of several uses at once one succeeds. @returns whose password it changes */
export async function useStaffPasswordLink(tx: Db, token: string, at: Date): Promise<string | undefined> {
  if ((await findStaffPasswordLink(tx, token, at)) === undefined) return undefined;
  const [row] = await tx.delete(authVerification).where(isOpen(token, at)).returning();
  return userOf(row);
}

/** A new password, by whatever way, ends the links to choose one. */
export async function endStaffPasswordLinks(tx: Db, userId: string): Promise<void> {
  await tx.delete(authVerification).where(eq(authVerification.value, prefix + userId));
}
