import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { packageIds } from "#app/site/packages/contract.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import {
  phoneSearchText,
  searchColumn,
  searchIndex,
  searchText,
} from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { leadStatuses } from "./contract.ts";

export const leadSearchText = "lead.search";
const searched = searchText("name", "email", phoneSearchText("phone"), "reference", "message");

const waits = ({
  firstAnsweredAt,
  status,
  heldReason,
}: Record<"firstAnsweredAt" | "status" | "heldReason", AnyPgColumn>) =>
  sql`${firstAnsweredAt} is null and ${status} <> 'closed' and ${heldReason} is null`;

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
    search: searchColumn(searched),
  },
  (table) => [
    index("lead_newest").on(table.createdAt, table.id),
    index("lead_status_newest").on(table.status, table.createdAt, table.id),
    // With all columns that Today's counts read, so that they need no row.
    index("lead_waiting").on(table.createdAt, table.id, table.assignee).where(waits(table)),
    index("lead_assigned")
      .on(table.assignee, table.createdAt, table.id)
      .where(sql`${waits(table)} and ${table.assignee} is not null`),
    index("lead_held").on(table.createdAt, table.id).where(sql`${table.heldReason} is not null`),
    // For spam checks (repeated sender) and personal data requests.
    index("lead_email_newest").on(table.email, table.createdAt),
    searchIndex("lead_search", table.search),
  ],
);

/** One row for each lead: the link by which its call is chosen, and the slot. */
export const planningCall = pgTable("planning_call", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  leadId: bigint("lead_id", { mode: "number" })
    .notNull()
    .unique()
    .references(() => lead.id, { onDelete: "cascade" }),
  /** Hash of the link's token; `sealedToken` holds it encrypted for later messages. */
  tokenHash: text("token_hash").notNull().unique(),
  sealedToken: text("token").notNull(),
  /** Null until a slot is chosen. Unique: the team has one call at a time. */
  startsAt: timestampColumn("starts_at").unique(),
  /** Incremented by each change, for the calendar file. */
  version: integer("version").notNull().default(1),
  createdAt: timestampColumn("created_at").notNull(),
});

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
