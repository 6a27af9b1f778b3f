import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "./pool.server.ts";

const atOnce = 1000;

/**
 * Processes the rows that match `filter` in batches: one statement would hit the statement timeout and hold its locks.
 * @param act must change the rows so that `filter` no longer matches them
 */
export async function inBatches(
  table: PgTable,
  filter: SQL | undefined,
  signal: AbortSignal,
  act: (some: SQL) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  const some = sql`ctid = any(array(select ctid from ${table} where ${filter} limit ${atOnce})) and (${filter})`;
  for (;;) {
    signal.throwIfAborted();
    const { rowCount } = await act(some);
    if (!rowCount) return;
  }
}

export function eraseAll(table: PgTable, filter: SQL | undefined, signal: AbortSignal): Promise<void> {
  return inBatches(table, filter, signal, (some) => db().delete(table).where(some));
}
