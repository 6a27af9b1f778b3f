import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { vendorCategories } from "#app/marketplace/vendors/contract.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { at } from "#platform/database/columns.server.ts";
import { searchIndex, searchText } from "#platform/database/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { applicationStatuses, type NewApplication, type SealedField } from "./contract.ts";

export const applicationSearchText = searchText(
  "business_name",
  "business_name_english",
  "owner_name",
  "email",
  "reference",
  "coalesce(answers ->> 'primaryPhone', '')",
  "coalesce(answers ->> 'secondaryPhone', '')",
);

/** Everything that was answered and needs no key to read. */
export type OpenAnswers = Omit<NewApplication, SealedField | "trap" | "elapsed">;

/** A business that asks to be vetted: its answers as they were sent, and where the review stands. */
export const vendorApplication = pgTable(
  "vendor_application",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text("reference").notNull(),
    /** What the status page's address ends in: 256 random bits, as a hash, and sealed for later letters (platform/link-token). */
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("token").notNull(),
    businessName: text("business_name").notNull(),
    businessNameEnglish: text("business_name_english").notNull(),
    ownerName: text("owner_name").notNull(),
    email: text("email").notNull(),
    serviceCategory: text("service_category", { enum: vendorCategories }).notNull(),
    city: text("city").notNull(),
    answers: jsonb("answers").$type<OpenAnswers>().notNull(),
    /** Field → encrypted text (platform/seal). */
    sealed: jsonb("sealed").$type<Record<SealedField, string>>().notNull(),
    status: text("status", { enum: applicationStatuses }).notNull().default("in_review"),
    /** Check → who ticked it, and when. */
    checks: jsonb("checks").$type<Record<string, { at: string; by: string }>>().notNull().default({}),
    locale: text("locale", { enum: locales }).notNull(),
    heldReason: text("held_reason"),
    vendorId: bigint("vendor_id", { mode: "number" }).references(() => vendor.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("vendor_application_newest").on(table.createdAt, table.id),
    index("vendor_application_status_newest").on(table.status, table.createdAt, table.id),
    index("vendor_application_email").on(table.email, table.createdAt),
    searchIndex("vendor_application_search", applicationSearchText),
  ],
);

/** Each step of a review: decisions with their notes, and the applicant's answers. Only ever added to. */
export const vendorApplicationStep = pgTable(
  "vendor_application_step",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: bigint("application_id", { mode: "number" })
      .notNull()
      .references(() => vendorApplication.id, { onDelete: "cascade" }),
    at: at("at").notNull(),
    /** Null: the applicant. */
    by: text("by"),
    from: text("from", { enum: applicationStatuses }).notNull(),
    to: text("to", { enum: applicationStatuses }).notNull(),
    note: text("note").notNull(),
  },
  (table) => [index("vendor_application_step_application").on(table.applicationId, table.id)],
);
