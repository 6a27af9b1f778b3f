import { bigint, date, pgTable } from "drizzle-orm/pg-core";

/** What the AI has cost each day, with what calls under way may still cost. */
export const aiSpending = pgTable("ai_spending", {
  /** In Santo Domingo. */
  day: date("day").primaryKey(),
  /** In millionths of a US$. */
  spent: bigint("spent", { mode: "number" }).notNull(),
});
