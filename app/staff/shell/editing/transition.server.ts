import { type AnyColumn, eq, getTableName, type InferSelectModel } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { AuditAct } from "#app/staff/audit/contract.ts";
import { type AuditChange, recordAudit } from "#app/staff/audit/public.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";

export type Identified = PgTable & { id: AnyColumn };
export type Act<Name extends string> = {
  act: Extract<AuditAct, `${string}.${Name}`>;
  subject: AuditChange["subject"];
};

type Transition<T extends Identified, R> = {
  set: PgUpdateSetSource<T>;
  /** `subjectId` is the record's id unless it is given. Null for a change that is no event by itself. */
  event: (AuditChange & { subjectId?: number }) | null;
  /** What the caller needs of the decision, besides the record. */
  result?: R;
};
type Decided<T extends Identified, R> = Transition<T, R> | null;
export type Decide<T extends Identified, R> = (
  before: InferSelectModel<T>,
) => Decided<T, R> | Promise<Decided<T, R>>;

/**
 * Changes a record as staff: locks it, saves the new values and records the audit event. History, messages and what
 * else follows is the caller's, in the same transaction.
 * @param decide computes the change from the locked record; null changes nothing and records nothing
 * @returns the record before and after; the same where nothing changed
 * @throws AppError not_found, and what `decide` throws
 */
export async function transition<T extends Identified, R = undefined>(
  ctx: Ctx,
  table: T,
  id: number,
  decide: Decide<T, R>,
): Promise<{
  before: InferSelectModel<T>;
  row: InferSelectModel<T>;
  changed: boolean;
  result?: R | undefined;
}> {
  requireStaff(ctx);
  const before = await selectForUpdate(ctx.db, table, id);
  const change = await decide(before);
  if (!change) return { before, row: before, changed: false };
  const [row] = await ctx.db
    .update(table as PgTable)
    .set(change.set)
    .where(eq(table.id, id))
    .returning();
  if (change.event) await recordAudit(ctx, { subjectId: id, ...change.event });
  ctx.hold?.changes.push({ table: getTableName(table), id, before, after: row as object });
  return { before, row: row as InferSelectModel<T>, changed: true, result: change.result };
}

/** @param seen the state or version that the caller saw; undefined is not checked. @throws AppError conflict */
export function requireUnchanged<V>(seen: V | undefined, current: V): void {
  if (seen !== undefined && seen !== current) throw new AppError("conflict");
}

/**
 * Releases a record that is held as suspected spam. Its version grows, if it has one.
 * @param also what changes with it
 */
export function release<T extends Identified & { heldReason: AnyColumn }>(
  ctx: Ctx,
  table: T,
  id: number,
  act: Act<"release">,
  also?: (before: InferSelectModel<T>) => PgUpdateSetSource<T>,
): Promise<{ row: InferSelectModel<T>; changed: boolean }> {
  return transition(ctx, table, id, (before: { heldReason?: string | null; version?: number }) => {
    if (!before.heldReason) return null;
    const version = before.version === undefined ? undefined : before.version + 1;
    const set = { ...also?.(before as InferSelectModel<T>), heldReason: null as string | null, version };
    return { set: set as PgUpdateSetSource<T>, event: act };
  });
}
