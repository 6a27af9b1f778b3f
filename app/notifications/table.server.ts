import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { locales } from "#platform/i18n/locale.ts";
import { channels, type LetterFacts, letterNames, notificationTypes, outboxStates } from "./contract.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Every message that is to leave the house, kept with what became of it. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** One effect, one row: "lead-receipt:17". A repeated act cannot write a second message. */
    effect: text("effect").notNull().unique(),
    channel: text("channel", { enum: channels }).notNull(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    /** Which letter, and what stands in it; it is put into words when it is sent or looked at. */
    letter: text("letter", { enum: letterNames }).notNull(),
    facts: jsonb("facts").$type<LetterFacts>().notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    status: text("status", { enum: outboxStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** Until then a worker is busy with it. */
    claimedUntil: at("claimed_until"),
    createdAt: at("created_at").notNull(),
    sentAt: at("sent_at"),
    sentBy: text("sent_by"),
  },
  (table) => [
    index("outbox_newest").on(table.createdAt, table.id),
    index("outbox_status_newest").on(table.status, table.createdAt, table.id),
  ],
);

/** News for staff; the names in it are read from the record it points to. */
export const adminNotification = pgTable(
  "admin_notification",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    type: text("type", { enum: notificationTypes }).notNull(),
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    /** Whom it is about, as they named themselves. */
    about: text("about").notNull(),
    createdAt: at("created_at").notNull(),
    readAt: at("read_at"),
  },
  (table) => [index("admin_notification_newest").on(table.createdAt, table.id)],
);
