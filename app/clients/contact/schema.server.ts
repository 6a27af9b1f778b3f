import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { phoneSearchText, searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";

export const contactSearchText = searchText("name", "email", phoneSearchText("phone"), "subject", "message");

export const contactMessage = pgTable(
  "contact_message",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    heldReason: text("held_reason"),
    createdAt: timestampColumn("created_at").notNull(),
    answeredAt: timestampColumn("answered_at"),
    answeredBy: text("answered_by"),
    assignee: text("assignee"),
  },
  (table) => [
    // For spam checks (repeated sender) and personal data requests.
    index("contact_message_email_newest").on(table.email, table.createdAt),
    index("contact_message_newest").on(table.createdAt, table.id),
    index("contact_message_open").on(table.createdAt, table.id).where(sql`${table.answeredAt} is null`),
    index("contact_message_waiting")
      .on(table.createdAt, table.id)
      .where(sql`${table.answeredAt} is null and ${table.heldReason} is null`),
    searchIndex("contact_message_search", contactSearchText),
  ],
);
