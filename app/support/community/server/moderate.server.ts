import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { closeReports } from "#app/marketplace/moderation/public.server.ts";
import { openReports } from "#app/marketplace/moderation/schema.server.ts";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { listRecordHistory } from "#app/staff/audit/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName } from "#platform/context.ts";
import { countCapped } from "#platform/database/lists/capped-count.server.ts";
import type { CursorValue } from "#platform/database/lists/cursor.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { linksDecision, ManagedPost, ManagedQuery, PostDecision } from "../contract.ts";
import { communityPost, type PostRow, postColumns } from "../schema.server.ts";
import { toSearchQuery } from "./board.server.ts";
import { lockDevice, newPlace } from "./create.server.ts";
import { announceReply, lockConversation, placeRemovedPost } from "./follow/conversation.server.ts";
import { sendConfirmations } from "./follow/follow.server.ts";
import { toPublicReply } from "./topic.server.ts";

const isHeld = sql`status = 'held'`;
const isReported = sql`id in (select subject_id from report where ${openReports("post")})`;
const newestFirst: Pick<Segment, "keys" | "descending"> = {
  keys: [{ by: sql`id`, type: "integer" }],
  descending: true,
};

/**
 * Held posts, then reported ones, then the rest. Later pages use the state as of the first page, so that decided posts
 * are neither skipped nor repeated; posts held since are at the end.
 */
function segmentsOf({ status }: ManagedQuery, start: Date): Segment[] {
  if (status === "reported") return [{ where: isReported, ...newestFirst }];
  if (status) return [{ where: sql`status = ${status}`, ...newestFirst }];
  const at = sql`${start.toISOString()}::timestamptz`;
  const reportedAtStart = (stillOpen: SQL) => sql`id in (select subject_id from report
    where subject = 'post' and created_at <= ${at} and ${stillOpen})`;
  const reported = reportedAtStart(sql`closed_at is null`);
  const wasReported = reportedAtStart(sql`(closed_at is null or closed_at > ${at})`);
  return [
    { where: sql`${isHeld} and created_at <= ${at}`, ...newestFirst },
    { where: sql`not ${isHeld} and ${reported}`, ...newestFirst },
    {
      where: sql`not ${isHeld} and not ${wasReported} and (decided_at is null or decided_at <= ${at})`,
      ...newestFirst,
    },
    { where: sql`${isHeld} and created_at > ${at}`, ...newestFirst },
  ];
}

/** Lists posts and replies for staff: held ones, then reported ones, then the rest, each newest first. */
export async function listPosts(ctx: Ctx, query: ManagedQuery): Promise<Page<ManagedPost>> {
  requireStaff(ctx);
  const words = query.search ? toSearchQuery(query.search) : undefined;
  const filter = sql.join(
    [
      query.post ? sql`(id = ${query.post} or topic_id = ${query.post})` : sql`true`,
      // A search without any word finds nothing.
      words === undefined ? sql`true` : words ? sql`search @@ ${words}` : sql`false`,
    ],
    sql` and `,
  );
  const { status } = query;
  const shown = status === "reported" ? isReported : status ? sql`status = ${status}` : sql`true`;
  const [page, total] = await Promise.all([
    readSegments(
      query,
      ctx.now,
      (start) => segmentsOf(query, start),
      async ({ where, order, keys, limit }) => {
        const { rows } = await ctx.db.execute<{ id: string; keys: CursorValue[] }>(sql`
          select id, ${keys} as keys from community_post where ${sql.join([filter, ...where], sql` and `)}
          order by ${sql.join(order, sql`, `)} limit ${limit}`);
        return rows.map(({ id, keys: values }) => ({ row: Number(id), keys: values }));
      },
    ),
    countCapped(ctx.db, communityPost, sql`${shown} and ${filter}`),
  ]);
  return { ...page, items: await loadManagedPosts(ctx, page.items), total };
}

