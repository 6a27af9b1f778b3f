import { type AnyColumn, eq, type InferSelectModel } from "drizzle-orm";
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
