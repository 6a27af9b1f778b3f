import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { DeskRecord, DeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { actorName, emailOf } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";

/** Where a record of a kind is stored. */
const tables: Record<DeskRecordKind, string> = {
  person: "person",
  lead: "lead",
  booking: "booking",
  chat: "chat_session",
  contact_message: "contact_message",
  safety_request: "safety_request",
  vendor_application: "vendor_application",
  local_vendor: "local_vendor",
  vendor: "vendor",
  review: "review",
  community_post: "community_post",
};

/**
 * Requires that the record exists, and keeps it from being deleted until the transaction ends: otherwise what is added now
 * would outlive it.
 * @throws AppError not_found
 */
export async function requireRecord({ db }: Ctx, { kind, id }: DeskRecord): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from ${sql.identifier(tables[kind])} where id = ${id} for key share`,
  );
  if (rows.length === 0) throw new AppError("not_found");
}

type RecordColumns = { recordKind: AnyPgColumn; recordId: AnyPgColumn };

/** An SQL condition: the row belongs to the record; of a person, to anybody of their family. */
export function belongsTo(table: RecordColumns, { kind, id }: DeskRecord): SQL | undefined {
  const isItsOwn =
    kind === "person" ? sql`${table.recordId} in (select person_family(${id}))` : eq(table.recordId, id);
  return and(eq(table.recordKind, kind), isItsOwn);
}

/**
 * The record whose snooze counts: of a person that was merged, the one who is left. What slept before the merge sleeps again
 * when it is undone.
 */
export async function sleeperOf({ db }: Pick<Ctx, "db">, record: DeskRecord): Promise<DeskRecord> {
  if (record.kind !== "person") return record;
  const { rows } = await db.execute<{ root: string | null }>(sql`select person_root(${record.id}) as root`);
  return { ...record, id: Number(rows[0]?.root ?? record.id) };
}

/** An SQL condition: the row is this very record's. */
export function isOf(table: RecordColumns, { kind, id }: DeskRecord): SQL | undefined {
  return and(eq(table.recordKind, kind), eq(table.recordId, id));
}

/** Those of the addresses that belong to colleagues who may sign in, as their accounts write them. */
export async function colleaguesAmong({ db }: Ctx, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const wanted = emails.map((email) => email.toLowerCase());
  const rows = await db
    .select({ email: authUser.email })
    .from(authUser)
    .where(and(inArray(sql`lower(${authUser.email})`, wanted), isNull(authUser.disabledAt)));
  return rows.map(({ email }) => email);
}

/** Tells colleagues on their bells, but not the caller. */
export async function tellColleagues(
  ctx: Ctx,
  emails: readonly string[],
  type: "note_mention" | "next_step_assigned",
  { kind, id }: DeskRecord,
): Promise<void> {
  const about = actorName(ctx.actor);
  for (const recipient of emails) {
    if (recipient === emailOf(ctx.actor)) continue;
    await notifyStaff(ctx, { type, subjectId: id, about, recipient, recordKind: kind });
  }
}
