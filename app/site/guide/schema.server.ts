import { index, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { locales } from "#platform/i18n/locale.ts";

/**
 * The words of the knowledge base, as PostgreSQL's full-text search reduces them: which entry holds which, and how much
 * it says there. The entries themselves are in the code; these rows are made from them when they have changed.
 */
export const knowledgeWord = pgTable(
  "knowledge_word",
  {
    locale: text("locale", { enum: locales }).notNull(),
    word: text("word").notNull(),
    slug: text("slug").notNull(),
    /** 1 in the question, less among its other words, in the answer, and as a synonym. */
    weight: real("weight").notNull(),
    /** Which share of the entry's question this word is; 0 where it is not in it. */
    title: real("title").notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word, table.slug] })],
);

/** Each word once, with what it says: much if few entries hold it. */
export const knowledgeLexicon = pgTable(
  "knowledge_lexicon",
  {
    locale: text("locale", { enum: locales }).notNull(),
    word: text("word").notNull(),
    worth: real("worth").notNull(),
    /** What a mistyped word is compared with. */
    sound: text("sound").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index("knowledge_lexicon_alike").using("gin", table.sound.op("gin_trgm_ops")),
  ],
);

/** From which entries the two were made: one row. */
export const knowledgeFill = pgTable("knowledge_fill", { fingerprint: text("fingerprint").primaryKey() });
