import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  customerEmail,
  enqueueMessages,
  isChannelConfigured,
  withdrawMessages,
} from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { consumeOrMark } from "#platform/http/limits.server.ts";
import { newLinkToken, openLinkToken } from "#platform/security/link-token.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { Follow } from "../../contract.ts";
import { followPath } from "../../follow-path.ts";
import { communityFollow, communityPost, type PostRow } from "../../schema.server.ts";
import { enqueueReplyLetters } from "./conversation.server.ts";

export type FollowRow = typeof communityFollow.$inferSelect;
type Link = { token: string };

/** Outbox keys; the follow's id stands last but one, so that the letters of one conversation can be found. */
const confirmEffect = ({ id }: Pick<FollowRow, "id">) => `community-confirm:${id}`;
export const repliesEffect = ({ topicId, id }: Pick<FollowRow, "topicId" | "id">, place: number) =>
  `${repliesKey(topicId)}:${id}:${place}`;
/** Names all letters about replies to a post. */
export const repliesKey = (topicId: number) => `community-replies:${topicId}`;

/**
 * Counts a letter to an address that somebody gives with a post: anybody may enter a stranger's.
 * @returns whether it is within the sender's limits
 */
export async function countLetter({ address }: Ctx): Promise<boolean> {
  const key = `${address} board letters`;
  return !(await consumeOrMark("form", key)) && !(await consumeOrMark("boardLetters", key));
}

/**
 * Stores who wants letters about the replies to a post, or to the post of a reply, and asks them by one letter. An address
 * that follows or was asked already gets no second letter. Where the post looks like a robot's, the letter waits until
 * staff publish it, or until the address is given with another post. Without a mail service nothing is stored: letters by
 * hand would come too late.
 * @returns whether the address is stored
 */
export async function followPost(
  ctx: Ctx,
  { id, topicId, device, heldReason }: Pick<PostRow, "id" | "topicId" | "device" | "heldReason">,
  email: string,
): Promise<boolean> {
  if (!isChannelConfigured("email")) return false;
  const conversation = topicId ?? id;
  const [row] = await ctx.db
    .insert(communityFollow)
    .values({
      ...{ topicId: conversation, postId: id, email, device, locale: ctx.locale },
      ...newLinkToken().stored,
      createdAt: ctx.now,
      notifiedPlace: sql`(select coalesce(max(place), 0) from community_post
        where topic_id = ${conversation} and status = 'visible')`,
    })
    .onConflictDoNothing()
    .returning();
  const isSuspect = heldReason !== null && heldReason !== "first";
  if (isSuspect) return true;
  if (row) await enqueueMessages(ctx, [confirmation(row)]);
  else
    await confirmWhere(
      ctx,
      and(eq(communityFollow.topicId, conversation), sql`lower(${communityFollow.email}) = lower(${email})`),
    );
  return true;
}

/** The letters that waited for a post to be published. */
export function sendConfirmations(ctx: Ctx, postId: number): Promise<void> {
  return confirmWhere(ctx, eq(communityFollow.postId, postId));
}

/** Asks those that did not answer yet. A letter that was written before is not written again. */
async function confirmWhere(ctx: Ctx, where: SQL | undefined): Promise<void> {
  const { confirmedAt, stoppedAt } = communityFollow;
  const rows = await ctx.db
    .select()
    .from(communityFollow)
    .where(and(where, isNull(confirmedAt), isNull(stoppedAt)));
  await enqueueMessages(ctx, rows.map(confirmation));
}

/** Quotes nothing: anybody may enter any address. */
function confirmation(row: FollowRow) {
  return customerEmail({
    effect: confirmEffect(row),
    letter: "community_confirm",
    facts: { name: "", email: row.email, phone: "", message: "", path: followPath(openLinkToken(row)) },
    locale: row.locale,
  });
}

/** What the holder of a letter's link sees. @throws AppError not_found for an unknown link */
export async function readFollow(ctx: Ctx, { token }: Link): Promise<Follow> {
  const [row] = await ctx.db.select().from(communityFollow).where(hasToken(token));
  if (!row) throw new AppError("not_found");
  return toFollow(ctx, row);
}

/**
 * Confirms that the address wants letters; replies since it was asked count. Confirmed twice, or after a stop, it changes
 * nothing.
 * @throws AppError not_found for an unknown link
 */
export async function confirmFollow(ctx: Ctx, { token }: Link): Promise<Follow> {
  const row = await lockFollow(ctx, token);
  if (row.confirmedAt || row.stoppedAt) return toFollow(ctx, row);
  await ctx.db.update(communityFollow).set({ confirmedAt: ctx.now }).where(eq(communityFollow.id, row.id));
  await enqueueReplyLetters(ctx.db, row.topicId);
  return toFollow(ctx, { ...row, confirmedAt: ctx.now });
}

/**
 * Stops the letters for good, deletes the address, and withdraws a letter that has not left. Stopped twice, it changes
 * nothing.
 * @throws AppError not_found for an unknown link
 */
export async function stopFollow(ctx: Ctx, { token }: Link): Promise<Follow> {
  const row = await lockFollow(ctx, token);
  if (row.stoppedAt) return toFollow(ctx, row);
  await ctx.db
    .update(communityFollow)
    .set({ stoppedAt: ctx.now, email: "", device: null })
    .where(eq(communityFollow.id, row.id));
  await withdrawMessages(ctx, [confirmEffect(row), repliesEffect(row, row.notifiedPlace)]);
  return toFollow(ctx, { ...row, stoppedAt: ctx.now });
}

const hasToken = (token: string) => eq(communityFollow.tokenHash, hashToken(token));

async function lockFollow({ db }: Ctx, token: string): Promise<FollowRow> {
  const [row] = await db.select().from(communityFollow).where(hasToken(token)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

async function toFollow({ db }: Ctx, row: FollowRow): Promise<Follow> {
  const [post] = await db
    .select({ title: communityPost.title, removedAt: communityPost.removedAt })
    .from(communityPost)
    .where(and(eq(communityPost.id, row.topicId), eq(communityPost.status, "visible")));
  return {
    state: row.stoppedAt ? "off" : row.confirmedAt ? "on" : "asked",
    postId: row.topicId,
    title: post && !post.removedAt ? post.title : null,
    language: row.locale,
  };
}
