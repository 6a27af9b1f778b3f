import type { z } from "zod";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type BulkAnswer, type BulkOutcome, type bulkUndo, type UndoOffer, undoMs } from "../contract.ts";

/** What became of one record: done, how it was already, or why not. */
type Result =
  | { outcome: "done"; undo?: UndoOffer }
  | { outcome: "already"; by: string | null }
  | { outcome: "ahead" };
export const done: Result = { outcome: "done" };
/** @param by who did it before, if it is known */
export const already = (by: string | null = null): Result => ({ outcome: "already", by });

/**
 * Acts on several records, each in a transaction of its own: what fails is named and undoes nothing else. For a call that
 * declares `ownTransactions`.
 * @param act changes one record; its AppError conflict or not_found becomes that record's outcome
 */
export async function actOnEach(
  ctx: Ctx,
  ids: readonly number[],
  act: (ctx: Ctx, id: number) => Promise<Result>,
): Promise<BulkAnswer> {
  requireStaff(ctx);
  const results: BulkOutcome[] = [];
  for (const id of ids) {
    try {
      const result = await db().transaction((tx) => act({ ...ctx, db: tx }, id));
      results.push({ id, by: null, undo: null, ...result });
    } catch (error) {
      results.push({ id, outcome: outcomeOf(error, id), by: null, undo: null });
    }
  }
  return { results };
}

/** How long the first of several acts is held, so that the person has `undoMs` after the last: a moment for each. */
export const bulkUndoMs = (records: number): number => undoMs + records * 50;

/** Undoes acts of the caller on several records, each by itself. @param undo one of them; it throws if it is too late */
export function undoEach(
  ctx: Ctx,
  { acts }: z.output<typeof bulkUndo>,
  undo: (ctx: Ctx, act: { id: number; act: number }) => Promise<unknown>,
): Promise<BulkAnswer> {
  const byId = new Map(acts.map((one) => [one.id, one]));
  return actOnEach(ctx, [...byId.keys()], async (own, id) => {
    const act = byId.get(id);
    if (act) await undo(own, act);
    return done;
  });
}

function outcomeOf(error: unknown, id: number): BulkOutcome["outcome"] {
  if (error instanceof AppError && (error.code === "conflict" || error.code === "not_found"))
    return error.code;
  log.error({ id, ...safeError(error) }, "one of several records could not be changed");
  return "failed";
}
