import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from "drizzle-orm/pg-core";

/** Rate limits: points consumed per key. The columns are those of rate-limiter-flexible. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limit_expire").on(table.expire)],
);

/** Saved answers of creating calls, repeated to retries for 24 hours. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    call: text("call").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    status: integer("status").notNull(),
    answer: jsonb("answer").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.call, table.key] }),
    index("idempotency_key_created_at").on(table.createdAt),
  ],
);
