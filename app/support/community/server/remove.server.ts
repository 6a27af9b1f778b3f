import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { changeLetterFacts, deleteNotifications } from "#app/staff/outbox/public.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { removal, removalReceipt } from "../contract.ts";
import { communityFollow, communityPost, type PostRow } from "../schema.server.ts";
import { lockConversation, placeRemovedPost } from "./follow/conversation.server.ts";
import { repliesKey } from "./follow/follow.server.ts";

/** Stands for erased words. */
export const noWords = { author: "—", title: "—", content: "—", links: false } as const;

/**
 * Removes a post or reply for its author, who has the secret of its receipt: its words are deleted. A post that others
 * answered stays on the board without them; anything else leaves it. What staff had hidden stays hidden, so that removing
 * it does not restore the trust in its author. Audited; removed twice, it changes nothing.
 * @throws AppError not_found, also for a wrong secret
 */
export async function removePost(
  ctx: Ctx,
  { id, secret }: { id: number } & z.output<typeof removal>,
): Promise<z.output<typeof removalReceipt>> {
  const row = await selectForUpdate(ctx.db, communityPost, id);
  // The secret has 256 random bits: comparing hashes tells nothing about it.
  if (row.secretHash !== hashToken(secret)) throw new AppError("not_found");
  if (row.removedAt) return { success: true, stays: row.status === "visible" };
  const stays = row.status === "visible" && row.topicId === null && (await isAnswered(ctx, id));
  const status = row.status === "hidden" || stays ? row.status : "removed";
  await ctx.db
    .update(communityPost)
    .set({ ...noWords, title: row.topicId === null ? noWords.title : "", status, removedAt: ctx.now })
    .where(eq(communityPost.id, id));
  await forgetWords(ctx, row);
  await recordAudit(ctx, { act: "community_post.removed", subject: "community_post", subjectId: id });
  return { success: true, stays };
}

/** A reply that waits for review may be anything: it keeps no post. */
async function isAnswered({ db }: Ctx, id: number): Promise<boolean> {
  return (
    (await db.$count(
      communityPost,
      and(eq(communityPost.topicId, id), eq(communityPost.status, "visible")),
    )) > 0
  );
}

/** What quoted the post or wrote to its author; and a removed post whose last reply this was. */
async function forgetWords(ctx: Ctx, { id, topicId }: PostRow): Promise<void> {
  // Before its followers, as where letters are written. A post's own row is locked already.
  if (topicId !== null) await lockConversation(ctx.db, topicId, "no key update");
  await deleteNotifications(ctx, "post_held", [id]);
  await ctx.db
    .update(communityFollow)
    .set({ stoppedAt: ctx.now, email: "", device: null })
    .where(and(eq(communityFollow.postId, id), isNull(communityFollow.stoppedAt)));
  if (topicId === null) await changeLetterFacts(ctx, [repliesKey(id)], { subject: noWords.title });
  else await placeRemovedPost(ctx.db, topicId);
}
