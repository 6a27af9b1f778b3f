import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { packageIds } from "#app/site/packages/contract.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { leadStatuses } from "./contract.ts";

export const leadSearchText = searchText("name", "email", "phone", "reference", "message");

export const lead = pgTable(
  "lead",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text("reference").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    package: text("package", { enum: packageIds }),
    message: text("message").notNull(),
    status: text("status", { enum: leadStatuses }).notNull().default("new"),
    locale: text("locale", { enum: locales }).notNull(),
    heldReason: text("held_reason"),
    assignee: text("assignee"),
    createdAt: timestampColumn("created_at").notNull(),
    firstAnsweredAt: timestampColumn("first_answered_at"),
  },
  (table) => [
    index("lead_newest").on(table.createdAt, table.id),
    index("lead_status_newest").on(table.status, table.createdAt, table.id),
    index("lead_unanswered")
      .on(table.createdAt)
      .where(sql`${table.firstAnsweredAt} is null and ${table.status} <> 'closed'`),
    // For spam checks (repeated sender) and personal data requests.
    index("lead_email_newest").on(table.email, table.createdAt),
    searchIndex("lead_search", leadSearchText),
  ],
);

export const leadStatusChange = pgTable(
  "lead_status_change",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: bigint("lead_id", { mode: "number" })
      .notNull()
      .references(() => lead.id, { onDelete: "cascade" }),
    at: timestampColumn("at").notNull(),
    by: text("by").notNull(),
    from: text("from", { enum: leadStatuses }).notNull(),
    to: text("to", { enum: leadStatuses }).notNull(),
  },
  (table) => [index("lead_status_change_lead").on(table.leadId, table.at)],
);
