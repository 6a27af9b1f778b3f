import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { recordsQuery } from "#app/staff/shell/contract.ts";
import { readRecordNames, recordName } from "#app/staff/shell/record/in-one-call.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { followUpOfRecords } from "../contract.ts";
import { nextStep, note, snooze } from "../schema.server.ts";

type Row = {
  kind: "lead";
  id: string;
  notes: number;
  until: string | null;
  what: string | null;
  due_at: string | null;
  has_hour: boolean | null;
};

/**
 * What the team keeps about the records of a list: how many notes, until when they sleep, and the next step that is due
 * first. People are left out: what belongs to one is read for everybody who was merged into them.
 */
export async function listFollowUps(
  ctx: Ctx,
  { records = "" }: z.output<typeof recordsQuery>,
): Promise<z.infer<typeof followUpOfRecords>> {
  requireStaff(ctx);
  const asked = readRecordNames(records).filter(({ kind }) => kind !== "person");
  if (asked.length === 0) return [];
  const { rows } = await ctx.db.execute<Row>(sql`
    select asked.kind, asked.id, step.what, step.due_at, step.has_hour,
      (select count(*)::int from ${note} where record_kind = asked.kind and record_id = asked.id) as notes,
      (select until from ${snooze} where record_kind = asked.kind and record_id = asked.id
        and until > ${ctx.now.toISOString()}::timestamptz) as until
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (kind text, id bigint)
    left join lateral (select what, due_at, has_hour from ${nextStep}
      where record_kind = asked.kind and record_id = asked.id and done_at is null order by due_at, id limit 1) as step on true`);
  return rows.map(({ kind, id, notes, until, what, due_at: dueAt, has_hour: hasHour }) => ({
    record: recordName({ kind, id: Number(id) }),
    notes,
    sleepsUntil: until && todayInSantoDomingo(new Date(until)),
    step:
      what === null || dueAt === null
        ? null
        : { what, dueAt: new Date(dueAt).toISOString(), hasHour: hasHour === true },
  }));
}
