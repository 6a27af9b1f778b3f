import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/pool.server.ts";

type Row = Record<string, unknown>;

/** Rows whose texts an earlier version kept readable, and how they are kept now. */
export type PlainTexts = {
  table: PgTable;
  /** What tells its rows apart. */
  key: readonly PgColumn[];
  /** Which rows these are. What `sealed` gives must not be one of them. */
  where: SQL | undefined;
  sealed: (row: Row) => Row;
};

/** Names a table's kind of row. */
export function plainTexts<T extends PgTable>(definition: {
  table: T;
  key: readonly PgColumn[];
  where: SQL | undefined;
  sealed: (row: T["$inferSelect"]) => Partial<T["$inferInsert"]>;
}): PlainTexts {
  return definition as PlainTexts;
}

/** Seals what an earlier version kept readable, a few rows at a time. Where nothing is left it only looks. @returns how many rows */
export async function sealPlain(db: Db, places: readonly PlainTexts[], batch = 200): Promise<number> {
  let count = 0;
  for (const place of places) {
    let rows: number;
    do {
      rows = await sealSome(db, place, batch);
      count += rows;
    } while (rows > 0);
  }
  return count;
}

function sealSome(db: Db, { table, key, where, sealed }: PlainTexts, batch: number): Promise<number> {
  return db.transaction(async (tx) => {
    const rows: Row[] = await tx.select().from(table).where(where).limit(batch).for("update");
    for (const row of rows) {
      const same = key.map((column) => eq(column, row[propertyOf(table, column)]));
      await tx
        .update(table)
        .set(sealed(row))
        .where(and(...same));
    }
    return rows.length;
  });
}

function propertyOf(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one.name === column.name);
  return found?.[0] ?? column.name;
}
