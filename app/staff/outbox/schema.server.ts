import { isNull, notInArray, or, sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "#platform/database/columns.server.ts";
import { searchIndex, searchText } from "#platform/database/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import {
  channels,
  finalErrors,
  type LetterFacts,
  letterNames,
  notificationTypes,
  outboxStates,
  tryOutcomes,
  type VendorData,
} from "./contract.ts";

export const outboxSearchText = searchText("recipient");

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
    /** From then on a worker may send it; null: only staff can, who send it by hand or queue it. */
    dueAt: at("due_at"),
    /** Until then a worker is busy with it. */
    claimedUntil: at("claimed_until"),
    /** It may not go before: quiet hours. */
    notBefore: at("not_before"),
    createdAt: at("created_at").notNull(),
    sentAt: at("sent_at"),
    sentBy: text("sent_by"),
    /** What the provider calls the message; its webhooks name it. */
    providerId: text("provider_id"),
    deliveredAt: at("delivered_at"),
    readAt: at("read_at"),
  },
  (table) => [
    index("outbox_newest").on(table.createdAt, table.id),
    index("outbox_due")
      .on(table.channel, table.dueAt)
      .where(sql`${table.status} = 'waiting' and ${table.dueAt} is not null`),
    index("outbox_status_newest").on(table.status, table.createdAt, table.id),
    index("outbox_provider_id").on(table.providerId).where(sql`${table.providerId} is not null`),
    searchIndex("outbox_search", outboxSearchText),
  ],
);

/** What has not ended for good. */
export const notEnded = or(isNull(outbox.lastError), notInArray(outbox.lastError, [...finalErrors]));

/** Of a letter that has gone the house keeps no link: it may open an account. */
export const withoutLink = sql`${outbox.facts} - 'path'`;

/** Each try to hand a message to its service, and what came of it. Only ever added to. */
export const outboxTry = pgTable(
  "outbox_try",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    outboxId: bigint("outbox_id", { mode: "number" })
      .notNull()
      .references(() => outbox.id, { onDelete: "cascade" }),
    at: at("at").notNull(),
    outcome: text("outcome", { enum: tryOutcomes }).notNull(),
    /** The service's own code, or what went wrong on the way; never its text, which may quote the message. */
    code: text("code").notNull(),
    /** How long the service took to answer, in milliseconds. */
    took: integer("took").notNull(),
  },
  (table) => [index("outbox_try_outbox").on(table.outboxId, table.id)],
);

/**
 * What people want about being written to by WhatsApp: STOP, or START again, from their own phone or told to staff. The newest of a number
 * holds. Only ever added to.
 */
export const whatsappPreference = pgTable(
  "whatsapp_preference",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** E.164. */
    phone: text("phone").notNull(),
    stopped: boolean("stopped").notNull(),
    /** What was written or said, or the button that was pressed. */
    text: text("text").notNull(),
    /** The member of staff it was said to; null: it came from their own phone. */
    heardBy: text("heard_by"),
    at: at("at").notNull(),
  },
  (table) => [index("whatsapp_preference_phone").on(table.phone, table.id)],
);

/** News for staff. */
export const adminNotification = pgTable(
  "admin_notification",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    type: text("type", { enum: notificationTypes }).notNull(),
    /** The record it tells of; 0 where there is none. */
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    /** Whom it is about, as they named themselves. */
    about: text("about").notNull(),
    /** What staff wrote themselves, shown as it was sent; null: the text comes from the type and the name. */
    message: text("message"),
    vendorData: jsonb("vendor_data").$type<VendorData>(),
    createdAt: at("created_at").notNull(),
    /** Set in installations that kept one mark for the whole team: read for everybody. New marks are `adminNotificationRead`. */
    readAt: at("read_at"),
  },
  (table) => [index("admin_notification_newest").on(table.createdAt, table.id)],
);

/** Who has read which news. A mark outlives its reader's account: it also says what a newcomer need not read. */
export const adminNotificationRead = pgTable(
  "admin_notification_read",
  {
    notificationId: bigint("notification_id", { mode: "number" })
      .notNull()
      .references(() => adminNotification.id, { onDelete: "cascade" }),
    /** The account's id (`auth_user.id`). */
    staffId: text("staff_id").notNull(),
    readAt: at("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.staffId] })],
);
