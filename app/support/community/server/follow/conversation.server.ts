import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { enqueue } from "#platform/jobs/jobs.server.ts";
import { communityFollow } from "../../schema.server.ts";

/** Job with the id of a post to which replies were published. */
export const replyLettersName = "community.replies";

/**
 * Locks a conversation's post. Who publishes a reply shares the lock before the reply gets its place, and letters are
 * written under the exclusive one: so no reply with a place below those that they tell of is still being saved.
 */
export async function lockConversation(
  db: Db,
  topicId: number,
  strength: "share" | "no key update",
): Promise<void> {
  await db.execute(sql`select from community_post where id = ${topicId} for ${sql.raw(strength)}`);
}

/** Who gets letters. */
export const isFollowing = and(isNotNull(communityFollow.confirmedAt), isNull(communityFollow.stoppedAt));

/** After a reply is on the board for the first time: queues the letters to who follows the conversation. */
export async function announceReply(db: Db, topicId: number): Promise<void> {
  const [follower] = await db
    .select({ id: communityFollow.id })
    .from(communityFollow)
    .where(and(eq(communityFollow.topicId, topicId), isFollowing))
    .limit(1);
  if (follower) await enqueueReplyLetters(db, topicId);
}

/** @param startAfter earliest time; default: now */
export function enqueueReplyLetters(db: Db, topicId: number, startAfter?: Date): Promise<void> {
  return enqueue(db, replyLettersName, [String(topicId)], startAfter);
}
