import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { phoneSearchText, searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { photoTable } from "#platform/pictures/photo-table.server.ts";
import { safetyEventKinds, safetyProtocols, safetyStatuses, safetyUrgencies } from "./contract.ts";

export const safetySearchText = searchText("name", phoneSearchText("contact"), "reference", "details");

export const safetyRequest = pgTable(
  "safety_request",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text("reference").notNull(),
    /** Hash of the browser's delivery id. A request may be resent weeks later, long after idempotency keys expired. */
    deliveryHash: text("delivery").unique(),
    protocol: text("protocol", { enum: safetyProtocols }).notNull(),
    name: text("name").notNull(),
    details: text("details").notNull(),
    urgency: text("urgency", { enum: safetyUrgencies }).notNull(),
    contact: text("contact").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    status: text("status", { enum: safetyStatuses }).notNull().default("pending_review"),
    heldReason: text("held_reason"),
    assignee: text("assignee"),
    writtenAt: timestampColumn("written_at").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    dueAt: timestampColumn("due_at").notNull(),
    /** First contact; taking a request in hand is none. */
    answeredAt: timestampColumn("answered_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("safety_request_newest").on(table.createdAt, table.id),
    // With all columns that Today's counts read, so that they need no row.
    index("safety_request_waiting")
      .on(table.dueAt, table.id, table.heldReason, table.assignee)
      .where(sql`${table.status} <> 'closed'`),
    // Counted for each request over the limit.
    index("safety_request_marked")
      .on(table.createdAt)
      .where(sql`${table.heldReason} is not null and ${table.status} <> 'closed'`),
    searchIndex("safety_request_search", safetySearchText),
  ],
);

export const safetyRequestEvent = pgTable(
  "safety_request_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint("request_id", { mode: "number" })
      .notNull()
      .references(() => safetyRequest.id, { onDelete: "cascade" }),
    at: timestampColumn("at").notNull(),
    by: text("by").notNull(),
    kind: text("kind", { enum: safetyEventKinds }).notNull(),
    from: text("from", { enum: safetyStatuses }),
    to: text("to", { enum: safetyStatuses }),
    note: text("note").notNull().default(""),
  },
  (table) => [index("safety_request_event_request").on(table.requestId, table.id)],
);

/** Photos that people add to their requests; for staff alone. */
export const safetyRequestPhoto = photoTable("safety_request_photo", {
  column: "request_id",
  references: () => safetyRequest.id,
});
