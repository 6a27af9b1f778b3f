import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { secretFields, settingSections, setupIds } from "./values.ts";

/** What owners set in the browser, a row for each form; secrets are in `setup_secret`. */
export const setupSection = pgTable("setup_section", {
  section: text("section", { enum: settingSections }).primaryKey(),
  /** Of the form: counts its changes. */
  version: integer("version").notNull(),
  /** By the name of the field (values.ts). */
  values: jsonb("values").$type<Record<string, unknown>>().notNull(),
  changedAt: timestampColumn("changed_at").notNull(),
  changedBy: text("changed_by").notNull(),
});

export const setupSecret = pgTable("setup_secret", {
  field: text("field", { enum: secretFields }).primaryKey(),
  /** Sealed. */
  value: text("value").notNull(),
  setAt: timestampColumn("set_at").notNull(),
  setBy: text("set_by").notNull(),
});

/** What is missing, but can wait. */
export const setupPutOff = pgTable("setup_put_off", {
  item: text("item", { enum: setupIds }).primaryKey(),
  putOffAt: timestampColumn("put_off_at").notNull(),
  putOffBy: text("put_off_by").notNull(),
});
