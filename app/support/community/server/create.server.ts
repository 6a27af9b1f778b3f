import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { may } from "#platform/security/permissions.ts";
import { fingerprint } from "#platform/security/seal.server.ts";
import { detectBot, repetitionWindowStart } from "#platform/security/spam.server.ts";
import { newToken } from "#platform/security/token.server.ts";
import { countAddresses } from "#platform/text/web-addresses.ts";
import type { heldReasons, newPost, newReply, PostReceipt } from "../contract.ts";
import { communityPost, postColumns } from "../schema.server.ts";
import { announceReply } from "./follow/conversation.server.ts";
import { countLetter, followPost } from "./follow/follow.server.ts";

type PostInput = z.output<typeof newPost> | z.output<typeof newReply>;
type PostFields = {
  author: string;
  title: string;
  content: string;
  topicId: number | null;
  device: string | null;
} & Pick<typeof communityPost.$inferInsert, "topic" | "town">;
type HeldReason = (typeof heldReasons)[number];

/** Posts with more web addresses are held. */
const maxAddresses = 2;

/** Position of a newly published post. */
export const newPlace: SQL<number> = sql`nextval('community_place')`;

/**
 * Stores a post or reply. First posts and suspected spam are held and staff are notified; those of staff never, but
 * they are audited. Over the limit of letters to given addresses it is stored without one.
 * @throws AppError not_found if the post to reply to is not visible
 */
export async function createPost(ctx: Ctx, input: PostInput): Promise<(tx: Ctx) => Promise<PostReceipt>> {
  const letters = input.email !== undefined && (await countLetter(ctx)) ? input.email : undefined;
  return (tx) => storePost(tx, input, letters);
}

async function storePost(ctx: Ctx, input: PostInput, letters: string | undefined): Promise<PostReceipt> {
  const row = toRow(input);
  if (row.topicId !== null) await requireTopic(ctx, row.topicId);
  const byTeam = ctx.actor.kind === "staff" && may(ctx.actor.role, "work");
  const heldReason = byTeam ? null : (detectBot(input) ?? (await findHeldReason(ctx, row)));
  const own = row.device === null ? null : newToken();
  const [saved] = await ctx.db
    .insert(communityPost)
    .values({
      ...row,
      secretHash: own?.hash ?? null,
      byTeam,
      heldReason,
      status: heldReason ? "held" : "visible",
      place: heldReason ? null : newPlace,
      locale: input.language ?? ctx.locale,
      createdAt: ctx.now,
    })
    .returning(postColumns);
  if (!saved) throw new Error("the insert of the post returned no row");
  const asked = letters !== undefined && (await followPost(ctx, saved, letters));
  if (!heldReason && saved.topicId !== null) await announceReply(ctx.db, saved.topicId);
  // Records who wrote in the team's name.
  if (byTeam)
    await recordAudit(ctx, { act: "community_post.written", subject: "community_post", subjectId: saved.id });
  if (heldReason) await notifyStaff(ctx, { type: "post_held", subjectId: saved.id, about: row.author });
  return {
    success: true,
    id: saved.id,
    held: heldReason !== null,
    ...(input.email !== undefined && { asked }),
    ...(own && { secret: own.token }),
  };
}

function toRow(input: PostInput): PostFields {
  const { userId: author, content, device } = input;
  return {
    ...{ author, content },
    ...("replyTo" in input
      ? { title: "", topicId: input.replyTo }
      : { title: input.title, topicId: null, topic: input.topic, town: input.town ?? null }),
    device: device ? fingerprint(`community/${device}`) : null,
  };
}

async function requireTopic({ db }: Ctx, id: number): Promise<void> {
  const onBoard = and(
    eq(communityPost.id, id),
    isNull(communityPost.topicId),
    eq(communityPost.status, "visible"),
  );
  // Locks the topic: a concurrent hide ends before this read or waits until the reply is stored.
  const [topic] = await db.select({ id: communityPost.id }).from(communityPost).where(onBoard).for("share");
  if (!topic) throw new AppError("not_found");
}

async function findHeldReason(ctx: Ctx, row: PostFields): Promise<HeldReason | null> {
  if (await isRepeated(ctx, row)) return "repeated";
  if (countAddresses(`${row.title} ${row.content}`) > maxAddresses) return "links";
  return (await isTrusted(ctx, row)) ? null : "first";
}

/** The same text within five minutes. A short text ("Thank you!") only counts within one topic. */
async function isRepeated({ db, now }: Ctx, { content, topicId }: PostFields): Promise<boolean> {
  await lockName(db, `community_post ${content}`);
  const { rows } = await db.execute<{ repeated: boolean }>(sql`
    select exists (
      select from ${communityPost} as earlier
      where md5(earlier.content) = md5(${content}) and earlier.content = ${content}
        and earlier.created_at > ${repetitionWindowStart(now)}::timestamptz
        and (earlier.topic_id is not distinct from ${topicId}::bigint or length(earlier.content) >= 40)
    ) as repeated`);
  return rows[0]?.repeated ?? false;
}

/** Serialises decisions on a browser's posts with its next post. */
export function lockDevice(db: Db, device: string): Promise<void> {
  return lockName(db, `community_device ${device}`);
}

/** Whether staff approved a post of this browser and name and hid none (docs/decisions/0019). */
async function isTrusted({ db }: Ctx, { device, author }: PostFields): Promise<boolean> {
  if (device === null) return false;
  await lockDevice(db, device);
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select coalesce(bool_or(status = 'visible' and plain(author) = plain(${author})), false)
      and not coalesce(bool_or(status = 'hidden'), false) as known
    from ${communityPost} where device = ${device}`);
  return rows[0]?.known ?? false;
}
