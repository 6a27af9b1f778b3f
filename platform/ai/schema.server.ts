import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What the AI has cost each day, with what calls under way may still cost; in millionths of a US$. */
export const aiSpending = pgTable("ai_spending", {
  /** In Santo Domingo. */
  day: date("day").primaryKey(),
  spent: bigint("spent", { mode: "number" }).notNull(),
  /** As much of it was for visitors. */
  byVisitors: bigint("by_visitors", { mode: "number" }).notNull().default(0),
});

/** What each visitor's address has cost on a day. Written only under a lock on the day's row in `ai_spending`. */
export const aiShare = pgTable(
  "ai_share",
  {
    day: date("day").notNull(),
    /** A keyed fingerprint: the address itself is not kept. */
    addressPrint: text("address_print").notNull(),
    spent: bigint("spent", { mode: "number" }).notNull(),
    /** Answers of the assistant that were paid for, or are under way. */
    answers: integer("answers").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.addressPrint] })],
);
