import { type SQL, sql } from "drizzle-orm";
import { responseMs } from "#app/clients/bookings/rules/due.ts";
import { promiseHours } from "#app/clients/leads/rules/answer-clock.ts";
import { soonThreshold } from "#app/staff/shell/record/due.ts";
import { safetyWaitingSince } from "#app/support/safety/public.server.ts";
import { emailOf } from "#platform/context.ts";
import { readSegments, type Segment, type Slice } from "#platform/database/keyset.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { CursorValue } from "#platform/http/calls/cursor.server.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type QueueFilter, type QueueItem, type QueueQuery, queueStates } from "../contract.ts";

/**
 * In SQL: unanswered leads and bookings, and open calls for help, read by partial indexes. Spam holds are excluded; no
 * answer was promised to them.
 * @param then `state_then` is the row's state at this moment
 */
export function waitingItems(now: Date, then = now): SQL {
  return sql`
    select waiting.*, ${stateAtMoment(now)} as state, ${stateAtMoment(then)} as state_then
    from (
      select 'lead' as kind, id, reference, name, package, '' as vendor_name, '' as service_requested,
        'standard' as urgency, locale, status, false as asks_for_time, created_at, created_at as waits_since,
        created_at + make_interval(hours => ${promiseHours}) as due_at, null::timestamptz as reached_at, assignee
      from lead where first_answered_at is null and status <> 'closed' and held_reason is null
      union all
      select 'booking', id, reference, customer_name, null, vendor_name, service_requested,
        urgency, locale, status, proposed_at is not null, created_at, waits_since, due_at, null, assignee
      from booking where answered_at is null and held_reason is null
      union all
      select 'safety', id, reference, name, null, '', protocol,
        case urgency when 'emergency' then 'asap' when 'urgent' then 'urgent' else 'standard' end,
        locale, status, false, created_at, ${safetyWaitingSince}, due_at, answered_at, assignee
      from safety_request where status <> 'closed' and held_reason is null
    ) as waiting`;
}

function stateAtMoment(moment: Date): SQL {
  const at = sql`${moment.toISOString()}::timestamptz`;
  const soon = (urgency: "standard" | "urgent") =>
    sql`make_interval(secs => ${soonThreshold(responseMs[urgency]) / 1000})`;
  return sql`case when kind = 'safety' and reached_at <= ${at} then 'in_hand'
    when kind = 'safety' then 'safety'
    when urgency = 'asap' then 'emergency'
    when due_at <= ${at} then 'late'
    when due_at - case urgency when 'urgent' then ${soon("urgent")} else ${soon("standard")} end <= ${at} then 'soon'
    else 'new' end`;
}

/** As PostgreSQL's driver returns it: a bigint and times are texts. */
type Row = Omit<QueueItem, "id" | "createdAt" | "dueAt" | "reachedAt"> &
  Record<"id" | "createdAt" | "dueAt", string> & { reachedAt: string | null };

const itemColumns = sql.raw(`kind, id, reference, name, package, vendor_name as "vendorName",
  service_requested as "serviceRequested", urgency, locale, status, asks_for_time as "asksForTime", state,
  created_at as "createdAt", due_at as "dueAt", reached_at as "reachedAt", assignee`);

const stateOrder = `array['${queueStates.join("', '")}']`;

/**
 * The order of Today: by state at `start` (when the first page was read), then by deadline. Entries that came later are
 * last, as their place may be on a page that was read already.
 */
function mostUrgentFirst(start: Date): Segment[] {
  const at = sql`${start.toISOString()}::timestamptz`;
  return [
    {
      keys: [
        { by: sql`(waits_since > ${at})::int`, type: "integer" },
        { by: sql`array_position(${sql.raw(stateOrder)}, state_then)`, type: "integer" },
        {
          by: sql`case state_then when 'safety' then array_position(array['asap', 'urgent', 'standard'], urgency) else 0 end`,
          type: "integer",
        },
        { by: sql`due_at`, type: "moment" },
        { by: sql`kind`, type: "text" },
        { by: sql`id`, type: "integer" },
      ],
    },
  ];
}

/**
 * Who waits for an answer, most urgent first, for staff. Later pages keep the order of the first one's time.
 * @throws AppError malformed for a cursor of another list
 */
export async function listQueue(ctx: Ctx, query: QueueQuery): Promise<Page<QueueItem>> {
  requireStaff(ctx);
  const filter = matchesFilter(query.show, ctx);
  let start = ctx.now;
  const segmentsAt = (moment: Date) => {
    start = moment;
    return mostUrgentFirst(moment);
  };
  const read = async ({ where, order, keys, limit }: Slice) => {
    const { rows } = await ctx.db.execute<Row & { keys: CursorValue[] }>(sql`
      select ${itemColumns}, ${keys} as keys from (${waitingItems(ctx.now, start)}) as queue
      where ${sql.join([filter, ...where], sql` and `)}
      order by ${sql.join(order, sql`, `)} limit ${limit}`);
    return rows.map(({ keys, ...row }) => ({ row, keys }));
  };
  // Two statements: a window count would carry every row through the sort.
  const [counted, page] = await Promise.all([
    ctx.db.execute<{ total: number }>(
      sql`select count(*)::int as total from (${waitingItems(ctx.now)}) as queue where ${filter}`,
    ),
    readSegments(query, ctx.now, segmentsAt, read),
  ]);
  return { ...page, items: page.items.map(itemOf), total: counted.rows[0]?.total ?? 0 };
}

function matchesFilter(show: QueueFilter | undefined, { actor }: Ctx): SQL {
  if (!show) return sql`true`;
  if (show === "unassigned") return sql`assignee is null`;
  if (show === "mine") return sql`assignee = ${emailOf(actor)}`;
  return sql`state = ${show}`;
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
