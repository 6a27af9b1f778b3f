import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bytesColumn, timestampColumn } from "#platform/database/columns.server.ts";
import { phoneSearchText, searchIndex, searchText } from "#platform/database/lists/search.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import type { BusinessHours, Closure } from "./contract.ts";
import { locations } from "./rules/locations.ts";
import {
  businessTypes,
  furtherLanguages,
  priceRanges,
  vendorCategories,
  vendorStatuses,
  verificationChecks,
} from "./values.ts";

const list = (name: string) => text(name).array().notNull().default(sql`'{}'`);
const words = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The search index of earlier versions: names weigh A, services B, category and place C. It only answers until the
 * vendors are indexed after an upgrade, and goes with the next release. */
const searched: SQL = sql`
  setweight(to_tsvector('simple'::regconfig, search_words(business_name || ' ' || business_name_english || ' ' || contact_name)), 'A') ||
  setweight(to_tsvector('simple'::regconfig, search_words(services) || ' ' || search_words(sub_categories)), 'B') ||
  setweight(to_tsvector('simple'::regconfig, search_words(category || ' ' || location)), 'C')`;

export const managedSearchText = searchText(
  "business_name",
  "business_name_english",
  "contact_name",
  "email",
  phoneSearchText("phone"),
);

export const vendor = pgTable(
  "vendor",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    businessName: text("business_name").notNull(),
    businessNameEnglish: text("business_name_english").notNull(),
    contactName: text("contact_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    website: text("website").notNull().default(""),
    category: text("category", { enum: vendorCategories }).notNull(),
    subCategories: list("sub_categories"),
    serviceAreas: list("service_areas"),
    services: list("services"),
    location: text("location", { enum: locations }).notNull(),
    address: text("address").notNull().default(""),
    description: text("description").notNull().default(""),
    descriptionSpanish: text("description_spanish").notNull().default(""),
    /** What a typical job costs, in the vendor's words. */
    typicalJob: text("typical_job").notNull().default(""),
    typicalJobSpanish: text("typical_job_spanish").notNull().default(""),
    priceRange: text("price_range", { enum: priceRanges }),
    /** Prices in the vendor's words; never public (RULINGS 16). */
    priceNote: text("price_note").notNull().default(""),
    businessType: text("business_type", { enum: businessTypes }),
    yearEstablished: integer("year_established"),
    yearsInBusiness: integer("years_in_business").notNull().default(0),
    certifications: text("certifications").notNull().default(""),
    businessHours: jsonb("business_hours").$type<BusinessHours>().notNull().default({}),
    closures: jsonb("closures").$type<Closure[]>().notNull().default([]),
    speaksEnglish: boolean("speaks_english").notNull().default(false),
    speaksSpanish: boolean("speaks_spanish").notNull().default(true),
    otherLanguages: text("other_languages", { enum: furtherLanguages }).array().notNull().default([]),
    smokes: boolean("smokes").notNull().default(false),
    hasTransportation: boolean("has_transportation").notNull().default(false),
    availableDates: list("available_dates"),
    availableTimes: text("available_times").notNull().default(""),
    photoId: text("photo_id"),
    logoId: text("logo_id"),
    /** The cover of the gallery: set whenever it has a picture. */
    coverId: text("cover_id"),
    locale: text("locale", { enum: locales }).notNull(),
    status: text("status", { enum: vendorStatuses }).notNull().default("pending"),
    statusReason: text("status_reason").notNull().default(""),
    verifiedChecks: text("verified_checks", { enum: verificationChecks }).array().notNull().default([]),
    verifiedAt: timestampColumn("verified_at"),
    verifiedBy: text("verified_by"),
    rating: real("rating").notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    isSample: boolean("is_sample").notNull().default(false),
    /** Incremented with each change of the profile; saving over an older version is a conflict. */
    version: integer("version").notNull().default(1),
    createdAt: timestampColumn("created_at").notNull(),
    updatedAt: timestampColumn("updated_at").notNull(),
    search: words("search").generatedAlwaysAs(searched).notNull(),
  },
  (table) => {
    const inDirectory = sql`status = 'approved'`;
    return [
      index("vendor_search").using("gin", table.search).where(inDirectory),
      index("vendor_samples").on(table.id).where(sql`is_sample`),
      // The directory scans these backwards: best rated first, then newest.
      index("vendor_rated").on(table.rating, table.id).where(inDirectory),
      index("vendor_category_rated").on(table.category, table.rating, table.id).where(inDirectory),
      index("vendor_location_rated").on(table.location, table.rating, table.id).where(inDirectory),
      index("vendor_newest").on(table.createdAt, table.id),
      index("vendor_status_newest").on(table.status, table.createdAt, table.id),
      searchIndex("vendor_managed_search", managedSearchText),
    ];
  },
);

