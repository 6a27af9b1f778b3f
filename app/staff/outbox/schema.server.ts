import { isNull, notInArray, or, sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { deskRecordKinds } from "#app/staff/shell/record/desk-record.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { digitsIn, searchColumn, searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import {
  channels,
  finalErrors,
  type HeldChange,
  type LetterFacts,
  notificationTypes,
  outboxStates,
  tryOutcomes,
  type VendorData,
} from "./contract.ts";
import { letterNames } from "./letter-registry.ts";

/** The recipient, then whom the letter is about (server/personal-data.server.ts). */
export const outboxSearchText = "outbox.search";
/** What staff search of it. */
export const recipientSearchText = "split_part(outbox.search, chr(10), 1)";
const phone = "coalesce(facts ->> 'phone', '')";
const searched = searchText(
  "recipient || chr(10) || coalesce(facts ->> 'email', '')",
  "coalesce(reply_to, '')",
  phone,
  digitsIn(`case when channel = 'email' then '' else recipient end || ' ' || ${phone}`),
);

/** Names the record that a letter is about, as `lead-receipt:17`: the first two parts of its effect. */
export const letterRecord = sql.raw("(split_part(effect, ':', 1) || ':' || split_part(effect, ':', 2))");

export const outbox = pgTable(
  "outbox",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Deduplication key, as "lead-receipt:17": a repeated action writes no second message. */
    effect: text("effect").notNull().unique(),
    channel: text("channel", { enum: channels }).notNull(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    letter: text("letter", { enum: letterNames }).notNull(),
    facts: jsonb("facts").$type<LetterFacts>().notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    status: text("status", { enum: outboxStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** A worker may send it from then on; null: only staff can. */
    dueAt: timestampColumn("due_at"),
    claimedUntil: timestampColumn("claimed_until"),
    notBefore: timestampColumn("not_before"),
    createdAt: timestampColumn("created_at").notNull(),
    sentAt: timestampColumn("sent_at"),
    sentBy: text("sent_by"),
    /** The provider's message id, which its webhooks name. */
    providerId: text("provider_id"),
    deliveredAt: timestampColumn("delivered_at"),
    readAt: timestampColumn("read_at"),
    search: searchColumn(searched),
  },
  (table) => [
    index("outbox_newest").on(table.createdAt, table.id),
    index("outbox_due")
      .on(table.channel, table.dueAt)
      .where(sql`${table.status} = 'waiting' and ${table.dueAt} is not null`),
    index("outbox_waiting_recipient")
      .on(table.recipient, table.dueAt)
      .where(sql`${table.status} = 'waiting'`),
    index("outbox_status_newest").on(table.status, table.createdAt, table.id),
    // Not those that no person can do anything about.
    index("outbox_failed")
      .on(table.createdAt, table.id)
      .where(
        sql`${table.status} = 'failed' and ${table.lastError} not in ('stopped', 'withdrawn', 'no_service', 'too_many')`,
      ),
    index("outbox_provider_id").on(table.providerId).where(sql`${table.providerId} is not null`),
    index("outbox_record").on(letterRecord),
    searchIndex("outbox_search", table.search),
  ],
);

/** In SQL: the message may still be sent (`finalErrors`). */
export const isNotFinal = or(isNull(outbox.lastError), notInArray(outbox.lastError, [...finalErrors]));

/** In SQL, of a row of `outbox`: failed, and a person can do something about it; the index `outbox_failed` has these. */
export const awaitsStaff = sql.raw(
  "status = 'failed' and last_error not in ('stopped', 'withdrawn', 'no_service', 'too_many')",
);

/** Removes the links once the message is sent: one may open an account. */
export const withoutLink = sql`${outbox.facts} - 'path' - 'stopPath'`;

/** Append-only. */
export const outboxTry = pgTable(
  "outbox_try",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    outboxId: bigint("outbox_id", { mode: "number" })
      .notNull()
      .references(() => outbox.id, { onDelete: "cascade" }),
    at: timestampColumn("at").notNull(),
    outcome: text("outcome", { enum: tryOutcomes }).notNull(),
    /** The service's code; never its text, which may quote the message. */
    code: text("code").notNull(),
    /** Milliseconds. */
    took: integer("took").notNull(),
  },
  (table) => [index("outbox_try_outbox").on(table.outboxId, table.id)],
);

/**
 * What a member of staff did a moment ago and can still undo: what it changed, and the messages that wait for the end of
 * that time. Rows are deleted when they are undone, and soon after their time.
 */
export const heldAct = pgTable(
  "held_act",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the audit log. */
    act: text("act").notNull(),
    /** The record, as the audit log names it. */
    recordKind: text("record_kind").notNull(),
    recordId: bigint("record_id", { mode: "number" }).notNull(),
    /** E-mail of the member of staff: nobody else undoes it. */
    byEmail: text("by_email").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    until: timestampColumn("until").notNull(),
    effects: text("effects").array().notNull(),
    withdrawn: jsonb("withdrawn").$type<Record<string, unknown>[]>().notNull(),
    changes: jsonb("changes").$type<HeldChange[]>().notNull(),
  },
  (table) => [
    index("held_act_record").on(table.recordKind, table.recordId),
    index("held_act_until").on(table.until),
  ],
);

/** WhatsApp opt-outs and opt-ins; the newest row of a number is valid. Append-only. */
export const whatsappPreference = pgTable(
  "whatsapp_preference",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** E.164. */
    phone: text("phone").notNull(),
    stopped: boolean("stopped").notNull(),
    /** The person's words, or the button that was pressed: the proof. */
    text: text("text").notNull(),
    /** E-mail of the member of staff who was asked; null: it came from the person's own phone. */
    heardBy: text("heard_by"),
    at: timestampColumn("at").notNull(),
  },
  (table) => [index("whatsapp_preference_phone").on(table.phone, table.id)],
);

export const adminNotification = pgTable(
  "admin_notification",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    type: text("type", { enum: notificationTypes }).notNull(),
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    about: text("about").notNull(),
    /** The colleague whom it is for; null: everybody. */
    recipient: text("recipient"),
    /** What `subjectId` is, where the type does not say it. */
    recordKind: text("record_kind", { enum: deskRecordKinds }),
    /** Written by staff; null: the text is rendered from the type and the name. */
    message: text("message"),
    vendorData: jsonb("vendor_data").$type<VendorData>(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Read by the whole team, from before `adminNotificationRead` existed. */
    readAt: timestampColumn("read_at"),
  },
  (table) => [index("admin_notification_newest").on(table.createdAt, table.id)],
);

/** Outlives the reader's account: what was read before a newcomer's account existed counts as read for them. */
export const adminNotificationRead = pgTable(
  "admin_notification_read",
  {
    notificationId: bigint("notification_id", { mode: "number" })
      .notNull()
      .references(() => adminNotification.id, { onDelete: "cascade" }),
    /** `auth_user.id` */
    staffId: text("staff_id").notNull(),
    readAt: timestampColumn("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.staffId] })],
);
