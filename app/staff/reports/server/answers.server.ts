import { type SQL, sql } from "drizzle-orm";
import { booking, bookingEvent } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead, leadStatusChange } from "#app/clients/leads/schema.server.ts";
import { chatMessage, chatSession } from "#app/support/chat/schema.server.ts";
import { withinDays } from "#platform/database/days.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { DayRange } from "../rules/period.ts";
import { type Row, shareOfWhole } from "../rules/tables.ts";

const channels = ["lead", "booking", "message", "chat"] as const;

type Figures = {
  channel: string | null;
  by: string | null;
  received: number;
  answered: number;
  within: number;
  late: number;
  unanswered: number;
  median: number | null;
  p90: number | null;
};

/**
 * How soon a person answered what arrived in these days: by channel, and by the colleague who answered. Of a booking its
 * last wait counts, of a chat the first answer of a person. The share is of all that were answered or are late: what was
 * closed without an answer is counted apart, and what still has time is not counted.
 */
export async function readAnswers(
  ctx: Ctx,
  days: DayRange,
): Promise<{ answersByChannel: Row[]; answersByColleague: Row[] }> {
  const span = sql`extract(epoch from at - since) / 60`;
  const { rows } = await ctx.db.execute<Figures>(sql`
    with wait as materialized (${waits(days)})
    select channel, by, count(*)::int as received, count(at)::int as answered,
      count(*) filter (where at - since <= interval '24 hours')::int as within,
      count(*) filter (where at is null and not is_closed
        and since < ${ctx.now.toISOString()}::timestamptz - interval '24 hours')::int as late,
      count(*) filter (where at is null and is_closed)::int as unanswered,
      round(percentile_cont(0.5) within group (order by ${span}))::int as median,
      round(percentile_cont(0.9) within group (order by ${span}))::int as p90
    from wait group by grouping sets ((channel), (by))`);
  const byChannel = new Map(rows.map((row) => [row.channel, row]));
  const colleagues = rows.filter(({ channel, by }) => channel === null && by !== null && by !== "");
  return {
    answersByChannel: channels.map((channel) => {
      const {
        received = 0,
        answered = 0,
        within = 0,
        late = 0,
        unanswered = 0,
        median = null,
        p90 = null,
      } = byChannel.get(channel) ?? {};
      return {
        channel,
        received,
        answered,
        within,
        late,
        unanswered,
        share: shareOfWhole(within, answered + late),
        median,
        p90,
      };
    }),
    answersByColleague: colleagues
      .toSorted(
        (one, other) => other.answered - one.answered || String(one.by).localeCompare(String(other.by)),
      )
      .map(({ by: colleague, answered, within, median, p90 }) => ({
        colleague,
        answered,
        within,
        share: shareOfWhole(within, answered),
        median,
        p90,
      })),
  };
}

/** One row for each wait: since when, until when and by whom it was answered. Suspected spam does not wait. */
function waits(days: DayRange): SQL {
  return sql`
    select 'lead' as channel, created_at as since, first_answered_at as at, status = 'closed' as is_closed,
      (select change.by from ${leadStatusChange} change
       where change.lead_id = lead.id and change.at = lead.first_answered_at limit 1) as by
    from ${lead} where ${withinDays(lead.createdAt, days)} and held_reason is null
    union all
    select 'booking', waits_since, answered_at, status in ('cancelled', 'completed'),
      (select event.name from ${bookingEvent} event
       where event.booking_id = booking.id and event.at = booking.answered_at and event.by = 'staff' limit 1)
    from ${booking} where ${withinDays(booking.createdAt, days)} and held_reason is null
    union all
    select 'message', created_at, answered_at, false, answered_by
    from ${contactMessage} where ${withinDays(contactMessage.createdAt, days)} and held_reason is null
    union all
    ${chatWaits(days)}`;
}

/** A chat waits from the visitor's first words that the assistant left to a person. */
function chatWaits(days: DayRange): SQL {
  return sql`
    select 'chat', coalesce(case when answer.at is null then chat_session.waiting_since end, asked.at, assistant.at,
      chat_session.created_at), answer.at, false, answer.by
    from ${chatSession}
    left join lateral (select id, created_at as at, by from ${chatMessage} m
      where m.session_id = chat_session.id and m.author = 'staff' order by m.id limit 1) answer on true
    left join lateral (select max(m.id) as id, max(m.created_at) as at from ${chatMessage} m
      where m.session_id = chat_session.id and m.author = 'assistant' and m.id < answer.id) assistant on true
    left join lateral (select min(m.created_at) as at from ${chatMessage} m
      where m.session_id = chat_session.id and m.author = 'visitor' and m.id < answer.id
        and m.id > coalesce(assistant.id, 0)) asked on true
    where ${withinDays(chatSession.createdAt, days)} and (answer.id is not null or chat_session.waiting_since is not null)`;
}
