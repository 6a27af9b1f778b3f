import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { emailOf } from "#platform/context.ts";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import type { CursorValue } from "#platform/database/lists/cursor.server.ts";
import { readSegments, type Segment, type Slice } from "#platform/database/lists/keyset.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import { type Ctx, run } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import {
  type QueueGroup,
  type QueueItem,
  type QueueOwner,
  type QueueQuery,
  queueGroups,
  queueOwners,
} from "../contract.ts";
import { bookingSources } from "./sources/booking-sources.server.ts";
import { leadSources } from "./sources/lead-sources.server.ts";
import { otherSources } from "./sources/other-sources.server.ts";
import { type QueueSource, sqlMoment } from "./sources/source.server.ts";

const sources: readonly QueueSource[] = [...leadSources, ...bookingSources, ...otherSources];

/** As PostgreSQL's driver returns it: a bigint and times are texts. */
type Row = Omit<QueueItem, "id" | "recordId" | "createdAt" | "dueAt" | "reachedAt"> &
  Record<"id" | "recordId" | "createdAt" | "dueAt", string> & { reachedAt: string | null };

const itemColumns =
  sql.raw(`"group", kind, id, record_kind as "recordKind", record_id as "recordId", reference, name,
  email, phone, package, vendor_name as "vendorName", vendor_email as "vendorEmail",
  vendor_phone as "vendorPhone", service_requested as "serviceRequested", urgency, locale, status,
  words, asks_for_time as "asksForTime", created_at as "createdAt", due_at as "dueAt", whole_day as "wholeDay",
  reached_at as "reachedAt", assignee, version`);

const byDeadline = [
  { by: sql`due_at`, type: "moment" },
  { by: sql`kind`, type: "text" },
  { by: sql`id`, type: "integer" },
] as const;

/** The last segment, after one for each group: entries that came after the first page was read. */
const cameLater = queueGroups.length;

/**
 * The order of Today: by group at the time of the first page, then by deadline; calls for help by urgency before that.
 * What came later stands at the end, as its place may be on a page that was read already.
 */
const segments: readonly Segment[] = Array.from({ length: cameLater + 1 }, (_, index) => ({
  keys: hasRank(index) ? [{ by: sql`rank`, type: "integer" }, ...byDeadline] : byDeadline,
}));

function hasRank(segment: number): boolean {
  return queueGroups[segment] === "safety";
}

/**
 * Who and what waits for us, most urgent first, for staff. Later pages keep the order of the first one's time. Of each source
 * as many rows are read as the page has, so its cost does not grow with the number of those that wait.
 * @throws AppError malformed for a cursor of another list
 */
export async function listQueue(ctx: Ctx, query: QueueQuery): Promise<Page<QueueItem>> {
  requireStaff(ctx);
  const counts = await countGroups(ctx, query.who);
  let start = ctx.now;
  const segmentsAt = (moment: Date) => {
    start = moment;
    return segments;
  };
  const read = async (slice: Slice) => {
    const group = queueGroups[slice.segment];
    // On the first page the counts have just said it.
    if (group && query.cursor === undefined && counts[group] === 0) return [];
    return readSlice(ctx, query, slice, start);
  };
  const page = await readSegments(query, ctx.now, segmentsAt, read);
  const total = query.show ? counts[query.show] : sumOf(counts);
  return { ...page, items: page.items.map(itemOf), total };
}

async function readSlice(ctx: Ctx, query: QueueQuery, slice: Slice, start: Date) {
  const { segment, where, order, keys, descending, limit } = slice;
  const isLater = segment === cameLater;
  const direction = sql.raw(descending ? " desc" : "");
  const first = hasRank(segment) ? sql`rank${direction}, ` : sql``;
  const selects = inSegment(segment, query.show).flatMap(({ source, group }) => {
    const condition = source.groups[group]?.(isLater ? ctx.now : start);
    const owned = ownedBy(source, query.who, ctx);
    if (!condition || !owned) return [];
    const since = sql`${source.since} ${isLater ? sql`>` : sql`<=`} ${sqlMoment(start)}`;
    const isListed = sql.join([condition, since, owned, isAwake(source, ctx)], sql` and `);
    // The order is the index's: `due_at` may be computed from it.
    return sql`(select * from (select ${source.columns}, ${group} as "group", ${source.order} as deadline
      from ${source.table} where ${isListed}) as part where ${sql.join([sql`true`, ...where], sql` and `)}
      order by ${first}deadline${direction}, id${direction} limit ${limit})`;
  });
  if (selects.length === 0) return [];
  const { rows } = await ctx.db.execute<Row & { keys: CursorValue[] }>(sql`
    select ${itemColumns}, ${keys} as keys
    from (${sql.join(selects, sql` union all `)}) as waiting
    order by ${sql.join(order, sql`, `)} limit ${limit}`);
  return rows.map(({ keys, ...row }) => ({ row, keys }));
}

