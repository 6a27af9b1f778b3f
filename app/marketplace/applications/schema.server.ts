import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { vendorCategories } from "#app/marketplace/vendors/values.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import {
  type AnswerChange,
  applicationStatuses,
  type ChangeableField,
  type NewApplication,
  type SealedField,
} from "./contract.ts";

export const applicationSearchText = searchText(
  "business_name",
  "business_name_english",
  "owner_name",
  "email",
  "reference",
  "coalesce(answers ->> 'primaryPhone', '')",
  "coalesce(answers ->> 'secondaryPhone', '')",
);

export type OpenAnswers = Omit<NewApplication, SealedField | "trap" | "elapsed">;

export const vendorApplication = pgTable(
  "vendor_application",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text("reference").notNull(),
    /** Random token of the status page: its hash, and the token itself encrypted for later messages. */
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("token").notNull(),
    businessName: text("business_name").notNull(),
    businessNameEnglish: text("business_name_english").notNull(),
    ownerName: text("owner_name").notNull(),
    email: text("email").notNull(),
    serviceCategory: text("service_category", { enum: vendorCategories }).notNull(),
    city: text("city").notNull(),
    answers: jsonb("answers").$type<OpenAnswers>().notNull(),
    /** Field → ciphertext. */
    sealed: jsonb("sealed").$type<Record<SealedField, string>>().notNull(),
    status: text("status", { enum: applicationStatuses }).notNull().default("in_review"),
    /** Check → who ticked it, and when. */
    checks: jsonb("checks").$type<Record<string, { at: string; by: string }>>().notNull().default({}),
    locale: text("locale", { enum: locales }).notNull(),
    heldReason: text("held_reason"),
    /** Named by staff with their latest request. */
    requestedFields: text("requested_fields").array().$type<ChangeableField[]>().notNull().default([]),
    vendorId: bigint("vendor_id", { mode: "number" }).references(() => vendor.id, { onDelete: "set null" }),
    assignee: text("assignee"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("vendor_application_newest").on(table.createdAt, table.id),
    index("vendor_application_status_newest").on(table.status, table.createdAt, table.id),
    index("vendor_application_email").on(table.email, table.createdAt),
    searchIndex("vendor_application_search", applicationSearchText),
  ],
);

/** Decisions with notes, and the applicant's answers. Append-only. */
export const vendorApplicationStep = pgTable(
  "vendor_application_step",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: bigint("application_id", { mode: "number" })
      .notNull()
      .references(() => vendorApplication.id, { onDelete: "cascade" }),
    at: timestampColumn("at").notNull(),
    /** Null for the applicant. */
    by: text("by"),
    from: text("from", { enum: applicationStatuses }).notNull(),
    to: text("to", { enum: applicationStatuses }).notNull(),
    note: text("note").notNull(),
    /** What the applicant changed, without the values of sealed answers and with masked phone numbers. */
    changes: jsonb("changes").$type<AnswerChange[]>().notNull().default([]),
    /** It takes the decision before it back. */
    undoes: boolean("undoes").notNull().default(false),
  },
  (table) => [index("vendor_application_step_application").on(table.applicationId, table.id)],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A paper that the applicant uploaded. Its key and name are sealed, its bytes encrypted with that key. */
export const vendorApplicationPaper = pgTable(
  "vendor_application_paper",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: bigint("application_id", { mode: "number" })
      .notNull()
      .references(() => vendorApplication.id, { onDelete: "cascade" }),
    /** JSON: `PaperSecret`. */
    sealed: text("sealed").notNull(),
    type: text("type", { enum: ["application/pdf", "image/webp"] }).notNull(),
    size: integer("size").notNull(),
    bytes: bytes("bytes").notNull(),
    /** Fingerprint of the uploaded bytes: an upload that is sent again stores nothing twice. */
    uploadHash: text("upload_hash").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("vendor_application_paper_application").on(table.applicationId, table.id),
    unique("vendor_application_paper_upload").on(table.applicationId, table.uploadHash),
  ],
);

/** A started application that its author saved for another device, without confidential answers. Deleted when it expires. */
export const vendorApplicationDraft = pgTable(
  "vendor_application_draft",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    /** JSON of answers and finished sections. */
    sealed: text("sealed").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [
    index("vendor_application_draft_email").on(sql`lower(${table.email})`),
    index("vendor_application_draft_expires").on(table.expiresAt),
  ],
);
