import { type SQL, sql } from "drizzle-orm";
import { emailOf } from "#platform/context.ts";
import { cappedCount } from "#platform/database/lists/capped-count.server.ts";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import type { CursorValue } from "#platform/database/lists/cursor.server.ts";
import { readSegments, type Segment, type Slice } from "#platform/database/lists/keyset.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type QueueFilter, type QueueItem, type QueueQuery, queueStates } from "../contract.ts";
import { type QueuePart, queueParts, sqlMoment } from "./queue-parts.server.ts";

/** As PostgreSQL's driver returns it: a bigint and times are texts. */
type Row = Omit<QueueItem, "id" | "createdAt" | "dueAt" | "reachedAt"> &
  Record<"id" | "createdAt" | "dueAt", string> & { reachedAt: string | null };

const itemColumns = sql.raw(`kind, id, reference, name, package, vendor_name as "vendorName",
  service_requested as "serviceRequested", urgency, locale, status, asks_for_time as "asksForTime", state,
  created_at as "createdAt", due_at as "dueAt", reached_at as "reachedAt", assignee`);

const byDeadline = [
  { by: sql`due_at`, type: "moment" },
  { by: sql`kind`, type: "text" },
  { by: sql`id`, type: "integer" },
] as const;

/** The last segment, after one for each state: entries that came after the first page was read. */
const cameLater = queueStates.length;

/**
 * The order of Today: by state at the time of the first page, then by deadline; calls for help by urgency before that.
 * What came later stands at the end, as its place may be on a page that was read already.
 */
const segments: readonly Segment[] = Array.from({ length: cameLater + 1 }, (_, index) => ({
  keys: queueStates[index] === "safety" ? [{ by: sql`rank`, type: "integer" }, ...byDeadline] : byDeadline,
}));

/** In SQL: a table's rows in a segment; undefined if there are never any. */
function inSegment(part: QueuePart, segment: number, start: Date): SQL | undefined {
  if (segment === cameLater) return sql`${part.waitsSince} > ${sqlMoment(start)}`;
  const state = queueStates[segment];
  const isInState = state && part.in(state, start);
  return isInState && sql`${isInState} and ${part.waitsSince} <= ${sqlMoment(start)}`;
}

/**
 * Who waits for an answer, most urgent first, for staff. Later pages keep the order of the first one's time. Of each table
 * as many rows are read as the page has, so its cost does not grow with the number of those who wait.
 * @throws AppError malformed for a cursor of another list
 */
export async function listQueue(ctx: Ctx, query: QueueQuery): Promise<Page<QueueItem>> {
  requireStaff(ctx);
  let start = ctx.now;
  const segmentsAt = (moment: Date) => {
    start = moment;
    return segments;
  };
  const read = async ({ segment, where, order, keys, descending, limit }: Slice) => {
    const direction = sql.raw(descending ? " desc" : "");
    const first = queueStates[segment] === "safety" ? sql`rank${direction}, ` : sql``;
    const selects = queueParts.flatMap((part) => {
      const filters = [inSegment(part, segment, start), matchesFilter(part, query.show, ctx)];
      if (filters.includes(undefined)) return [];
      return sql`(select * from (${part.rows}, ${stateAt(part, ctx.now)} as state from ${part.table} where ${part.waits} and ${sql.join(filters, sql` and `)})
        as part where ${sql.join([sql`true`, ...where], sql` and `)}
        order by ${first}${sql.raw(part.deadline)}${direction}, id${direction} limit ${limit})`;
    });
    if (selects.length === 0) return [];
    const { rows } = await ctx.db.execute<Row & { keys: CursorValue[] }>(sql`
      select ${itemColumns}, ${keys} as keys
      from (${sql.join(selects, sql` union all `)}) as waiting
      order by ${sql.join(order, sql`, `)} limit ${limit}`);
    return rows.map(({ keys, ...row }) => ({ row, keys }));
  };
  const show = query.show ?? "all";
  const [counts, page] = await Promise.all([
    countQueue(ctx, [show]),
    readSegments(query, ctx.now, segmentsAt, read),
  ]);
  return { ...page, items: page.items.map(itemOf), total: counts[show] };
}

/** In SQL: a row's state. */
function stateAt(part: QueuePart, moment: Date): SQL {
  const cases = queueStates.flatMap((state) => {
    const isInState = part.in(state, moment);
    return isInState ? [sql`when ${isInState} then ${state}`] : [];
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** In SQL: a table's rows that a filter shows; undefined if there are never any. */
function matchesFilter(part: QueuePart, show: QueueFilter | undefined, ctx: Ctx): SQL | undefined {
  if (!show) return sql`true`;
  if (show === "unassigned") return sql`assignee is null`;
  if (show === "mine") return sql`assignee = ${emailOf(ctx.actor)}`;
  return part.in(show, ctx.now);
}

/** How many wait, by filter; each at most `mostCounted`. */
export async function countQueue<S extends QueueFilter | "all">(
  ctx: Ctx,
  filters: readonly S[],
): Promise<Record<S, number>> {
  const counts = filters.map((show) => {
    const ofParts = queueParts.flatMap((part) => {
      const filter = matchesFilter(part, show === "all" ? undefined : show, ctx);
      return filter ? [cappedCount(sql`from ${part.table} where ${part.waits} and ${filter}`)] : [];
    });
    return sql`least(${mostCounted}, ${sql.join(ofParts, sql` + `)}) as ${sql.identifier(show)}`;
  });
  const { rows } = await ctx.db.execute<Record<S, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  if (!rows[0]) throw new Error("counting returned no row");
  return rows[0];
}

function itemOf({ id, createdAt, dueAt, reachedAt, ...rest }: Row): QueueItem {
  return {
    ...rest,
    id: Number(id),
    createdAt: isoMoment(createdAt),
    dueAt: isoMoment(dueAt),
    reachedAt: reachedAt && isoMoment(reachedAt),
  };
}

const isoMoment = (moment: string) => new Date(moment).toISOString();
