import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
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
import { photoTable } from "#platform/pictures/photo-table.server.ts";
import { bookingActors, bookingEventKinds, type VendorTexts, vendorAnswers } from "./contract.ts";
import { bookingStatuses, noShows, urgencies } from "./values.ts";

export const bookingSearchText = "booking.search";
const searched = searchText(
  "customer_name",
  "email",
  phoneSearchText("customer_phone"),
  phoneSearchText("customer_contact"),
  "reference",
  "vendor_name",
);

const cents = (name: string) => bigint(name, { mode: "number" });
const currency = (name: string) => text(name, { enum: currencies }).notNull().default("USD");

const waits = ({ answeredAt, heldReason }: Record<"answeredAt" | "heldReason", AnyPgColumn>) =>
  sql`${answeredAt} is null and ${heldReason} is null`;

const isVendorAsked = ({
  status,
  vendorAnswer,
  heldReason,
}: Record<"status" | "vendorAnswer" | "heldReason", AnyPgColumn>) =>
  sql`${status} = 'pending' and ${vendorAnswer} is null and ${heldReason} is null`;

export const booking = pgTable(
  "booking",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Six digits for people; not unique (RULINGS 6). */
    reference: text("reference").notNull(),
    /** Hash of the tracking link's 256-bit token; `sealedToken` holds it encrypted for later messages. */
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("token").notNull(),
    vendorId: bigint("vendor_id", { mode: "number" })
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    vendorName: text("vendor_name").notNull(),
    vendorNameEnglish: text("vendor_name_english").notNull().default(""),
    customerName: text("customer_name").notNull(),
    customerEmail: text("email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    customerContact: text("customer_contact").notNull(),
    serviceRequested: text("service_requested").notNull(),
    preferredAt: timestampColumn("preferred_at").notNull(),
    preferredTime: text("preferred_time").notNull(),
    message: text("message").notNull(),
    /** The texts shown to the vendor, contact details masked; null in rows older than this column. */
    vendorTexts: jsonb("vendor_texts").$type<VendorTexts>(),
    urgency: text("urgency", { enum: urgencies }).notNull(),
    budget: text("budget").notNull(),
    town: text("town", { enum: [...locations, ""] })
      .notNull()
      .default(""),
    place: text("place").notNull().default(""),
    status: text("status", { enum: bookingStatuses }).notNull().default("pending"),
    adminNotes: text("admin_notes").notNull().default(""),
    /** In US dollars. */
    estimatedCents: integer("estimated_cents"),
    agreedCents: cents("agreed_cents"),
    agreedCurrency: currency("agreed_currency"),
    finalCents: cents("final_cents"),
    finalCurrency: currency("final_currency"),
    commissionCents: cents("commission_cents"),
    commissionCurrency: currency("commission_currency"),
    /** In hundredths of a percent; null where the commission is an amount. */
    commissionRate: integer("commission_rate"),
    commissionPaidOn: date("commission_paid_on"),
    noShow: text("no_show", { enum: noShows }),
    locale: text("locale", { enum: locales }).notNull(),
    heldReason: text("held_reason"),
    cancelReason: text("cancel_reason").notNull().default(""),
    proposedAt: timestampColumn("proposed_at"),
    proposedTime: text("proposed_time").notNull().default(""),
    vendorAnswer: text("vendor_answer", { enum: vendorAnswers }),
    /** When the vendor's answer is overdue; it starts again with each question to the vendor. */
    vendorDueAt: timestampColumn("vendor_due_at").notNull().default(sql`now() + interval '24 hours'`),
    /** When the customer cancelled what was agreed; null once staff have dealt with it. */
    customerCancelledAt: timestampColumn("customer_cancelled_at"),
    assignee: text("assignee"),
    source: text("source", { enum: recordSources }).notNull().default("site"),
    createdAt: timestampColumn("created_at").notNull(),
    /** Start of the customer's current wait for contact. */
    waitsSince: timestampColumn("waits_since").notNull().defaultNow(),
    dueAt: timestampColumn("due_at").notNull(),
    /** Null while the customer waits: since the request, or since requesting another time. */
    answeredAt: timestampColumn("answered_at"),
    confirmedAt: timestampColumn("confirmed_at"),
    version: integer("version").notNull().default(1),
    search: searchColumn(searched),
  },
  (table) => [
    index("booking_newest").on(table.createdAt, table.id),
    // With what the report counts, so that it needs no row.
    index("booking_figures").on(table.createdAt, table.status, table.noShow, table.heldReason),
    index("booking_status_newest").on(table.status, table.createdAt, table.id),
    // With all columns that Today's counts read, so that they need no row.
    index("booking_waiting").on(table.dueAt, table.id, table.urgency, table.assignee).where(waits(table)),
    index("booking_emergency")
      .on(table.dueAt, table.id)
      .where(sql`${waits(table)} and ${table.urgency} = 'asap'`),
    index("booking_assigned")
      .on(table.assignee, table.dueAt, table.id)
      .where(sql`${waits(table)} and ${table.assignee} is not null`),
    index("booking_held").on(table.createdAt, table.id).where(sql`${table.heldReason} is not null`),
    index("booking_vendor_newest").on(table.vendorId, table.createdAt, table.id),
    index("booking_day").on(table.preferredAt, table.id),
    index("booking_appointment")
      .on(table.preferredAt, table.id, table.assignee)
      .where(sql`${table.status} in ('confirmed', 'in-progress')`),
    index("booking_vendor_silent")
      .on(table.vendorDueAt, table.id, table.assignee)
      .where(isVendorAsked(table)),
    index("booking_customer_cancelled")
      .on(table.customerCancelledAt, table.id, table.assignee)
      .where(sql`${table.customerCancelledAt} is not null`),
    index("booking_open_vendor")
      .on(table.vendorId, table.preferredAt, table.id, table.assignee)
      .where(sql`${table.status} in ('pending', 'confirmed', 'in-progress') and ${table.heldReason} is null`),
    index("booking_email_newest").on(table.customerEmail, table.createdAt),
    searchIndex("booking_search", table.search),
  ],
);

export const bookingEvent = pgTable(
  "booking_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bigint("booking_id", { mode: "number" })
      .notNull()
      .references(() => booking.id, { onDelete: "cascade" }),
    at: timestampColumn("at").notNull(),
    kind: text("kind", { enum: bookingEventKinds }).notNull().default("status"),
    by: text("by", { enum: bookingActors }).notNull(),
    name: text("name").notNull().default(""),
    from: text("from", { enum: bookingStatuses }),
    to: text("to", { enum: bookingStatuses }),
    note: text("note").notNull().default(""),
  },
  (table) => [index("booking_event_booking").on(table.bookingId, table.id)],
);

/** Customers' photos of bookings; for staff and by the customer's link. */
export const bookingPhoto = photoTable("booking_photo", {
  column: "booking_id",
  references: () => booking.id,
});
