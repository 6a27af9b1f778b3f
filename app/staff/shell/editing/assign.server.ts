import { type AnyColumn, eq, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { emailOf } from "#platform/context.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { assignment } from "../contract.ts";
import { requireUnchanged } from "./transition.server.ts";

type Assignable = PgTable & { id: AnyColumn; assignee: AnyColumn };

/**
 * Assigns a record to the actor, or to nobody. The caller checks access.
 * @returns the record, and the change for the audit event
 * @throws AppError not_found, conflict
 */
export async function assign<T extends Assignable>(
  ctx: Ctx,
  table: T,
  { id, take, from }: { id: number } & z.output<typeof assignment>,
): Promise<{ row: InferSelectModel<T>; detail: { from: string; to: string } }> {
  const before: InferSelectModel<T> & { assignee?: string | null } = await selectForUpdate(ctx.db, table, id);
  const previous = before.assignee ?? null;
  requireUnchanged(from, previous);
  const assignee = take ? emailOf(ctx.actor) : null;
  await ctx.db
    .update(table as PgTable)
    .set({ assignee })
    .where(eq(table.id, id));
  return { row: { ...before, assignee }, detail: { from: previous ?? "", to: assignee ?? "" } };
}
