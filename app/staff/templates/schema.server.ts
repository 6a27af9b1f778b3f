import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { templateChannels, type WritableKind } from "./values.ts";

/** Texts of the team with placeholders; never deleted, so that the first ones are not seeded again. */
export const messageTemplate = pgTable(
  "message_template",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    /** As typed: "/first-answer". */
    shortcut: text("shortcut").notNull().unique(),
    channel: text("channel", { enum: templateChannels }).notNull(),
    /** Empty: for all kinds. */
    kinds: text("kinds").array().$type<WritableKind[]>().notNull().default([]),
    subjectEn: text("subject_en").notNull(),
    subjectEs: text("subject_es").notNull(),
    textEn: text("text_en").notNull(),
    textEs: text("text_es").notNull(),
    archived: boolean("archived").notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
    /** Names; "" for what came with the product. */
    createdBy: text("created_by").notNull(),
    changedAt: timestampColumn("changed_at").notNull(),
    changedBy: text("changed_by").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [index("message_template_shortcut").on(table.archived, table.shortcut)],
);
