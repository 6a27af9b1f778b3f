import { count } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../pool.server.ts";

/** Counts all rows of a table, and those of each status. */
export async function countByStatus<S extends string>(
  db: Db,
  table: PgTable & { status: PgColumn },
  statuses: readonly S[],
): Promise<{ total: number; byStatus: Record<S, number> }> {
  const rows = await db
    .select({ status: table.status, count: count() })
    .from(table as PgTable)
    .groupBy(table.status);
  const counts = new Map<unknown, number>(rows.map((row) => [row.status, row.count]));
  const byStatus = Object.fromEntries(statuses.map((status) => [status, counts.get(status) ?? 0]));
  return { total: rows.reduce((sum, row) => sum + row.count, 0), byStatus: byStatus as Record<S, number> };
}
