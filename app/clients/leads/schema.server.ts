import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { packageIds } from "#app/site/packages/contract.ts";
import { recordSources } from "#app/staff/shell/contract.ts";
import { currencies } from "#app/staff/shell/money/read-money.ts";
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
    /** Whether it has a sale that was not taken back; set with the sale. */
    isSold: boolean("is_sold").notNull().default(false),
    /** About its sale. Here, because it may name people: it goes when the lead is erased, and the sale stays. */
    saleNote: text("sale_note").notNull().default(""),
    createdAt: timestampColumn("created_at").notNull(),
    firstAnsweredAt: timestampColumn("first_answered_at"),
    source: text("source", { enum: recordSources }).notNull().default("site"),
    /** Incremented by each change of the record but an assignment. */
    version: integer("version").notNull().default(1),
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
    // Contacted or qualified: Today asks for their next step.
    index("lead_in_progress")
      .on(table.firstAnsweredAt, table.id, table.assignee)
      .where(
        sql`${table.status} in ('contacted', 'qualified') and ${table.heldReason} is null and ${table.firstAnsweredAt} is not null`,
      ),
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

/** A package that was sold. It outlives its lead, for the books, and then names nobody. */
export const sale = pgTable(
  "sale",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: bigint("lead_id", { mode: "number" }).references(() => lead.id, { onDelete: "set null" }),
    package: text("package", { enum: packageIds }).notNull(),
    priceCents: bigint("price_cents", { mode: "number" }).notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** The beginning of its day in Santo Domingo. */
    soldAt: timestampColumn("sold_at").notNull(),
    /** Who noted it. */
    by: text("by").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    takenBackAt: timestampColumn("taken_back_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("sale_lead").on(table.leadId).where(sql`${table.takenBackAt} is null`),
    index("sale_sold").on(table.soldAt).where(sql`${table.takenBackAt} is null`),
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
    /** It takes the change before it back. */
    undoes: boolean("undoes").notNull().default(false),
  },
  (table) => [
    index("lead_status_change_lead").on(table.leadId, table.at),
    // Today asks for the sales of those converted lately.
    index("lead_status_change_converted")
      .on(table.at, table.leadId)
      .where(sql`${table.to} = 'converted' and not ${table.undoes}`),
  ],
);
