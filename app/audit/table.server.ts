import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { auditSubjects } from "./contract.ts";

/** Who did what to which record, and when. Only ever added to. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    by: text("by").notNull(),
    act: text("act").notNull(),
    subject: text("subject", { enum: auditSubjects }).notNull(),
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    detail: jsonb("detail").$type<Record<string, string>>().notNull(),
  },
  (table) => [index("audit_log_subject").on(table.subject, table.subjectId, table.id)],
);
