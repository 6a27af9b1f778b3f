import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry } from "#app/audit/contract.ts";
import { historyOf, record } from "#app/audit/service.server.ts";
import { closeReports } from "#app/moderation/reports.server.ts";
import { openReports } from "#app/moderation/table.server.ts";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { offsetPage, type Page, readOffset } from "#platform/http/paging.server.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { demand } from "#platform/policy.server.ts";
import { wordsOf } from "./board.server.ts";
import type { linksDecision, ManagedPost, ManagedQuery, PostDecision } from "./contract.ts";
import { newPlace } from "./create.server.ts";
import { mayKeepBoard } from "./policy.ts";
import { communityPost, type PostRow, postColumns } from "./table.server.ts";
import { publicReplyOf } from "./topic.server.ts";

const isReported = sql`id in (select subject_id from report where ${openReports("post")})`;
const sets = {
  held: sql`status = 'held'`,
  reported: sql`status <> 'held' and ${isReported}`,
  rest: sql`status <> 'held' and not (${isReported})`,
};

/** Which posts a filter shows, the most urgent set first. */
function setsOf({ status }: ManagedQuery): SQL[] {
  if (status === "reported") return [isReported];
  if (status) return [sql`status = ${status}`];
  return [sets.held, sets.reported, sets.rest];
}

/**
 * Posts and replies: first what is held, then what is reported, then all others, each the newest first. Reads of each set
 * no more than the page needs.
 */
export async function listPosts(ctx: Ctx, query: ManagedQuery): Promise<Page<ManagedPost>> {
  demand(mayKeepBoard(ctx.actor), ctx.actor);
  const asked = readOffset(query);
  const words = query.search ? wordsOf(query.search) : undefined;
  const filter = sql.join(
    [
      query.post ? sql`(id = ${query.post} or topic_id = ${query.post})` : sql`true`,
      // A search for no word at all finds nothing.
      words === undefined ? sql`true` : words ? sql`search @@ ${words}` : sql`false`,
    ],
    sql` and `,
  );
  const shown = setsOf(query);
  const each = shown.map(
    (set, rank) => sql`(select id, ${rank}::int as rank from community_post where ${set} and ${filter}
      order by id desc limit ${asked.offset + asked.limit})`,
  );
  const [{ rows }, total] = await Promise.all([
    ctx.db.execute<{ id: string }>(sql`select id from (${sql.join(each, sql` union all `)}) as listed
      order by rank, id desc limit ${asked.limit} offset ${asked.offset}`),
    ctx.db.$count(communityPost, sql`(${sql.join(shown, sql` or `)}) and ${filter}`),
  ]);
  const items = await presented(
    ctx,
    rows.map(({ id }) => Number(id)),
  );
  return offsetPage(items, total, asked);
}

/** Posts as staff see them, in the order of their ids given. */
async function presented({ db }: Ctx, ids: readonly number[]): Promise<ManagedPost[]> {
  const rows = await db
    .select(postColumns)
    .from(communityPost)
    .where(inArray(communityPost.id, [...ids]));
  const topicIds = rows.flatMap((row) => row.topicId ?? []);
  const [topics, { rows: counts }] = await Promise.all([
    db
      .select({ id: communityPost.id, title: communityPost.title })
      .from(communityPost)
      .where(inArray(communityPost.id, topicIds)),
    db.execute<{ id: string; count: number }>(sql`
      select subject_id as id, count(*)::int as count from report
      where ${openReports("post")} and ${inArray(sql`subject_id`, [...ids])} group by subject_id`),
  ]);
  const titles = new Map(topics.map(({ id, title }) => [id, title]));
  const reports = new Map(counts.map(({ id, count }) => [Number(id), count]));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [managedOf(row, titles, reports)] : [];
  });
}

function managedOf(row: PostRow, titles: Map<number, string>, reports: Map<number, number>): ManagedPost {
  return {
    ...publicReplyOf(row),
    title: row.title,
    topicId: row.topicId,
    topicTitle: (row.topicId !== null && titles.get(row.topicId)) || "",
    status: row.status,
    heldReason: row.heldReason,
    reports: reports.get(row.id) ?? 0,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

/**
 * Puts a post onto the board or takes it off, with the reason, and closes the open reports about it. One that is left as
 * it is was looked at, too.
 * @throws AppError conflict when a colleague was faster; invalid where it is hidden without a reason
 */
export async function decidePost(
  ctx: Ctx,
  { id, status, reason, from }: { id: number } & PostDecision,
): Promise<ManagedPost> {
  demand(mayKeepBoard(ctx.actor), ctx.actor);
  if (status === "hidden" && reason === "") {
    const { required } = inLocale(httpMessages, ctx.locale).fields;
    throw new AppError("invalid", { fields: { reason: required } });
  }
  const before = await locked(ctx, id);
  if (from && from !== before.status) throw new AppError("conflict");
  await ctx.db
    .update(communityPost)
    .set({
      status,
      reason,
      place: status === "visible" ? (before.place ?? newPlace) : before.place,
      decidedBy: actorName(ctx.actor),
      decidedAt: ctx.now,
    })
    .where(eq(communityPost.id, id));
  await closeReports(ctx, { subject: "post", subjectId: id }, reason);
  const detail = { from: before.status, to: status, ...(reason ? { reason } : {}) };
  await record(ctx, { act: "community_post.status", subject: "community_post", subjectId: id, detail });
  return shownTo(ctx, id);
}

/** Lets a post's web addresses be links, or makes them words again. */
export async function decideLinks(
  ctx: Ctx,
  { id, allowed }: { id: number } & z.output<typeof linksDecision>,
): Promise<ManagedPost> {
  demand(mayKeepBoard(ctx.actor), ctx.actor);
  const before = await locked(ctx, id);
  if (before.links !== allowed) {
    await ctx.db.update(communityPost).set({ links: allowed }).where(eq(communityPost.id, id));
    const detail = allowed ? { from: "text", to: "links" } : { from: "links", to: "text" };
    await record(ctx, { act: "community_post.links", subject: "community_post", subjectId: id, detail });
  }
  return shownTo(ctx, id);
}

/** What was done to a post, the newest first. */
export async function postHistory(ctx: Ctx, { id }: { id: number }): Promise<AuditEntry[]> {
  demand(mayKeepBoard(ctx.actor), ctx.actor);
  if ((await ctx.db.$count(communityPost, eq(communityPost.id, id))) === 0) throw new AppError("not_found");
  return historyOf(ctx, "community_post", id);
}

async function locked({ db }: Ctx, id: number): Promise<PostRow> {
  const [row] = await db
    .select(postColumns)
    .from(communityPost)
    .where(eq(communityPost.id, id))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

async function shownTo(ctx: Ctx, id: number): Promise<ManagedPost> {
  const [shown] = await presented(ctx, [id]);
  if (!shown) throw new AppError("not_found");
  return shown;
}
