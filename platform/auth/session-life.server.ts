import { eq } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
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
