import { type Ctx, db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { BulkAnswer, BulkOutcome } from "../contract.ts";

/** What became of one record: done, or how it was already. */
type Result = { outcome: "done" } | { outcome: "already"; by: string | null };
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
      results.push({ id, by: null, ...result });
    } catch (error) {
      results.push({ id, outcome: outcomeOf(error, id), by: null });
    }
  }
  return { results };
}

function outcomeOf(error: unknown, id: number): BulkOutcome["outcome"] {
  if (error instanceof AppError && (error.code === "conflict" || error.code === "not_found"))
    return error.code;
  log.error({ id, ...safeError(error) }, "one of several records could not be changed");
  return "failed";
}
