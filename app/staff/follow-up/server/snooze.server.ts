import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { DeskRecord, DeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { NewSnooze, onRecord, Snooze } from "../contract.ts";
import { snooze as table } from "../schema.server.ts";
import { isOf, requireRecord, sleeperOf } from "./records.server.ts";

type OnRecord = z.output<typeof onRecord>;

/** Until when Today hides the record, for staff; a snooze that is over counts as none. */
export async function readSnooze(ctx: Ctx, { kind, record }: OnRecord): Promise<Snooze> {
  requireStaff(ctx);
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(isOf(table, await sleeperOf(ctx, { kind, id: record })));
  if (!row || row.until <= ctx.now) return { until: null, by: null };
  return { until: todayInSantoDomingo(row.until), by: row.by };
}

/**
 * Hides a record from Today until the day begins in Santo Domingo, or until the customer's next word; audited. The contract
 * refuses a call for help.
 * @throws AppError not_found; invalid (`until`) for a day that has begun
 */
export async function putSnooze(ctx: Ctx, { kind, record, until: day }: NewSnooze): Promise<Snooze> {
  const { email: by } = requireStaff(ctx);
  const until = new Date(momentInSantoDomingo(day, "00:00"));
  if (until <= ctx.now) throw new AppError("invalid", { fields: { until: day } });
  await requireRecord(ctx, { kind, id: record });
  const values = { until, by, createdAt: ctx.now };
  const { id: recordId } = await sleeperOf(ctx, { kind, id: record });
  await ctx.db
    .insert(table)
    .values({ recordKind: kind, recordId, ...values })
    .onConflictDoUpdate({ target: [table.recordKind, table.recordId], set: values });
  await recordAudit(ctx, {
    act: "record.snoozed",
    subject: kind,
    subjectId: record,
    detail: { until: day },
  });
  return { until: day, by };
}

/** Shows the record on Today again; audited. Does nothing if it does not sleep. */
export async function removeSnooze(ctx: Ctx, { kind, record }: OnRecord): Promise<Snooze> {
  requireStaff(ctx);
  const sleeper = await sleeperOf(ctx, { kind, id: record });
  const rows = await ctx.db.delete(table).where(isOf(table, sleeper)).returning({ id: table.recordId });
  if (rows.length > 0) await recordAudit(ctx, { act: "record.woken", subject: kind, subjectId: record });
  return { until: null, by: null };
}

/** Ends the snoozes of records that somebody else has now: they do not know of them. */
export async function endSnoozesOf(
  { db }: Pick<Ctx, "db">,
  kind: DeskRecordKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(table).where(and(eq(table.recordKind, kind), inArray(table.recordId, [...ids])));
}

/**
 * One of several records that are hidden until a day, or shown again (null). One that sleeps is left to its own day.
 * @returns false where nothing changed
 * @throws AppError as `putSnooze`
 */
export async function changeSnooze(
  ctx: Ctx,
  { kind, id }: DeskRecord,
  until: string | null,
): Promise<boolean> {
  requireStaff(ctx);
  const on = { kind, record: id };
  const isAsleep = (await readSnooze(ctx, on)).until !== null;
  if (isAsleep === (until !== null)) return false;
  if (until === null) await removeSnooze(ctx, on);
  else await putSnooze(ctx, { ...on, until });
  return true;
}

/**
 * Ends the snooze of a record whose customer acted, and of the person whom it is of: they wrote, changed or cancelled
 * something. Called where customers act, in their transaction.
 */
export async function endSnooze({ db }: Pick<Ctx, "db">, { kind, id }: DeskRecord): Promise<void> {
  await db.execute(sql.raw(endSnoozeInSql(kind, String(Number(id)))));
}

/**
 * The same as part of a statement that is written as SQL: a frequent write that must not cost one more round trip.
 * @param id in SQL: the record's id
 */
export function endSnoozeInSql(kind: DeskRecordKind, id: string): string {
  const own = kind === "person" ? `person_root(${id})` : `${id}::bigint`;
  return `delete from snooze where (record_kind, record_id) in (select '${kind}', ${own}
    union all select 'person', person_root(person_id) from (select person_id from person_record
      where kind = '${kind}' and record_id = ${id} order by id desc limit 1) as link)`;
}
