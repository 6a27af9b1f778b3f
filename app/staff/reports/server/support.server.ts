import { sql } from "drizzle-orm";
import { chatMessage, chatSession } from "#app/support/chat/schema.server.ts";
import { safetyUrgencies } from "#app/support/safety/contract.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { withinDays } from "#platform/database/days.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { DayRange } from "../rules/period.ts";
import { type Row, shareOfWhole } from "../rules/tables.ts";

/** Conversations in which a visitor wrote, by who answered: a person counts where both did. */
export async function readChats({ db }: Ctx, days: DayRange): Promise<Row[]> {
  const has = (author: string) =>
    sql`exists (select from ${chatMessage} m where m.session_id = chat_session.id and m.author = ${author})`;
  const { rows } = await db.execute<Record<"person" | "assistant" | "nobody", number>>(sql`
    with answered as (
      select ${has("staff")} as by_person, ${has("assistant")} as by_assistant from ${chatSession}
      where ${withinDays(chatSession.createdAt, days)} and ${has("visitor")}
    )
    select count(*) filter (where by_person)::int as person,
      count(*) filter (where by_assistant and not by_person)::int as assistant,
      count(*) filter (where not by_assistant and not by_person)::int as nobody from answered`);
  const [{ person, assistant, nobody } = { person: 0, assistant: 0, nobody: 0 }] = rows;
  const total = person + assistant + nobody;
  return Object.entries({ assistant, person, nobody }).map(([answeredBy, chats]) => ({
    answeredBy,
    chats,
    share: shareOfWhole(chats, total),
  }));
}

type Reached = {
  urgency: string;
  received: number;
  reached: number;
  inTime: number;
  median: number | null;
  p90: number | null;
};

/** Calls for help: how soon the person was reached. Suspected spam does not count. */
export async function readSafety({ db }: Ctx, days: DayRange): Promise<Row[]> {
  const span = sql`extract(epoch from answered_at - created_at) / 60`;
  const { rows } = await db.execute<Reached>(sql`
    select urgency, count(*)::int as received, count(answered_at)::int as reached,
      count(*) filter (where answered_at <= due_at)::int as "inTime",
      round(percentile_cont(0.5) within group (order by ${span}))::int as median,
      round(percentile_cont(0.9) within group (order by ${span}))::int as p90
    from ${safetyRequest} where ${withinDays(safetyRequest.createdAt, days)} and held_reason is null
    group by urgency`);
  const byUrgency = new Map(rows.map((row) => [row.urgency, row]));
  return safetyUrgencies.map((urgency) => {
    const { received = 0, reached = 0, inTime = 0, median = null, p90 = null } = byUrgency.get(urgency) ?? {};
    return { urgency, received, reached, inTime, share: shareOfWhole(inTime, received), median, p90 };
  });
}
