import { type SQL, sql } from "drizzle-orm";
import { responseMs } from "#app/clients/bookings/rules/due.ts";
import { promiseHours } from "#app/clients/leads/rules/answer-clock.ts";
import { safetyWaitingSince } from "#app/support/safety/public.server.ts";
import { soonThreshold } from "#platform/i18n/due.ts";
import type { QueueState } from "../contract.ts";

/** One of the tables of which the queue consists. */
export type QueuePart = {
  table: SQL;
  /** In SQL: somebody waits for us. Spam holds are excluded; no answer was promised to them. */
  waits: SQL;
  /** The rows with the columns of the queue, without table and condition. */
  rows: SQL;
  /** In SQL: the row is in this state at a moment; undefined if its rows never are. */
  in: (state: QueueState, at: Date) => SQL | undefined;
  waitsSince: SQL;
  /** The column that a partial index orders by, in the order of the deadlines. */
  deadline: string;
};

const promiseMs = promiseHours * 3_600_000;

/** In SQL. @param afterMs added to the moment, in milliseconds */
export function sqlMoment(moment: Date, afterMs = 0): SQL {
  return sql`${new Date(moment.getTime() + afterMs).toISOString()}::timestamptz`;
}

const lead: QueuePart = {
  table: sql`lead`,
  waits: sql`first_answered_at is null and status <> 'closed' and held_reason is null`,
  rows: sql`select 'lead' as kind, id, reference, name, package, '' as vendor_name, '' as service_requested,
    'standard' as urgency, locale, status, false as asks_for_time, created_at,
    created_at + make_interval(hours => ${promiseHours}) as due_at, null::timestamptz as reached_at, assignee,
    0 as rank`,
  waitsSince: sql`created_at`,
  deadline: "created_at",
  in(state, at) {
    const late = sqlMoment(at, -promiseMs);
    const soon = sqlMoment(at, soonThreshold(promiseMs) - promiseMs);
    if (state === "late") return sql`created_at <= ${late}`;
    if (state === "soon") return sql`created_at > ${late} and created_at <= ${soon}`;
    return state === "new" ? sql`created_at > ${soon}` : undefined;
  },
};

const booking: QueuePart = {
  table: sql`booking`,
  waits: sql`answered_at is null and held_reason is null`,
  rows: sql`select 'booking' as kind, id, reference, customer_name as name, null::text as package, vendor_name,
    service_requested, urgency, locale, status, proposed_at is not null as asks_for_time, created_at, due_at,
    null::timestamptz as reached_at, assignee, 0 as rank`,
  waitsSince: sql`waits_since`,
  deadline: "due_at",
  in(state, at) {
    const late = sqlMoment(at);
    const urgentSoon = sqlMoment(at, soonThreshold(responseMs.urgent));
    const standardSoon = sqlMoment(at, soonThreshold(responseMs.standard));
    const isSoon = sql`due_at <= case urgency when 'urgent' then ${urgentSoon} else ${standardSoon} end`;
    if (state === "emergency") return sql`urgency = 'asap'`;
    if (state === "late") return sql`urgency <> 'asap' and due_at <= ${late}`;
    // The bounds without `case` are for the index.
    if (state === "soon")
      return sql`urgency <> 'asap' and due_at > ${late} and due_at <= ${standardSoon} and ${isSoon}`;
    return state === "new" ? sql`urgency <> 'asap' and due_at > ${urgentSoon} and not ${isSoon}` : undefined;
  },
};

const safety: QueuePart = {
  table: sql`safety_request`,
  waits: sql`status <> 'closed' and held_reason is null`,
  rows: sql`select 'safety' as kind, id, reference, name, null::text as package, '' as vendor_name,
    protocol as service_requested,
    case urgency when 'emergency' then 'asap' when 'urgent' then 'urgent' else 'standard' end as urgency,
    locale, status, false as asks_for_time, created_at, due_at, answered_at as reached_at, assignee,
    array_position(array['emergency', 'urgent', 'normal'], urgency) as rank`,
  waitsSince: safetyWaitingSince,
  deadline: "due_at",
  in(state, at) {
    if (state === "safety") return sql`(answered_at is null or answered_at > ${sqlMoment(at)})`;
    return state === "in_hand" ? sql`answered_at <= ${sqlMoment(at)}` : undefined;
  },
};

export const queueParts: readonly QueuePart[] = [lead, booking, safety];
