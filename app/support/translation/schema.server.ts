import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { termUses } from "./contract.ts";

export const glossaryTerm = pgTable(
  "glossary_term",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    term: text("term").notNull(),
    meaningEn: text("meaning_en").notNull(),
    meaningEs: text("meaning_es").notNull(),
    noteEn: text("note_en").notNull(),
    noteEs: text("note_es").notNull(),
    use: text("use", { enum: termUses }).notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [uniqueIndex("glossary_term_word").on(sql`lower(${table.term})`)],
);
