import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { serviceCategories, zones } from "#app/marketplace/local-vendors/contract.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { dispatchStatuses, jobUrgencies, offerStates } from "./contract.ts";

export const dispatch = pgTable(
  "dispatch",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    serviceType: text("service_type").notNull(),
    serviceCategory: text("service_category", { enum: serviceCategories }).notNull(),
    location: text("location", { enum: zones }).notNull(),
    description: text("description").notNull(),
    urgency: text("urgency", { enum: jobUrgencies }).notNull(),
    /** "2027-03-31" and "14:30" in Santo Domingo; null where it is not known yet, like pay and length. */
    workDay: text("work_day"),
    workTime: text("work_time"),
    /** Neighborhood or landmark; the exact address is given by phone. */
    place: text("place").notNull().default(""),
    payPesos: integer("pay_pesos"),
    minutes: integer("minutes"),
    status: text("status", { enum: dispatchStatuses }).notNull().default("open"),
    /** Raised each time the job is given back, so that a vendor who received "the job is taken" can receive it again. */
    round: integer("round").notNull().default(1),
    createdBy: text("created_by").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    endedAt: timestampColumn("ended_at"),
  },
  (table) => [
    index("dispatch_newest").on(table.createdAt, table.id),
    index("dispatch_status_newest").on(table.status, table.createdAt, table.id),
  ],
);

export const dispatchOffer = pgTable(
  "dispatch_offer",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    dispatchId: bigint("dispatch_id", { mode: "number" })
      .notNull()
      .references(() => dispatch.id, { onDelete: "cascade" }),
    localVendorId: bigint("local_vendor_id", { mode: "number" })
      .notNull()
      .references(() => localVendor.id, { onDelete: "cascade" }),
    rank: integer("rank").notNull(),
    sameZone: boolean("same_zone").notNull(),
    /** Random token of the vendor's link: its hash, and the token itself encrypted for later messages. */
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("token").notNull(),
    state: text("state", { enum: offerStates }).notNull().default("next"),
    /** Raised when a job that was given back comes to this vendor again: each turn has its own message. */
    turn: integer("turn").notNull().default(1),
    /** Why the vendor gave the job back; "" unless `state` is `returned`. */
    returnReason: text("return_reason").notNull().default(""),
    offeredAt: timestampColumn("offered_at"),
    expiresAt: timestampColumn("expires_at"),
    answeredAt: timestampColumn("answered_at"),
  },
  (table) => [
    unique("dispatch_offer_vendor").on(table.dispatchId, table.localVendorId),
    index("dispatch_offer_rank").on(table.dispatchId, table.rank),
    index("dispatch_offer_local_vendor").on(table.localVendorId),
    index("dispatch_offer_offered").on(table.offeredAt),
    index("dispatch_offer_due").on(table.expiresAt).where(sql`state = 'offered'`),
  ],
);
