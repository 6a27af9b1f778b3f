import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { auditSubjects } from "./contract.ts";

/** In SQL: the reference of a record that an event names, beside its subject. */
export const auditReference = sql.raw("(detail ->> 'reference')");

/** In SQL: an event that keeps a value as it was before staff corrected it. */
export const isCorrection = sql.raw("(act like '%.correct')");

/** Append-only, enforced by a trigger in the migration; only `detail` may lose keys (a person's erasure). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestampColumn("at").notNull(),
    by: text("by").notNull(),
    byEmail: text("by_email"),
    act: text("act").notNull(),
    subject: text("subject", { enum: auditSubjects }).notNull(),
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    detail: jsonb("detail").$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index("audit_log_subject").on(table.subject, table.subjectId, table.id),
    index("audit_log_newest").on(table.createdAt, table.id),
    index("audit_log_act").on(table.act, table.createdAt, table.id),
    // For personal data requests: a corrected value is found nowhere else.
    index("audit_log_corrections").on(table.id).where(isCorrection),
    index("audit_log_reference").on(auditReference).where(sql`${auditReference} is not null`),
  ],
);
