import { type AnyColumn, eq, type InferSelectModel, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#platform/errors.ts";
import type { Db } from "./pool.server.ts";

/**
 * The row of this id, held against everybody else's change until the transaction ends: whoever comes second waits, and
 * finds what the first one made of it.
 * @throws AppError not_found
 */
export async function lockedRow<T extends PgTable & { id: AnyColumn }>(
  db: Db,
  table: T,
  id: number,
): Promise<InferSelectModel<T>> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row as InferSelectModel<T>;
}

/**
 * Holds a name until the transaction ends, where there is no row to hold yet: what is looked for under it and then
 * added, two cannot do at once.
 * @param name what is looked for, with the kind of thing before it
 */
export async function lockName(db: Db, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
