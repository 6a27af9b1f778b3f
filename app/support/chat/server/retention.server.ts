import { and, lt, notExists, or, sql } from "drizzle-orm";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { chatMessage, chatSession } from "../schema.server.ts";

const day = 24 * 3_600_000;
/** Deletes conversations `days` after their last activity, and empty ones after one day. */
export async function deleteOldChats(now: Date, days: number, signal: AbortSignal): Promise<void> {
  const isOld = lt(chatSession.lastActivityAt, new Date(now.getTime() - days * day));
  const isEmpty = and(
    lt(chatSession.lastActivityAt, new Date(now.getTime() - day)),
    notExists(
      db().select({ one: sql`1` }).from(chatMessage).where(sql`${chatMessage.sessionId} = ${chatSession.id}`),
    ),
    sql`${chatSession.waitingSince} is null`,
  );
  await deleteInBatches(chatSession, or(isOld, isEmpty), signal);
}