/** In the order of `ids`. */
async function loadManagedPosts({ db }: Ctx, ids: readonly number[]): Promise<ManagedPost[]> {
  const rows = await db
    .select(postColumns)
    .from(communityPost)
    .where(inArray(communityPost.id, [...ids]));
  const topicIds = rows.flatMap((row) => row.topicId ?? []);
  const topics = await db
    .select({
      id: communityPost.id,
      title: communityPost.title,
      topic: communityPost.topic,
      town: communityPost.town,
    })
    .from(communityPost)
    .where(inArray(communityPost.id, topicIds));
  const { rows: counts } = await db.execute<{ id: string; count: number }>(sql`
    select subject_id as id, count(*)::int as count from report
    where ${openReports("post")} and ${inArray(sql`subject_id`, [...ids])} group by subject_id`);
  const topicsById = new Map(topics.map((topic) => [topic.id, topic]));
  const reports = new Map(counts.map(({ id, count }) => [Number(id), count]));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowsById.get(id);
    return row ? [toManagedPost(row, topicsById, reports)] : [];
  });
}

type TopicFacts = Pick<PostRow, "title" | "topic" | "town">;

function toManagedPost(
  row: PostRow,
  topics: Map<number, TopicFacts>,
  reports: Map<number, number>,
): ManagedPost {
  const conversation = row.topicId === null ? row : topics.get(row.topicId);
  return {
    ...toPublicReply(row),
    title: row.title,
    topicId: row.topicId,
    topicTitle: (row.topicId !== null && conversation?.title) || "",
    topic: conversation?.topic ?? "other",
    town: conversation?.town ?? null,
    removed: row.removedAt !== null,
    status: row.status,
    heldReason: row.heldReason,
    reports: reports.get(row.id) ?? 0,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

/**
 * Publishes or hides a post and closes its open reports, also if the status stays; audited.
 * @throws AppError not_found; conflict if `from` is outdated, or its author removed what is to be put up; invalid if
 * hidden without a reason
 */
export async function decidePost(
  ctx: Ctx,
  { id, status, reason, from }: { id: number } & PostDecision,
): Promise<ManagedPost> {
  requireStaff(ctx);
  if (status === "hidden" && reason === "") {
    const { required } = inLocale(httpMessages, ctx.locale).fields;
    throw new AppError("invalid", { fields: { reason: required } });
  }
  const { before, row } = await transition(ctx, communityPost, id, async (before) => {
    requireUnchanged(from, before.status);
    // Its words are gone.
    if (before.removedAt && before.status !== "visible" && status === "visible")
      throw new AppError("conflict");
    // Before the reply gets its place: see `lockConversation`, `placeRemovedPost`.
    if (before.topicId !== null) await lockConversation(ctx.db, before.topicId, "no key update");
    if (before.device) await lockDevice(ctx.db, before.device);
    const place = status === "visible" ? (before.place ?? newPlace) : before.place;
    const detail = { from: before.status, to: status, ...(reason ? { reason } : {}) };
    return {
      set: { status, reason, place, decidedBy: actorName(ctx.actor), decidedAt: ctx.now },
      event: { act: "community_post.status", subject: "community_post", detail },
    };
  });
  if (row.topicId !== null) await placeRemovedPost(ctx.db, row.topicId);
  if (before.place === null && row.status === "visible") await announcePublished(ctx, row);
  await closeReports(ctx, { subject: "post", subjectId: id }, reason);
  return loadManagedPost(ctx, id);
}

/** On the board for the first time: its author is asked about letters, and who follows the conversation gets one. */
async function announcePublished(ctx: Ctx, { id, topicId }: Pick<PostRow, "id" | "topicId">): Promise<void> {
  await sendConfirmations(ctx, id);
  if (topicId !== null) await announceReply(ctx.db, topicId);
}

/** Shows the web addresses of a post as links, or as text again; a change is audited. @throws AppError not_found */
export async function decideLinks(
  ctx: Ctx,
  { id, allowed }: { id: number } & z.output<typeof linksDecision>,
): Promise<ManagedPost> {
  await transition(ctx, communityPost, id, ({ links }) => {
    if (links === allowed) return null;
    const detail = allowed ? { from: "text", to: "links" } : { from: "links", to: "text" };
    return {
      set: { links: allowed },
      event: { act: "community_post.links", subject: "community_post", detail },
    };
  });
  return loadManagedPost(ctx, id);
}

/** A post's audit log for staff, newest first. @throws AppError not_found */
export async function listPostHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  if ((await ctx.db.$count(communityPost, eq(communityPost.id, id))) === 0) throw new AppError("not_found");
  return listRecordHistory(ctx, { subject: "community_post", subjectId: id }, query);
}

async function loadManagedPost(ctx: Ctx, id: number): Promise<ManagedPost> {
  const [shown] = await loadManagedPosts(ctx, [id]);
  if (!shown) throw new AppError("not_found");
  return shown;
}