/** The sources of a segment with the group that they have in it: of the last one, all. */
function inSegment(
  segment: number,
  show: QueueGroup | undefined,
): { source: QueueSource; group: QueueGroup }[] {
  const listed = queueGroups.filter(
    (group, index) => (segment === cameLater || segment === index) && (show === undefined || show === group),
  );
  return listed.flatMap((group) =>
    sources.flatMap((source) => (source.groups[group] ? [{ source, group }] : [])),
  );
}

/** In SQL: the row is the caller's, or nobody's; undefined if a source's rows never are. */
function ownedBy({ assignee }: QueueSource, who: QueueOwner | undefined, ctx: Ctx): SQL | undefined {
  if (!who) return sql`true`;
  if (who === "unassigned") return assignee ? sql`${assignee} is null` : sql`true`;
  return assignee ? sql`${assignee} = ${emailOf(ctx.actor)}` : undefined;
}

/**
 * In SQL: no snooze hides the row. Not as `not exists`, for which PostgreSQL may leave the order of the index and read the
 * whole table: so it reads what sleeps once, and then the index until enough are found.
 */
function isAwake({ record, neverSleeps }: QueueSource, { now }: Ctx): SQL {
  if (!record) return sql`true`;
  const awake = record.anyKind
    ? sql`(${record.kind}, ${record.id}) not in (select snooze.record_kind, snooze.record_id from snooze
        where snooze.until > ${sqlMoment(now)})`
    : sql`${record.id} not in (select snooze.record_id from snooze
        where snooze.record_kind = ${record.kind} and snooze.until > ${sqlMoment(now)})`;
  return neverSleeps ? sql`(${neverSleeps} or ${awake})` : awake;
}

type Counts<Name extends string> = Record<Name, number>;

const sumOf = (counts: Counts<QueueGroup>) =>
  Math.min(
    mostFound,
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  );

/** How many entries each group has; each at most `mostFound`. */
function countGroups(ctx: Ctx, who: QueueOwner | undefined): Promise<Counts<QueueGroup>> {
  return select(
    ctx,
    `count Today by group, ${who ?? "all"}`,
    queueGroups.map((group) => [group, countOf(ctx, [group], who)]),
  );
}

/** The counts of the filters: by group of one owner's entries, by owner of all groups. */
export async function countQueue(
  ctx: Ctx,
  who: QueueOwner | undefined,
): Promise<Counts<QueueGroup | QueueOwner | "all">> {
  const owners = [...queueOwners.filter((one) => one !== who), ...(who ? (["all"] as const) : [])];
  const byOwner = owners.map((one) => {
    return [one, countOf(ctx, queueGroups, one === "all" ? undefined : one)] as const;
  });
  const [groups, others] = await Promise.all([
    countGroups(ctx, who),
    select(ctx, `count Today by owner, not ${who ?? "all"}`, byOwner),
  ]);
  return { ...groups, ...others, [who ?? "all"]: sumOf(groups) } as Counts<QueueGroup | QueueOwner | "all">;
}

/** In the text: for a limit that is a parameter PostgreSQL plans as for all rows. */
const limit = sql.raw(String(mostFound));

function countOf(ctx: Ctx, groups: readonly QueueGroup[], who: QueueOwner | undefined): SQL {
  const counts = sources.flatMap((source) => {
    const owned = ownedBy(source, who, ctx);
    if (!owned) return [];
    return groups.flatMap((group) => {
      const condition = source.groups[group]?.(ctx.now);
      if (!condition) return [];
      return sql`(select count(*)::int from (select from ${source.counted ?? source.table}
        where ${condition} and ${owned} and ${isAwake(source, ctx)} limit ${limit}) as counted)`;
    });
  });
  return counts.length > 0 ? sql`least(${limit}, ${sql.join(counts, sql` + `)})` : sql`0`;
}

const dialect = new PgDialect();

/** @param name of the statement, which PostgreSQL plans once for each connection: planning takes longer than counting */
async function select<Name extends string>(
  { db }: Ctx,
  name: string,
  values: readonly (readonly [Name, SQL])[],
): Promise<Counts<Name>> {
  const columns = values.map(([column, value]) => sql`${value} as ${sql.identifier(column)}`);
  const { sql: text, params } = dialect.sqlToQuery(sql`select ${sql.join(columns, sql`, `)}`);
  const [row] = await run<Counts<Name>>(db, { name, text }, params);
  if (!row) throw new Error("counting returned no row");
  return row;
}

function itemOf({ id, recordId, createdAt, dueAt, reachedAt, ...rest }: Row): QueueItem {
  return {
    ...rest,
    id: Number(id),
    recordId: Number(recordId),
    createdAt: isoMoment(createdAt),
    dueAt: isoMoment(dueAt),
    reachedAt: reachedAt && isoMoment(reachedAt),
  };
}

const isoMoment = (moment: string) => new Date(moment).toISOString();
