import { type SQL, sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { flagPatterns, flagSources, reportReasons, reportSubjects } from "./contract.ts";

export const incidentSearchText = searchText("details");
export const reportSearchText = searchText("about", "message", "email");

export const flagIncident = pgTable(
  "flag_incident",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    vendorId: bigint("vendor_id", { mode: "number" })
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    source: text("source", { enum: flagSources }).notNull(),
    pattern: text("pattern", { enum: flagPatterns }).notNull(),
    details: text("details").notNull(),
    loggedBy: text("logged_by"),
    createdAt: timestampColumn("created_at").notNull(),
    dismissedAt: timestampColumn("dismissed_at"),
    dismissedBy: text("dismissed_by"),
    reopenedAt: timestampColumn("reopened_at"),
    answer: text("answer").notNull().default(""),
  },
  (table) => [
    index("flag_incident_newest").on(table.createdAt, table.id),
    index("flag_incident_open").on(table.vendorId, table.id).where(sql`${table.dismissedAt} is null`),
    // Saving the same words again makes no second strike, and no new one after a dismissal.
    uniqueIndex("flag_incident_once").on(table.vendorId, table.source, table.details),
    searchIndex("flag_incident_search", incidentSearchText),
  ],
);

export const report = pgTable(
  "report",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text("subject", { enum: reportSubjects }).notNull(),
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    about: text("about").notNull(),
    vendorId: bigint("vendor_id", { mode: "number" }).references(() => vendor.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: reportReasons }).notNull(),
    message: text("message").notNull(),
    email: text("email").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    heldReason: text("held_reason"),
    createdAt: timestampColumn("created_at").notNull(),
    closedAt: timestampColumn("closed_at"),
    closedBy: text("closed_by"),
    outcome: text("outcome").notNull().default(""),
  },
  (table) => [
    index("report_newest").on(table.createdAt, table.id),
    index("report_open").on(table.createdAt, table.id).where(sql`${table.closedAt} is null`),
    index("report_email_newest").on(table.email, table.createdAt),
    index("report_open_subject").on(table.subject, table.subjectId).where(sql`${table.closedAt} is null`),
    searchIndex("report_search", reportSearchText),
  ],
);

/** In SQL: reports on this kind of record that nobody has closed; `subject_id` is the record. */
export function openReports(subject: (typeof reportSubjects)[number]): SQL {
  return sql`subject = ${subject} and closed_at is null`;
}
