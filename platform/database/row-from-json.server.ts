import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** A row that a statement in plain SQL returned by `to_jsonb`, as Drizzle would read it. */
export function rowFromJson<T extends PgTable>(table: T, json: Record<string, unknown>): InferSelectModel<T> {
  const entries = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = json[column.name];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(entries);
}
