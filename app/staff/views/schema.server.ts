import { bigint, boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { viewScreenNames } from "./values.ts";

/** Filters of lists that somebody kept under a name. A search among them may name a customer. */
export const savedView = pgTable(
  "saved_view",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    screen: text("screen", { enum: viewScreenNames }).notNull(),
    name: text("name").notNull(),
    query: jsonb("query").$type<Record<string, string>>().notNull(),
    isShared: boolean("is_shared").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** A member of staff, by name and by sign-in address. */
    by: text("by").notNull(),
    byEmail: text("by_email").notNull(),
  },
  (table) => [index("saved_view_owner").on(table.byEmail)],
);
