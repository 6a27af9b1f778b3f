import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { newReport } from "#app/marketplace/moderation/contract.ts";
import { saveReport } from "#app/marketplace/moderation/public.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { PublicPost, PublicReply, replyQuery } from "../contract.ts";
import { communityPost, type PostRow, postColumns } from "../schema.server.ts";
import { type BoardPost, publicColumns, toPublicPost } from "./board.server.ts";

const visible = eq(communityPost.status, "visible");

/** One post of the board. @throws AppError not_found if it is not visible */
export async function readPost({ db }: Ctx, { id }: { id: number }): Promise<PublicPost> {
  const { rows } = await db.execute<BoardPost>(sql`
    select ${sql.raw(publicColumns)} from community_post as post
    where id = ${id} and topic_id is null and status = 'visible'`);
  const [row] = rows;
  if (!row) throw new AppError("not_found");
  return toPublicPost(row);
}

/** Oldest first. @throws AppError not_found if the post is not visible */
export async function listReplies(
  ctx: Ctx,
  { id, reply, ...query }: { id: number } & z.output<typeof replyQuery>,
): Promise<Page<PublicReply>> {
  const { db } = ctx;
  const onBoard = and(eq(communityPost.id, id), isNull(communityPost.topicId), visible);
  const answers = and(
    eq(communityPost.topicId, id),
    visible,
    reply === undefined ? undefined : eq(communityPost.id, reply),
  );
  const inOrder: Segment = { keys: [{ by: communityPost.place, type: "integer" }] };
  const [topics, total, page] = await Promise.all([
    db.$count(communityPost, onBoard),
    db.$count(communityPost, answers),
    readSegments(
      query,
      ctx.now,
      () => [inOrder],
      async ({ where, order, keys, limit }) =>
        db
          .select({ row: postColumns, keys })
          .from(communityPost)
          .where(and(answers, ...where))
          .orderBy(...order)
          .limit(limit),
    ),
  ]);
  if (topics === 0) throw new AppError("not_found");
  return { ...page, items: page.items.map(toPublicReply), total };
}

/** What everybody may read of a row, post or reply. */
export function toPublicReply(row: PostRow): PublicReply {
  return {
    id: row.id,
    userId: row.author,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    language: row.locale,
    byTeam: row.byTeam,
    links: row.links,
    isSample: row.isSample,
  };
}

/** Saves a visitor's report on a post or reply. @throws AppError not_found if it is not visible, or was removed */
export async function reportPost(ctx: Ctx, { id, ...report }: { id: number } & z.output<typeof newReport>) {
  const [row] = await ctx.db
    .select(postColumns)
    .from(communityPost)
    .where(and(eq(communityPost.id, id), visible, isNull(communityPost.removedAt)));
  if (!row) throw new AppError("not_found");
  const about = [row.title, row.content].filter(Boolean).join("\n");
  return saveReport(ctx, { subject: "post", subjectId: id, about, vendorId: null }, report);
}
