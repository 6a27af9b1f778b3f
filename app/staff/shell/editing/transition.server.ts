import { type AnyColumn, eq, type InferSelectModel } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { AuditAct } from "#app/staff/audit/contract.ts";
import { type AuditChange, recordAudit } from "#app/staff/audit/public.server.ts";
import { emailOf } from "#platform/context.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { assignment } from "../contract.ts";

type Identified = PgTable & { id: AnyColumn };
type Act<Name extends string> = {
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
  return { before, row: row as InferSelectModel<T>, changed: true, result: change.result };
}

/** @param seen the state or version that the caller saw; undefined is not checked. @throws AppError conflict */
export function requireUnchanged<V>(seen: V | undefined, current: V): void {
  if (seen !== undefined && seen !== current) throw new AppError("conflict");
}

/** Assigns a record to the actor, or to nobody. @throws AppError not_found, conflict if a colleague has it */
export async function assign<T extends Identified & { assignee: AnyColumn }>(
  ctx: Ctx,
  table: T,
  { id, take, from }: { id: number } & z.output<typeof assignment>,
  act: Act<"assign">,
): Promise<InferSelectModel<T>> {
  const { row } = await transition(ctx, table, id, (before: { assignee?: string | null }) => {
    const previous = before.assignee ?? null;
    requireUnchanged(from, previous);
    const assignee = take ? emailOf(ctx.actor) : null;
    const set = { assignee } as PgUpdateSetSource<T>;
    return { set, event: { ...act, detail: { from: previous ?? "", to: assignee ?? "" } } };
  });
  return row;
}

/** Releases a record that is held as suspected spam. Its version grows, if it has one. */
export function release<T extends Identified & { heldReason: AnyColumn }>(
  ctx: Ctx,
  table: T,
  id: number,
  act: Act<"release">,
): Promise<{ row: InferSelectModel<T>; changed: boolean }> {
  return transition(ctx, table, id, (before: { heldReason?: string | null; version?: number }) => {
    if (!before.heldReason) return null;
    const version = before.version === undefined ? undefined : before.version + 1;
    const set = { heldReason: null as string | null, version };
    return { set: set as PgUpdateSetSource<T>, event: act };
  });
}
