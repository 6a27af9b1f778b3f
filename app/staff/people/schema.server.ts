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
import { timestampColumn } from "#platform/database/columns.server.ts";
import { searchIndex } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { contactKinds, linkedKinds, mergeReasons, mergeStates } from "./values.ts";

/**
 * Somebody who wrote to us. A merge only sets `mergedInto`, so that its undoing leaves every row as it was; a person is the
 * root with everybody merged into it, their family (server/family.server.ts).
 */
export const person = pgTable(
  "person",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    town: text("town").notNull().default(""),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    /** A colleague's address. */
    owner: text("owner"),
    mergedInto: bigint("merged_into", { mode: "number" }).references((): AnyPgColumn => person.id, {
      onDelete: "set null",
    }),
    /** Incremented by each edit. */
    version: integer("version").notNull().default(1),
    createdAt: timestampColumn("created_at").notNull(),
    /** When the newest of their deleted records had come: whom staff wrote down stays for some time after it. */
    lastRecordAt: timestampColumn("last_record_at"),
  },
  (table) => [index("person_merged").on(table.mergedInto).where(sql`${table.mergedInto} is not null`)],
);

/** An address or a number, of one person. */
export const contactPoint = pgTable(
  "contact_point",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    personId: bigint("person_id", { mode: "number" })
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: contactKinds }).notNull(),
    /** An address in lower case, or a number as E.164. */
    value: text("value").notNull(),
    confirmedAt: timestampColumn("confirmed_at"),
    confirmedBy: text("confirmed_by"),
    /** Used by several people, as a hotel's number: it joins no record to anybody. */
    isShared: boolean("is_shared").notNull().default(false),
    /** It came on a record that somebody known had written, by another contact point: it may be a stranger's until staff confirm it. */
    isBeside: boolean("is_beside").notNull().default(false),
    /** The record on which it was first seen, or by which staff gave it to this person; null if staff wrote it down. */
    seenKind: text("seen_kind", { enum: linkedKinds }),
    seenId: bigint("seen_id", { mode: "number" }),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("contact_point_value").on(table.value),
    index("contact_point_person").on(table.personId),
    index("contact_point_seen").on(table.seenKind, table.seenId),
  ],
);

/**
 * SQL: whether a contact point is surely the person's: it made the person, staff wrote it down, or staff confirmed it. Only such
 * ones get letters and stand for the person in requests about their data.
 */
export const isTheirs = sql`(${contactPoint.confirmedAt} is not null or not ${contactPoint.isBeside})`;

/** Whose a record is: the newest row of a record counts. Append-only. */
export const personRecord = pgTable(
  "person_record",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    personId: bigint("person_id", { mode: "number" })
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: linkedKinds }).notNull(),
    recordId: bigint("record_id", { mode: "number" }).notNull(),
    /** As the record says it. */
    name: text("name").notNull(),
    /** What joined it; null if staff did, or if the contact point is gone. */
    contactPointId: bigint("contact_point_id", { mode: "number" }).references(() => contactPoint.id, {
      onDelete: "set null",
    }),
    /** The member of staff who placed it, by address: it is never moved by itself. Null: joined by a contact point. */
    by: text("by"),
    at: timestampColumn("at").notNull(),
    recordAt: timestampColumn("record_at").notNull(),
  },
  (table) => [
    index("person_record_record").on(table.kind, table.recordId, table.id),
    index("person_record_person").on(table.personId, table.id),
    index("person_record_contact_point").on(table.contactPointId),
  ],
);

/** Two people who may be one, or were said to be: one row for each pair. */
export const personMerge = pgTable(
  "person_merge",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who is merged into whom; for a proposal in the order in which it was found. */
    personId: bigint("person_id", { mode: "number" })
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    intoId: bigint("into_id", { mode: "number" })
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    state: text("state", { enum: mergeStates }).notNull(),
    /** The kind of contact point that both have, on one record. */
    reason: text("reason", { enum: mergeReasons }).notNull(),
    recordKind: text("record_kind", { enum: linkedKinds }),
    recordId: bigint("record_id", { mode: "number" }),
    createdAt: timestampColumn("created_at").notNull(),
    decidedAt: timestampColumn("decided_at"),
    decidedBy: text("decided_by"),
  },
  (table) => [
    uniqueIndex("person_merge_pair").on(
      sql`least(${table.personId}, ${table.intoId})`,
      sql`greatest(${table.personId}, ${table.intoId})`,
    ),
    index("person_merge_person").on(table.personId),
    index("person_merge_into").on(table.intoId),
    index("person_merge_proposed").on(table.id).where(sql`${table.state} = 'proposed'`),
  ],
);

export const listingSearchText = "person_listing.search";

/** What the list of people shows of a family, under its root; computed (server/listing.server.ts). */
export const personListing = pgTable(
  "person_listing",
  {
    id: bigint("person_id", { mode: "number" })
      .primaryKey()
      .references(() => person.id, { onDelete: "cascade" }),
    /** When the newest record came. */
    lastAt: timestampColumn("last_at").notNull(),
    isCustomer: boolean("is_customer").notNull(),
    isVendor: boolean("is_vendor").notNull(),
    search: text("search").notNull(),
  },
  (table) => [
    index("person_listing_newest").on(table.lastAt, table.id),
    index("person_listing_customers").on(table.lastAt, table.id).where(sql`${table.isCustomer}`),
    index("person_listing_vendors").on(table.lastAt, table.id).where(sql`${table.isVendor}`),
    searchIndex("person_listing_search", table.search),
  ],
);

/**
 * Records to link, by their number alone: triggers insert a row with each new or changed record, the worker takes it out.
 * Without a unique key, so that nobody who writes a record waits for another's.
 */
export const personWaiting = pgTable(
  "person_waiting",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: linkedKinds }).notNull(),
    recordId: bigint("record_id", { mode: "number" }).notNull(),
  },
  (table) => [index("person_waiting_record").on(table.kind, table.recordId)],
);
