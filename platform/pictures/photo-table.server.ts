import { type AnyPgColumn, bigint, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytesColumn, timestampColumn } from "#platform/database/columns.server.ts";

/**
 * A table of the photos that people attach to records of another table, re-encoded in two sizes without metadata. They
 * are deleted with their record.
 * @param name of the table
 * @param owner name of the column with the record's id, and the column that it references
 */
export function photoTable(name: string, owner: { column: string; references: () => AnyPgColumn }) {
  return pgTable(
    name,
    {
      /** 128 random bits. */
      id: text("id").primaryKey(),
      ownerId: bigint(owner.column, { mode: "number" })
        .notNull()
        .references(owner.references, { onDelete: "cascade" }),
      /** Of the uploaded bytes: an upload that is sent again stores nothing twice. */
      uploadHash: text("upload_hash").notNull(),
      small: bytesColumn("small").notNull(),
      large: bytesColumn("large").notNull(),
      createdAt: timestampColumn("created_at").notNull(),
    },
    (table) => [unique(`${name}_upload`).on(table.ownerId, table.uploadHash)],
  );
}
export type PhotoTable = ReturnType<typeof photoTable>;
