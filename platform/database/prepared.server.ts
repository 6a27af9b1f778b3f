import { type InferInsertModel, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./pool.server.ts";

/**
 * Builds a frequent statement once for each connection, a transaction's too; building takes longer than the statement. Name
 * it (`.prepare("name")`), so PostgreSQL parses it once too.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}

/**
 * A frequent insert of one row, `prepared`.
 * @param columns those whose values come with each row; the others get their defaults, or a value of `computed`
 * @param computed SQL of further columns; its placeholders come with each row too
 * @returns the insert; it returns the whole new row
 */
export function preparedInsert<T extends PgTable, Column extends keyof InferInsertModel<T> & string>(
  name: string,
  table: T,
  columns: readonly Column[],
  computed: Partial<Record<keyof InferInsertModel<T> & string, SQL>> = {},
): (
  db: Db,
  row: Pick<InferInsertModel<T>, Column>,
  placeholders?: Record<string, unknown>,
) => Promise<InferSelectModel<T>> {
  const given = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]));
  const insert = prepared((db) =>
    db
      .insert(table)
      .values({ ...given, ...computed } as PgInsertValue<T>)
      .returning()
      .prepare(name),
  );
  return async (db, row, placeholders) => {
    const values = Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
    const [inserted] = (await insert(db).execute({ ...values, ...placeholders })) as InferSelectModel<T>[];
    if (!inserted) throw new Error(`"${name}" returned no row`);
    return inserted;
  };
}
