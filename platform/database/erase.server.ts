import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "./pool.server.ts";

const atOnce = 1000;

/**
 * Works through all rows that a filter names, a thousand at a time: one statement for all of them would meet the deadline
 * of statements, and hold their locks as long. A row that was changed meanwhile is looked at anew.
 * @param act changes those rows so that the filter names them no more, and tells how many they were
 * @param signal ends it between two batches: it throws then, and the rest is for the next time
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

/** Takes out all rows that a filter names, until `signal` ends it. */
export function eraseAll(table: PgTable, filter: SQL | undefined, signal: AbortSignal): Promise<void> {
  return inBatches(table, filter, signal, (some) => db().delete(table).where(some));
}
