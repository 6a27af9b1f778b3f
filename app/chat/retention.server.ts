import { and, lt, notExists, or, sql } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { chatMessage, chatSession } from "./table.server.ts";

const day = 24 * 3_600_000;
/** RELIABILITY, "A person's rights": in days. */
const kept = 90;

/** Conversations go ninety days after their last word, and those that were only opened after one. */
export async function forgetOldChats(now: Date): Promise<void> {
  const isOld = lt(chatSession.lastActivityAt, new Date(now.getTime() - kept * day));
  const wasOnlyOpened = and(
    lt(chatSession.lastActivityAt, new Date(now.getTime() - day)),
    notExists(
      db().select({ one: sql`1` }).from(chatMessage).where(sql`${chatMessage.sessionId} = ${chatSession.id}`),
    ),
    sql`${chatSession.waitingSince} is null`,
  );
  await db().delete(chatSession).where(or(isOld, wasOnlyOpened));
}
