import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../pool.server.ts";
import { mostCounted, mostFound } from "./capped-count.ts";

/** The number of rows, at most `most`. */
export async function countCapped(
  db: Db,
  table: PgTable,
  filter: SQL | undefined,
  most = mostCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${cappedCount(sql`from ${table} where ${filter ?? sql`true`}`, most)} as count`,
  );
  return rows[0]?.count ?? 0;
}

/** In SQL, as a scalar: the number of rows, at most `most`. @param from what follows `select`, without a limit */
function cappedCount(from: SQL, most = mostCounted): SQL<number> {
  return sql`(select count(*)::int from (select ${from} limit ${most}) as counted)`;
}

/**
 * Adds the total to a page that is being read. Most searches find no more than a page, which needs no count.
 * @param filter the list's
 * @returns as `total` at most `mostCounted`, of a search at most `mostFound`
 */
export async function withTotal<P extends { items: unknown[]; next?: string | undefined }>(
  db: Db,
  table: PgTable,
  filter: SQL | undefined,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
  reading: Promise<P>,
): Promise<P & { total: number }> {
  if (!search) {
    const [page, total] = await Promise.all([reading, countCapped(db, table, filter)]);
    return { ...page, total };
  }
  const page = await reading;
  const isAll = cursor === undefined && page.next === undefined;
  return { ...page, total: isAll ? page.items.length : await countCapped(db, table, filter, mostFound) };
}
