import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { staffRoles } from "#platform/security/permissions.ts";
import { seal, unseal } from "#platform/security/seal.server.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const stamps = { createdAt: at("created_at").notNull(), updatedAt: at("updated_at").notNull() };

/** Staff. The columns are better-auth's; `number` and `role` are ours and never come from a client. */
export const authUser = pgTable("auth_user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  /** What they may do: platform/security/permissions.ts. */
  role: text("role", { enum: staffRoles }).notNull(),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  /** From then on they cannot sign in. */
  disabledAt: at("disabled_at"),
  /** Identifies the person in the audit log, whose subjects are numbers. */
  number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  ...stamps,
});

const ownerColumn = () =>
  text("user_id")
    .notNull()
    .references(() => authUser.id, { onDelete: "cascade" });

export const authSession = pgTable(
  "auth_session",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: ownerColumn(),
    expiresAt: at("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** When the password or code was last entered again (second-step/confirmation.server.ts). */
    confirmedAt: at("confirmed_at"),
    ...stamps,
  },
  (table) => [index("auth_session_user").on(table.userId)],
);

export const authAccount = pgTable(
  "auth_account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: ownerColumn(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: at("access_token_expires_at"),
    refreshTokenExpiresAt: at("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    ...stamps,
  },
  (table) => [index("auth_account_user").on(table.userId)],
);

export const authVerification = pgTable(
  "auth_verification",
  {
    id: text("id").primaryKey(),
    /** A hash: it identifies a sign-in that waits for its code. */
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: at("expires_at").notNull(),
    ...stamps,
  },
  (table) => [index("auth_verification_identifier").on(table.identifier)],
);

/** Sealed with our key, because better-auth's own may be stored in this same database. */
const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: (plain) => seal(plain, "auth_two_factor/secret"),
  fromDriver: (sealed) => unseal(sealed, "auth_two_factor/secret"),
});

export const authTwoFactor = pgTable("auth_two_factor", {
  id: text("id").primaryKey(),
  userId: ownerColumn().unique(),
  secret: sealedText("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(false),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: at("locked_until"),
});

/** Recently used codes: each works once, so that nobody can reuse one seen over a shoulder. */
export const authSpentCode = pgTable(
  "auth_spent_code",
  {
    userId: ownerColumn(),
    code: text("code").notNull(),
    spentAt: at("spent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

export const vendorToken = pgTable(
  "vendor_token",
  {
    hash: text("hash").primaryKey(),
    vendorId: bigint("vendor_id", { mode: "number" }).notNull(),
    /** For the vendor's list of sessions. */
    userAgent: text("user_agent").notNull().default(""),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("vendor_token_vendor").on(table.vendorId), index("vendor_token_end").on(table.expiresAt)],
);
