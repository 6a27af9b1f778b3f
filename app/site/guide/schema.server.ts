import { index, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { locales } from "#platform/i18n/locale.ts";

/**
 * Words of the knowledge base as reduced by full-text search, with their weight in each entry. Derived from the entries
 * in the code.
 */
export const knowledgeWord = pgTable(
  "knowledge_word",
  {
    locale: text("locale", { enum: locales }).notNull(),
    word: text("word").notNull(),
    slug: text("slug").notNull(),
    /** 1 in the question; less among the other words, in the answer, and as a synonym. */
    weight: real("weight").notNull(),
    /** The word's share of the question, 0 to 1. */
    title: real("title").notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word, table.slug] })],
);

/** Each word once, with its inverse document frequency. */
export const knowledgeLexicon = pgTable(
  "knowledge_lexicon",
  {
    locale: text("locale", { enum: locales }).notNull(),
    word: text("word").notNull(),
    worth: real("worth").notNull(),
    /** Phonetic form, compared for typos. */
    sound: text("sound").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index("knowledge_lexicon_alike").using("gin", table.sound.op("gin_trgm_ops")),
  ],
);

/** One row: a hash of the source of the two tables. */
export const knowledgeFill = pgTable("knowledge_fill", { fingerprint: text("fingerprint").primaryKey() });
