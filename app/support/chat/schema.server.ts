import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { at } from "#platform/database/columns.server.ts";
import { searchIndex, searchText, typedPhone } from "#platform/database/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { answerOrigins, type ChatSource, chatAuthors, chatStates } from "./contract.ts";

export const chatSearchText = searchText("name", typedPhone("contact"));
export const chatMessageSearchText = searchText("text");

/** A conversation with somebody who has no account: whoever holds its id is let in. */
export const chatSession = pgTable(
  "chat_session",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the id that the visitor holds only this is kept: a copy of the database opens no conversation. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The same of the key in the letters that lead back to it. */
    linkHash: text("link_hash").unique(),
    /** What the visitor reads. */
    locale: text("locale", { enum: locales }).notNull(),
    name: text("name").notNull(),
    /** An e-mail or a phone number, left for when nobody is there. */
    contact: text("contact").notNull().default(""),
    state: text("state", { enum: chatStates }).notNull().default("assistant"),
    /** The member of staff whose it is, by e-mail, and what the visitor reads as their name. */
    assignee: text("assignee"),
    assigneeName: text("assignee_name"),
    /** Since when the visitor waits for a person. */
    waitingSince: at("waiting_since"),
    createdAt: at("created_at").notNull(),
    lastActivityAt: at("last_activity_at").notNull(),
    version: integer("version").notNull().default(1),
    /** The last message that the visitor's browser has shown, and the last that a letter told them of. */
    seenId: bigint("seen_id", { mode: "number" }).notNull().default(0),
    letteredId: bigint("lettered_id", { mode: "number" }).notNull().default(0),
    /** While a person has it or is called: until then the visitor is on the site; once over, when they left. */
    hereUntil: at("here_until"),
  },
  (table) => [
    index("chat_session_waiting").on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    index("chat_session_newest").on(table.lastActivityAt, table.id),
    searchIndex("chat_session_search", chatSearchText),
  ],
);

/** What was said. Written under a lock on its conversation, so that within one the ids grow in the order of the commits. */
export const chatMessage = pgTable(
  "chat_message",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: bigint("session_id", { mode: "number" })
      .notNull()
      .references(() => chatSession.id, { onDelete: "cascade" }),
    /** The browser's own name for it; null for an answer of the assistant's. */
    clientId: text("client_id"),
    author: text("author", { enum: chatAuthors }).notNull(),
    by: text("by").notNull().default(""),
    locale: text("locale", { enum: locales }).notNull(),
    text: text("text").notNull(),
    /** In the other language. */
    translation: text("translation"),
    /** Until then somebody is busy translating it. */
    translatingUntil: at("translating_until"),
    culturalContext: text("cultural_context"),
    sources: jsonb("sources").$type<ChatSource[]>().notNull().default([]),
    origin: text("origin", { enum: answerOrigins }),
    offersPerson: boolean("offers_person").notNull().default(false),
    /** The message it answers: however often that is asked again, it is answered once. */
    answerTo: bigint("answer_to", { mode: "number" }).unique(),
    /** Until then somebody is busy answering it. */
    answeringUntil: at("answering_until"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    unique("chat_message_client").on(table.sessionId, table.clientId),
    index("chat_message_session").on(table.sessionId, table.id),
    searchIndex("chat_message_search", chatMessageSearchText),
  ],
);
