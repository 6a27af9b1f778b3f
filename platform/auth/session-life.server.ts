import { eq } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { authSession } from "./schema.server.ts";

const minute = 60_000;
const hour = 60 * minute;
/** How long a session of staff lasts at most, and how long without use; in milliseconds. */
export const maxSessionMs = 30 * 24 * hour;
const maxIdleMs = 12 * hour;
/** How exactly its last use is kept. */
const touchIntervalMs = 5 * minute;

type Session = { id: string; createdAt: Date; updatedAt: Date };

/** Whether a session has neither run out nor lain idle for too long. */
export function isAlive({ createdAt, updatedAt }: Omit<Session, "id">, now = Date.now()): boolean {
  return now - createdAt.getTime() < maxSessionMs && now - updatedAt.getTime() < maxIdleMs;
}

/** Keeps a session that is used, and ends one that is over. @returns whether it goes on */
export async function touchSession(session: Session): Promise<boolean> {
  const { id, updatedAt } = session;
  const now = Date.now();
  if (!isAlive(session, now)) {
    await db().delete(authSession).where(eq(authSession.id, id));
    return false;
  }
  if (now - updatedAt.getTime() > touchIntervalMs) {
    const stamp = { updatedAt: new Date(now) };
    // What is asked for is answered all the same.
    await db()
      .update(authSession)
      .set(stamp)
      .where(eq(authSession.id, id))
      .catch((error: unknown) => log.warn(safeError(error), "a session's last use was not kept"));
  }
  return true;
}
