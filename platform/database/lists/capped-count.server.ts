import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../pool.server.ts";
import { mostCounted } from "./capped-count.ts";

/** The number of rows, at most `mostCounted`. */
export async function countCapped(db: Db, table: PgTable, filter: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${cappedCount(sql`from ${table} where ${filter ?? sql`true`}`)} as count`,
  );
  return rows[0]?.count ?? 0;
}

/** In SQL, as a scalar: the number of rows, at most `mostCounted`. @param from what follows `select`, without a limit */
export function cappedCount(from: SQL): SQL<number> {
  return sql`(select count(*)::int from (select ${from} limit ${mostCounted}) as counted)`;
}
