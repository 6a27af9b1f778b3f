import { and, eq, inArray, sql } from "drizzle-orm";
import { customerEmail, enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { type Ctx, type Db, db, systemContext } from "#platform/database/pool.server.ts";
import { findJobs, type Job } from "#platform/jobs/jobs.server.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { topicPath } from "../../board-address.ts";
import { followPath } from "../../follow-path.ts";
import { communityFollow, communityPost } from "../../schema.server.ts";
import {
  enqueueReplyLetters,
  isFollowing,
  lockConversation,
  replyLettersName,
} from "./conversation.server.ts";
import { type FollowRow, repliesEffect } from "./follow.server.ts";

/** Milliseconds between two letters to one person about one conversation. */
export const letterIntervalMs = 3_600_000;
/** Letters of one transaction; the rest are the next job's. */
const batchSize = 200;
/** Further replies are not counted. */
const maxCounted = 100;

export const replyLettersJob: Job = {
  name: replyLettersName,
  run: (id) => sendReplyLetters(Number(id), new Date()),
};

type NewReplies = { followId: string; replies: number; firstId: string; newest: string };

/**
 * Writes one letter to each follower of a post about the replies published since the last one, but at most one in
 * `letterIntervalMs`: what comes sooner waits for the next, and so does a job.
 */
export async function sendReplyLetters(topicId: number, now: Date): Promise<void> {
  await db().transaction(async (tx) => {
    await lockConversation(tx, topicId, "no key update");
    const [post] = await tx
      .select({ title: communityPost.title, removedAt: communityPost.removedAt })
      .from(communityPost)
      .where(and(eq(communityPost.id, topicId), eq(communityPost.status, "visible")));
    if (!post) return;
    const found = await findNewReplies(tx, topicId);
    const followers = await tx
      .select()
      .from(communityFollow)
      .where(
        and(
          isFollowing,
          inArray(
            communityFollow.id,
            found.map(({ followId }) => Number(followId)),
          ),
        ),
      )
      .for("update");
    const dueAt = ({ letteredAt }: FollowRow) => (letteredAt ? letteredAt.getTime() + letterIntervalMs : 0);
    const due = followers.filter((one) => dueAt(one) <= now.getTime());
    const ctx = systemContext(now, tx);
    // A removed post has no title any more.
    for (const follower of due.slice(0, batchSize))
      await writeLetter(ctx, { follower, found, title: post.removedAt ? "" : post.title });
    const later = followers.filter((one) => !due.includes(one)).map(dueAt);
    if (due.length > batchSize) await enqueueReplyLetters(tx, topicId);
    else if (later.length > 0) await enqueueOnce(tx, topicId, new Date(Math.min(...later)));
  });
}

/** Visible replies of others that a follower was not told of. */
async function findNewReplies(tx: Db, topicId: number): Promise<NewReplies[]> {
  const { rows } = await tx.execute<NewReplies>(sql`
    select following.id as "followId", count(*)::int as replies, min(fresh.id) as "firstId", max(fresh.place) as newest
    from community_follow as following cross join lateral (
      select reply.id, reply.place from community_post as reply
      where reply.topic_id = following.topic_id and reply.status = 'visible'
        and reply.place > following.notified_place and reply.id <> following.post_id
        and (following.device is null or reply.device is distinct from following.device)
      order by reply.place limit ${maxCounted}) as fresh
    where following.topic_id = ${topicId} and following.confirmed_at is not null and following.stopped_at is null
    group by following.id`);
  return rows;
}

type LetterFor = { follower: FollowRow; found: readonly NewReplies[]; title: string };

async function writeLetter(ctx: Ctx, { follower, found, title }: LetterFor): Promise<void> {
  const news = found.find(({ followId }) => Number(followId) === follower.id);
  if (!news) return;
  const { id, topicId, email, locale } = follower;
  const newest = Number(news.newest);
  await ctx.db
    .update(communityFollow)
    .set({ notifiedPlace: newest, letteredAt: ctx.now })
    .where(eq(communityFollow.id, id));
  const facts = {
    ...{ name: "", email, phone: "", message: "" },
    ...(title && { subject: title }),
    replies: news.replies,
    path: `${topicPath(topicId)}#reply-${news.firstId}`,
    stopPath: followPath(openLinkToken(follower)),
    confirmed: true,
  };
  const letter = {
    effect: repliesEffect(follower, newest),
    letter: "community_replies",
    facts,
    locale,
  } as const;
  await enqueueMessages(ctx, [customerEmail(letter)]);
}

/** A job that waits already looks at everything when it runs. */
async function enqueueOnce(tx: Db, topicId: number, at: Date): Promise<void> {
  const jobs = await findJobs(tx, [replyLettersName], [String(topicId)]);
  if (!jobs.some(({ state }) => state === "created")) await enqueueReplyLetters(tx, topicId, at);
}
