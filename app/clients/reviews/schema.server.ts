import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { reviewStatuses } from "./contract.ts";

export const reviewSearchText = searchText("author", "text");

export const review = pgTable(
  "review",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    vendorId: bigint("vendor_id", { mode: "number" })
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    /** One review per booking; it survives the deletion of the booking. */
    bookingId: bigint("booking_id", { mode: "number" })
      .unique()
      .references(() => booking.id, { onDelete: "set null" }),
    author: text("author").notNull(),
    rating: integer("rating").notNull(),
    text: text("text").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    status: text("status", { enum: reviewStatuses }).notNull().default("waiting"),
    heldReason: text("held_reason"),
    decidedBy: text("decided_by"),
    decidedAt: timestampColumn("decided_at"),
    reply: text("reply").notNull().default(""),
    repliedAt: timestampColumn("replied_at"),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("review_newest").on(table.createdAt, table.id),
    index("review_status_newest").on(table.status, table.createdAt, table.id),
    index("review_vendor_published")
      .on(table.vendorId, table.createdAt, table.id)
      .where(sql`${table.status} = 'published'`),
    index("review_vendor").on(table.vendorId),
    searchIndex("review_search", reviewSearchText),
    check("review_rating", sql`${table.rating} between 1 and 5`),
  ],
);
