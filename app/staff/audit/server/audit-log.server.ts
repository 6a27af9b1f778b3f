import { type AnyColumn, and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { actorName, emailOf } from "#platform/context.ts";
import { withinDays } from "#platform/database/days.server.ts";
import { countCapped } from "#platform/database/lists/capped-count.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, type Page, readPage } from "#platform/database/lists/page.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type {
  AuditAct,
  AuditEntry,
  AuditLine,
  AuditSubject,
  auditDetails,
  auditQuery,
  HistoryQuery,
} from "../contract.ts";
import { auditLog } from "../schema.server.ts";

type Row = typeof auditLog.$inferSelect;

type Keys<A extends AuditAct> = keyof (typeof auditDetails)[A];
type AllKeys = { [A in AuditAct]: Keys<A> }[AuditAct];
/** The declared keys of an act, and none of another act's. */
type Detail<A extends AuditAct> = { [K in AllKeys]?: (K extends Keys<A> ? string : never) | undefined };

export type AuditChange = {
  [A in AuditAct]: { act: A; subject: AuditSubject; detail?: Detail<A> };
}[AuditAct];
type AuditEvent = AuditChange & { subjectId: number };

/** Records an event in the caller's transaction. */
export async function recordAudit(ctx: Ctx, event: AuditEvent): Promise<void> {
  const actor = { by: actorName(ctx.actor), byEmail: emailOf(ctx.actor) };
  // JSON has no undefined values.
  const detail = (event.detail ?? {}) as Record<string, string>;
  await ctx.db.insert(auditLog).values({ ...event, detail, createdAt: ctx.now, ...actor });
}

/** Records one event for each of these records, in one statement of the caller's transaction. */
export async function recordAudits(
  ctx: Ctx,
  { act, subject, detail = {} }: AuditChange,
  subjectIds: readonly number[],
): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${auditLog} (at, by, by_email, act, subject, subject_id, detail)
    select ${ctx.now.toISOString()}::timestamptz, ${actorName(ctx.actor)}, ${emailOf(ctx.actor)}, ${act}, ${subject}, id,
      ${JSON.stringify(detail)}::jsonb
    from unnest(${sql.param(subjectIds)}::bigint[]) as id`);
}

/** Records what the operator did at the terminal or by settings. */
export function recordOperatorAudit(event: AuditEvent): Promise<void> {
  return recordAudit({ db: db(), actor: { kind: "operator" }, locale: "en", now: new Date() }, event);
}

type RecordRef = { subject: AuditSubject; subjectId: number };

const concerns = ({ subject, subjectId }: RecordRef) =>
  and(eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId));

const newest: Segment = { keys: [{ by: auditLog.id, type: "integer" }], descending: true };

/** A record's history, newest first; `acts`: only these. The caller checks access. */
export async function listRecordHistory(
  ctx: Ctx,
  about: RecordRef,
  query: HistoryQuery,
  acts?: readonly AuditAct[],
): Promise<Page<AuditEntry>> {
  const filter = and(concerns(about), acts && inArray(auditLog.act, [...acts]));
  const [page, total] = await Promise.all([
    readSegments(query, ctx.now, () => [newest], createSliceReader(ctx.db, auditLog, filter)),
    countCapped(ctx.db, auditLog, filter),
  ]);
  return { ...page, items: page.items.map(entryOf), total };
}

/** The details of one kind of event on a record, oldest first. The caller checks access. */
export async function listAuditDetails(
  ctx: Ctx,
  about: RecordRef,
  act: AuditAct,
): Promise<AuditEntry["detail"][]> {
  const rows = await ctx.db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(and(concerns(about), eq(auditLog.act, act)))
    .orderBy(auditLog.id);
  return rows.map(({ detail }) => detail);
}

/** The events of some kinds on a record, oldest first; with `moments` only those recorded at one. The caller checks access. */
export async function listAuditEntries(
  ctx: Ctx,
  about: RecordRef,
  acts: readonly AuditAct[],
  moments?: readonly Date[],
): Promise<AuditEntry[]> {
  const then = moments && inArray(auditLog.createdAt, [...moments]);
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(concerns(about), inArray(auditLog.act, [...acts]), then))
    .orderBy(auditLog.id);
  return rows.map(entryOf);
}

/** In SQL: whether the record has such an event after `moment`. */
export function hasAuditEventSince(
  { act, subject, id }: { act: AuditAct; subject: AuditSubject; id: AnyColumn },
  moment: Date,
): SQL {
  return sql`exists (select from audit_log where audit_log.subject = ${subject} and audit_log.subject_id = ${id}
    and audit_log.act = ${act} and audit_log.at > ${moment.toISOString()}::timestamptz)`;
}

function entryOf({ id, createdAt, by, byEmail, act, detail }: Row): AuditEntry {
  return { id, at: createdAt.toISOString(), by, byEmail, act, detail };
}

/**
 * Newest first, for staff; `by` is the beginning of a name or an e-mail.
 * @throws AppError malformed for a cursor of another list
 */
export async function listAuditEvents(
  ctx: Ctx,
  query: z.output<typeof auditQuery>,
): Promise<Page<AuditLine>> {
  requireStaff(ctx);
  const { by, act, subject } = query;
  const filter = and(
    by
      ? sql`(starts_with(lower(${auditLog.by}), lower(${by})) or starts_with(${auditLog.byEmail}, lower(${by})))`
      : undefined,
    act && eq(auditLog.act, act),
    subject && eq(auditLog.subject, subject),
    withinDays(auditLog.createdAt, query),
  );
  return readPage(ctx.db, auditLog, filter, query, (row) => ({
    ...entryOf(row),
    subject: row.subject,
    subjectId: row.subjectId,
  }));
}
