import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";
import {
  digitsIn,
  phoneSearchText,
  searchColumn,
  searchIndex,
  searchText,
} from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { photoTable } from "#platform/pictures/photo-table.server.ts";
import { answerOrigins, type ChatSource, chatAuthors, chatStates } from "./contract.ts";

export const chatSearchText = "chat_session.search";
/**
 * Who waits is listed first, and may not have a name that many others have. As an expression it has statistics of its own, by
 * which PostgreSQL knows that.
 */
export const waitingSearchText = "case when waiting_since is not null then search end";
export const chatMessageSearchText = "chat_message.search";
export const chatMessageDigits = digitsIn("text");

export const chatSession = pgTable(
  "chat_session",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of the session id: a copy of the database opens no conversation. */
    tokenHash: text("token_hash").notNull().unique(),
    linkHash: text("link_hash").unique(),
    locale: text("locale", { enum: locales }).notNull(),
    name: text("name").notNull(),
    contact: text("contact").notNull().default(""),
    state: text("state", { enum: chatStates }).notNull().default("assistant"),
    assignee: text("assignee"),
    assigneeName: text("assignee_name"),
    waitingSince: timestampColumn("waiting_since"),
    createdAt: timestampColumn("created_at").notNull(),
    lastActivityAt: timestampColumn("last_activity_at").notNull(),
    version: integer("version").notNull().default(1),
    /** Ids of the last message the browser has shown, and of the last that a letter covered. */
    seenId: bigint("seen_id", { mode: "number" }).notNull().default(0),
    letteredId: bigint("lettered_id", { mode: "number" }).notNull().default(0),
    /** Only recorded while the state is waiting or staff. In the past: when the visitor left. */
    hereUntil: timestampColumn("here_until"),
    search: searchColumn(searchText(phoneSearchText("name"), phoneSearchText("contact"))),
  },
  (table) => [
    // With all columns that Today's counts read, so that they need no row.
    index("chat_session_waiting")
      .on(table.waitingSince, table.id, table.assignee)
      .where(sql`${table.waitingSince} is not null`),
    index("chat_session_created").on(table.createdAt),
    index("chat_session_newest").on(table.lastActivityAt, table.id),
    searchIndex("chat_session_search", table.search),
    searchIndex("chat_session_waiting_search", waitingSearchText).where(
      sql`${table.waitingSince} is not null`,
    ),
  ],
);

/** Inserted under a lock on the session, so that within one session ids grow in commit order. */
export const chatMessage = pgTable(
  "chat_message",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: bigint("session_id", { mode: "number" })
      .notNull()
      .references(() => chatSession.id, { onDelete: "cascade" }),
    clientId: text("client_id"),
    author: text("author", { enum: chatAuthors }).notNull(),
    by: text("by").notNull().default(""),
    locale: text("locale", { enum: locales }).notNull(),
    text: text("text").notNull(),
    translation: text("translation"),
    translatingUntil: timestampColumn("translating_until"),
    culturalContext: text("cultural_context"),
    sources: jsonb("sources").$type<ChatSource[]>().notNull().default([]),
    origin: text("origin", { enum: answerOrigins }),
    offersPerson: boolean("offers_person").notNull().default(false),
    /** Unique: a message gets one answer. */
    answerTo: bigint("answer_to", { mode: "number" }).unique(),
    /** Lease of the process that is answering it. */
    answeringUntil: timestampColumn("answering_until"),
    /** Id of a `chatPhoto`; `text` and `translation` then are the word "Photo". */
    photo: text("photo"),
    createdAt: timestampColumn("created_at").notNull(),
    search: searchColumn(searchText("text")),
  },
  (table) => [
    unique("chat_message_client").on(table.sessionId, table.clientId),
    index("chat_message_session").on(table.sessionId, table.id),
    searchIndex("chat_message_search", table.search),
    searchIndex("chat_message_digits", chatMessageDigits).where(sql`${table.author} = 'visitor'`),
  ],
);

/** Photos that visitors send; for staff and by the conversation's key. */
export const chatPhoto = photoTable("chat_photo", {
  column: "session_id",
  references: () => chatSession.id,
});
