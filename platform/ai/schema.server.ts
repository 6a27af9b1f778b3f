import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The AI's cost per day, reservations included; in millionths of a US$. */
export const aiSpending = pgTable("ai_spending", {
  day: date("day").primaryKey(),
  spent: bigint("spent", { mode: "number" }).notNull(),
  byVisitors: bigint("by_visitors", { mode: "number" }).notNull().default(0),
});

/** Cost per visitor address and day. Written only under a lock on the day's `ai_spending` row. */
export const aiShare = pgTable(
  "ai_share",
  {
    day: date("day").notNull(),
    /** Keyed hash; the address itself is not stored. */
    addressPrint: text("address_print").notNull(),
    spent: bigint("spent", { mode: "number" }).notNull(),
    answers: integer("answers").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.addressPrint] })],
);
