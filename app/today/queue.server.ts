import { type SQL, sql } from "drizzle-orm";
import { soonWithin } from "#app/bookings/due.ts";
import { promiseHours } from "#app/leads/answer-clock.ts";
import { emailOf } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { offsetPage, type Page, readOffset } from "#platform/http/paging.server.ts";
import { demand } from "#platform/policy.server.ts";
import type { QueueItem, QueueQuery, QueueShow } from "./contract.ts";
import { maySeeToday } from "./policy.ts";

/**
 * Calls for help, leads and bookings in one order: whoever waits to hear from us, and how urgently. What is held for a
 * look was promised nothing and is counted apart. Reads only what waits, by the partial indexes of those.
 */
export function waitingAt(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const soon = (urgency: "standard" | "urgent") => sql`make_interval(secs => ${soonWithin(urgency) / 1000})`;
  return sql`
    select waiting.*,
      case when kind = 'safety' then 'safety'
        when urgency = 'asap' then 'emergency'
        when due_at <= ${at} then 'late'
        when due_at - case urgency when 'urgent' then ${soon("urgent")} else ${soon("standard")} end <= ${at} then 'soon'
        else 'new' end as state
    from (
      select 'lead' as kind, id, reference, name, package, '' as vendor_name, '' as service_requested,
        'standard' as urgency, locale, status, false as asks_for_time, created_at,
        created_at + make_interval(hours => ${promiseHours}) as due_at, assignee
      from lead where first_answered_at is null and held_reason is null
      union all
      select 'booking', id, reference, customer_name, null, vendor_name, service_requested,
        urgency, locale, status, proposed_at is not null, created_at, due_at, assignee
      from booking where answered_at is null and held_reason is null
      union all
      select 'safety', id, reference, name, null, '', protocol,
        case urgency when 'emergency' then 'asap' when 'urgent' then 'urgent' else 'standard' end,
        locale, status, false, created_at, due_at, assignee
      from safety_request where answered_at is null and held_reason is null
    ) as waiting`;
}

type Row = {
  kind: QueueItem["kind"];
  id: string;
  reference: string;
  name: string;
  package: QueueItem["package"];
  vendor_name: string;
  service_requested: string;
  urgency: QueueItem["urgency"];
  locale: QueueItem["locale"];
  status: QueueItem["status"];
  asks_for_time: boolean;
  created_at: Date;
  due_at: Date;
  assignee: string | null;
  state: QueueItem["state"];
};

/** Who waits to hear from us: by how urgent it is, then the soonest due. */
export async function listQueue(ctx: Ctx, query: QueueQuery): Promise<Page<QueueItem>> {
  demand(maySeeToday(ctx.actor), ctx.actor);
  const asked = readOffset(query);
  const found = sql`from (${waitingAt(ctx.now)}) as queue where ${shown(query.show, ctx)}`;
  // Two statements: to be counted in the first, every row would have to be carried through the sorting.
  const [counted, { rows }] = await Promise.all([
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`),
    ctx.db.execute<Row>(sql`select * ${found}
    order by array_position(array['safety', 'emergency', 'late', 'soon', 'new'], state),
      case state when 'safety' then array_position(array['asap', 'urgent', 'standard'], urgency) end,
      due_at, kind, id
    limit ${asked.limit} offset ${asked.offset}`),
  ]);
  return offsetPage(rows.map(itemOf), counted.rows[0]?.total ?? 0, asked);
}

function shown(show: QueueShow | undefined, { actor }: Ctx): SQL {
  if (!show) return sql`true`;
  if (show === "unassigned") return sql`assignee is null`;
  if (show === "mine") return sql`assignee = ${emailOf(actor)}`;
  return sql`state = ${show}`;
}

function itemOf(row: Row): QueueItem {
  return {
    kind: row.kind,
    id: Number(row.id),
    reference: row.reference,
    name: row.name,
    package: row.package,
    vendorName: row.vendor_name,
    serviceRequested: row.service_requested,
    urgency: row.urgency,
    locale: row.locale,
    status: row.status,
    asksForTime: row.asks_for_time,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    dueAt: new Date(row.due_at).toISOString(),
    assignee: row.assignee,
  };
}
