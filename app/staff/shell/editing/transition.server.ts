import { type AnyColumn, eq, type InferInsertModel, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type AuditEvent, recordAudit } from "#app/staff/audit/public.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";

type Identified = PgTable & { id: AnyColumn };

type Transition<T extends Identified> = {
  set: Partial<InferInsertModel<T>>;
  /** `subjectId` is the record's id unless it is given. */
  event: Omit<AuditEvent, "subjectId"> & { subjectId?: number };
};

/**
 * Changes a record as staff: locks it, saves the new values and records the audit event. History, messages and what
 * else follows is the caller's, in the same transaction.
 * @param decide computes the change from the locked record; null changes nothing and records nothing
 * @returns the record before and after; the same where nothing changed
 * @throws AppError not_found, and what `decide` throws
 */
export async function transition<T extends Identified>(
  ctx: Ctx,
  table: T,
  id: number,
  decide: (before: InferSelectModel<T>) => Transition<T> | null | Promise<Transition<T> | null>,
): Promise<{ before: InferSelectModel<T>; row: InferSelectModel<T>; changed: boolean }> {
  requireStaff(ctx);
  const before = await selectForUpdate(ctx.db, table, id);
  const change = await decide(before);
  if (!change) return { before, row: before, changed: false };
  const [row] = await ctx.db
    .update(table as PgTable)
    .set(change.set)
    .where(eq(table.id, id))
    .returning();
  await recordAudit(ctx, { subjectId: id, ...change.event });
  return { before, row: row as InferSelectModel<T>, changed: true };
}

/** @param seen the state or version that the caller saw; undefined is not checked. @throws AppError conflict */
export function requireUnchanged<V>(seen: V | undefined, current: V): void {
  if (seen !== undefined && seen !== current) throw new AppError("conflict");
}
