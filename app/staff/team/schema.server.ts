import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { authUser } from "#platform/auth/schema.server.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { staffRoles } from "#platform/security/permissions.ts";

/** Who was asked to join the staff. Only the newest open one of an address can be used. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: staffRoles }).notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("sealed_token").notNull(),
    /** The name, as the list shows it. */
    invitedBy: text("invited_by").notNull(),
    /** Ends with their account, or when they may no longer invite. */
    inviterId: text("inviter_id")
      .notNull()
      .references(() => authUser.id, { onDelete: "cascade" }),
    createdAt: timestampColumn("created_at").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
    /** Used, withdrawn, or replaced by a newer one. */
    endedAt: timestampColumn("ended_at"),
  },
  (table) => [
    index("staff_invitation_email").on(table.email),
    index("staff_invitation_inviter").on(table.inviterId),
  ],
);
