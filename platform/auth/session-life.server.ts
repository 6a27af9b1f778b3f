import { and, eq, ne } from "drizzle-orm";
import { notify, subscribe } from "#platform/database/listen.server.ts";
import { type Db, db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { authSession } from "./schema.server.ts";

const minute = 60_000;
const hour = 60 * minute;
/** A staff session's maximum age, and maximum time without use. */
export const maxSessionMs = 30 * 24 * hour;
const maxIdleMs = 12 * hour;
const touchIntervalMs = 5 * minute;

type Session = { id: string; createdAt: Date; updatedAt: Date };

/** At most 30 days old, and used within the last 12 hours (recorded every five minutes). */
export function isAlive({ createdAt, updatedAt }: Omit<Session, "id">, now = Date.now()): boolean {
  return now - createdAt.getTime() < maxSessionMs && now - updatedAt.getTime() < maxIdleMs;
}

/** Records a use, at most every five minutes, or deletes an expired session. @returns whether the session is alive */
export async function touchSession(session: Session): Promise<boolean> {
  const { id, updatedAt } = session;
  const now = Date.now();
  if (!isAlive(session, now)) {
    await db().delete(authSession).where(eq(authSession.id, id));
    return false;
  }
  if (now - updatedAt.getTime() > touchIntervalMs) {
    const stamp = { updatedAt: new Date(now) };
    // A failed write must not fail the request.
    await db()
      .update(authSession)
      .set(stamp)
      .where(eq(authSession.id, id))
      .catch((error: unknown) => log.warn(safeError(error), "could not save a session's last use"));
  }
  return true;
}

/** NOTIFY channel; the payload is the account's id. */
const endedChannel = "sessions-ended";
let check: (userId?: string) => void = () => {};
// What was sent while the connection was lost did not arrive: every account may be meant.
subscribe(endedChannel, { onMessage: (userId) => check(userId), onReconnect: () => check() });

/** Sets what checks this process's open sockets, of an account or all, and closes those that would be refused now. */
export function onAccessLost(checkSockets: (userId?: string) => void): void {
  check = checkSockets;
}

/** Checks all open sockets of this process: something changed that may concern any account. */
export function checkSockets(): void {
  check();
}

/**
 * Ends an account's sessions, and with the commit the sockets that they opened, in every process.
 * @param but the session that stays
 */
export async function endSessions(tx: Db, userId: string, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(authSession.id, but);
  await tx.delete(authSession).where(and(eq(authSession.userId, userId), others));
  await notify(tx, endedChannel, userId);
}