const numbers = (name: string) => smallint(name).array().notNull();
/** Compared by its bytes, so that one range of the index holds all words with a beginning. */
const plainWord = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const vendorNumber = () => bigint("vendor_id", { mode: "number" });
const vendorKey = () =>
  vendorNumber()
    .primaryKey()
    .references(() => vendor.id, { onDelete: "cascade" });

/** What the directory's index holds of each vendor in it (search/derive.ts). Triggers keep the entries below equal to it. */
export const vendorDocument = pgTable(
  "vendor_document",
  {
    vendorId: vendorKey(),
    /** `indexVersion` of the process that derived it. */
    version: smallint("version").notNull(),
    quality: smallint("quality").notNull(),
    flags: smallint("flags").notNull(),
    place: smallint("place").notNull(),
    places: numbers("places"),
    keys: numbers("keys"),
    fits: numbers("fits"),
    words: words("words").notNull(),
  },
  (table) => [
    // Without pending entries, which each search would read one by one.
    index("vendor_document_words").using("gin", table.words).with({ fastupdate: false }),
    index("vendor_document_version").on(table.version, table.vendorId),
  ],
);

/** Vendors that changed since they were last indexed. A trigger inserts a row; `indexVendors` deletes it. */
export const vendorUnindexed = pgTable("vendor_unindexed", { vendorId: vendorKey() });

/** The ordered lists: who offers a service, or is of a category, in a town or anywhere (0). Searches scan them backwards. */
export const vendorKeyEntry = pgTable(
  "vendor_key_entry",
  {
    key: smallint("key").notNull(),
    place: smallint("place").notNull(),
    score: smallint("score").notNull(),
    vendorId: vendorNumber().notNull(),
    flags: smallint("flags").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.place, table.score, table.vendorId, table.flags] })],
);

/** The same for words: who has it in a name (1,000 and more) or a service. Mistyped words are corrected to these. */
export const vendorWordEntry = pgTable(
  "vendor_word_entry",
  {
    word: plainWord("word").notNull(),
    score: smallint("score").notNull(),
    vendorId: vendorNumber().notNull(),
    flags: smallint("flags").notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.score, table.vendorId, table.flags] })],
);

/** A photo, logo or picture of work, re-encoded in two sizes without metadata. The id cannot be guessed. */
export const vendorPicture = pgTable(
  "vendor_picture",
  {
    id: text("id").primaryKey(),
    vendorId: bigint("vendor_id", { mode: "number" })
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    small: bytesColumn("small").notNull(),
    large: bytesColumn("large").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("vendor_picture_vendor").on(table.vendorId)],
);

/** What is a vendor's gallery of the pictures above, in the order of `place`. */
export const vendorGalleryPicture = pgTable(
  "vendor_gallery_picture",
  {
    id: text("id")
      .primaryKey()
      .references(() => vendorPicture.id, { onDelete: "cascade" }),
    vendorId: bigint("vendor_id", { mode: "number" })
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    place: smallint("place").notNull(),
    /** In the vendor's words, in English and in Spanish. */
    caption: text("caption").notNull().default(""),
    captionSpanish: text("caption_spanish").notNull().default(""),
    /** Of the large file, in pixels. */
    width: smallint("width").notNull(),
    height: smallint("height").notNull(),
    /** Of the uploaded bytes: an upload that is sent again stores nothing twice. */
    uploadHash: text("upload_hash").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [unique("vendor_gallery_upload").on(table.vendorId, table.uploadHash)],
);
