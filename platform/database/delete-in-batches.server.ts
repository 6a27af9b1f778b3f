import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "./pool.server.ts";

const batchSize = 1000;

/**
 * Processes the rows that match `filter`, 1,000 at a time: one statement would hit the statement timeout and hold its
 * locks.
 * @param act must change the rows so that `filter` no longer matches them
 * @throws the signal's reason between two batches; what was done stays done
 */
export async function processInBatches(
  table: PgTable,
  filter: SQL | undefined,
  signal: AbortSignal,
  act: (batch: SQL) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  const batch = sql`ctid = any(array(select ctid from ${table} where ${filter} limit ${batchSize})) and (${filter})`;
  for (;;) {
    signal.throwIfAborted();
    const { rowCount } = await act(batch);
    if (!rowCount) return;
  }
}

/** The same for deleting them. Not in a transaction. */
export function deleteInBatches(table: PgTable, filter: SQL | undefined, signal: AbortSignal): Promise<void> {
  return processInBatches(table, filter, signal, (batch) => db().delete(table).where(batch));
}
