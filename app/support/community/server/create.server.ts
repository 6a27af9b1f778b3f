import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { fingerprint } from "#platform/security/seal.server.ts";
import { repeatedSince, robotMarks } from "#platform/security/spam.server.ts";
import { countAddresses } from "#platform/text/web-addresses.ts";
import type { heldReasons, newPost, newReply, PostReceipt } from "../contract.ts";
import { communityPost } from "../schema.server.ts";

type Asked = z.output<typeof newPost> | z.output<typeof newReply>;
type Written = {
  author: string;
  title: string;
  content: string;
  topicId: number | null;
  device: string | null;
};
type HeldReason = (typeof heldReasons)[number];

/** More web addresses than this are looked at first. */
const mostAddresses = 2;

/** In SQL: the place of a post that is on the board for the first time. */
export const newPlace: SQL<number> = sql`nextval('community_place')`;

/**
 * Takes a post, or a reply to one that is on the board. A first post, and what looks like a robot's, is kept and held
 * for a look; staff hear of it.
 * @throws AppError not_found where there is nothing to reply to
 */
export async function createPost(ctx: Ctx, asked: Asked): Promise<PostReceipt> {
  const row: Written = {
    author: asked.userId,
    title: "title" in asked ? asked.title : "",
    content: asked.content,
    topicId: "replyTo" in asked ? asked.replyTo : null,
    device: asked.device ? fingerprint(`community/${asked.device}`) : null,
  };
  if (row.topicId !== null) await demandTopic(ctx, row.topicId);
  const byTeam = ctx.actor.kind === "staff";
  const heldReason = byTeam ? null : (robotMarks(asked) ?? (await whyHeld(ctx, row)));
  const [kept] = await ctx.db
    .insert(communityPost)
    .values({
      ...row,
      byTeam,
      heldReason,
      status: heldReason ? "held" : "visible",
      place: heldReason ? null : newPlace,
      locale: asked.language ?? ctx.locale,
      createdAt: ctx.now,
    })
    .returning({ id: communityPost.id });
  if (!kept) throw new Error("the post was not kept");
  // What goes out in the team's name: who of the team wrote it.
  if (byTeam)
    await recordAudit(ctx, { act: "community_post.written", subject: "community_post", subjectId: kept.id });
  if (heldReason) await notifyStaff(ctx, { type: "post_held", subjectId: kept.id, about: row.author });
  return { success: true, id: kept.id, held: heldReason !== null };
}

async function demandTopic({ db }: Ctx, id: number): Promise<void> {
  const onBoard = and(
    eq(communityPost.id, id),
    isNull(communityPost.topicId),
    eq(communityPost.status, "visible"),
  );
  // Locks the topic: a concurrent hide ends before this read or waits until the reply is stored.
  const [topic] = await db.select({ id: communityPost.id }).from(communityPost).where(onBoard).for("share");
  if (!topic) throw new AppError("not_found");
}

async function whyHeld(ctx: Ctx, row: Written): Promise<HeldReason | null> {
  if (await isRepeated(ctx, row)) return "repeated";
  if (countAddresses(`${row.title} ${row.content}`) > mostAddresses) return "links";
  return (await isKnown(ctx, row)) ? null : "first";
}

/** The same text within five minutes. Two people may say "Thank you!", but not in the same conversation. */
async function isRepeated({ db, now }: Ctx, { content, topicId }: Written): Promise<boolean> {
  await lockName(db, `community_post ${content}`);
  const { rows } = await db.execute<{ repeated: boolean }>(sql`
    select exists (
      select from ${communityPost} as earlier
      where md5(earlier.content) = md5(${content}) and earlier.content = ${content}
        and earlier.created_at > ${repeatedSince(now)}::timestamptz
        and (earlier.topic_id is not distinct from ${topicId}::bigint or length(earlier.content) >= 40)
    ) as repeated`);
  return rows[0]?.repeated ?? false;
}

/** Holds what is decided of a browser's posts, and what it posts next, against each other. */
export function lockDevice(db: Db, device: string): Promise<void> {
  return lockName(db, `community_device ${device}`);
}

/**
 * Whether something that this browser sent under this name was looked at and is on the board, and nothing of it was
 * taken off (docs/decisions/0019).
 */
async function isKnown({ db }: Ctx, { device, author }: Written): Promise<boolean> {
  if (device === null) return false;
  await lockDevice(db, device);
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select coalesce(bool_or(status = 'visible' and plain(author) = plain(${author})), false)
      and not coalesce(bool_or(status = 'hidden'), false) as known
    from ${communityPost} where device = ${device}`);
  return rows[0]?.known ?? false;
}
