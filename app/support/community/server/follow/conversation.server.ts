import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { enqueue } from "#platform/jobs/jobs.server.ts";
import { communityFollow, communityPost } from "../../schema.server.ts";

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

/**
 * A post that its author removed is on the board without its words exactly while it has visible replies. The caller holds
 * the conversation's exclusive lock, taken in an earlier statement: this one must see a reply for which that lock waited.
 */
export async function placeRemovedPost(db: Db, topicId: number): Promise<void> {
  const isAnswered = sql`exists (select from community_post as reply
    where reply.topic_id = ${topicId} and reply.status = 'visible')`;
  await db
    .update(communityPost)
    .set({ status: sql`case when ${isAnswered} then 'visible' else 'removed' end` })
    .where(
      and(
        eq(communityPost.id, topicId),
        inArray(communityPost.status, ["visible", "removed"]),
        isNotNull(communityPost.removedAt),
        // It was on the board before.
        isNotNull(communityPost.place),
      ),
    );
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
