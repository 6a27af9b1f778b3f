import { type AnyColumn, eq, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#platform/errors.ts";
import { type Db, run } from "./pool.server.ts";

/** Selects a row for update. @throws AppError not_found */
export async function selectForUpdate<T extends PgTable & { id: AnyColumn }>(
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

const lockStatement = { name: "lock a name", text: "select pg_advisory_xact_lock(hashtextextended($1, 0))" };

/** Locks a name (prefixed with its kind) until the transaction ends, for check-then-insert where no row exists yet. */
export async function lockName(db: Db, name: string): Promise<void> {
  await run(db, lockStatement, [name]);
}
