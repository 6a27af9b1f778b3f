import { pgTable, text } from "drizzle-orm/pg-core";

/** Secrets that are generated once and shared by every process on this database. */
export const generatedSecret = pgTable("generated_secret", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
