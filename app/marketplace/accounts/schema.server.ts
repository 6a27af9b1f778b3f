import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";

export const vendorAccount = pgTable("vendor_account", {
  vendorId: bigint("vendor_id", { mode: "number" })
    .primaryKey()
    .references(() => vendor.id, { onDelete: "cascade" }),
  /** Lower case. May differ from the e-mail in the profile. */
  email: text("email").notNull().unique(),
  /** Null until the owner uses a password link. */
  passwordHash: text("password_hash"),
  /** When a link sent to this address was used; until then it is unconfirmed. */
  addressConfirmedAt: timestampColumn("address_confirmed_at"),
  createdAt: timestampColumn("created_at").notNull(),
  signedInAt: timestampColumn("signed_in_at"),
});

/** A single-use link to choose a password; only its hash is stored. */
export const vendorPasswordLink = pgTable(
  "vendor_password_link",
  {
    hash: text("hash").primaryKey(),
    vendorId: bigint("vendor_id", { mode: "number" })
      .notNull()
      .references(() => vendorAccount.vendorId, { onDelete: "cascade" }),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [index("vendor_password_link_vendor").on(table.vendorId)],
);
