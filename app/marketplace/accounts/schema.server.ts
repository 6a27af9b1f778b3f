import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { at } from "#platform/database/columns.server.ts";

/** How a vendor signs in. */
export const vendorAccount = pgTable("vendor_account", {
  vendorId: bigint("vendor_id", { mode: "number" })
    .primaryKey()
    .references(() => vendor.id, { onDelete: "cascade" }),
  /** In lower case; what the profile shows to staff may be another. */
  email: text("email").notNull().unique(),
  /** Null until the letter's link has been used. */
  passwordHash: text("password_hash"),
  /** When a link from a letter to this address was used: until then anybody may have typed it in. */
  addressConfirmedAt: at("address_confirmed_at"),
  createdAt: at("created_at").notNull(),
  /** The last time, after registration. */
  signedInAt: at("signed_in_at"),
});

/** A letter's link for choosing a password: works once, until its time. Only the hash is kept. */
export const vendorPasswordLink = pgTable(
  "vendor_password_link",
  {
    hash: text("hash").primaryKey(),
    vendorId: bigint("vendor_id", { mode: "number" })
      .notNull()
      .references(() => vendorAccount.vendorId, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("vendor_password_link_vendor").on(table.vendorId)],
);
