import { bigint, boolean, pgTable, text } from "drizzle-orm/pg-core";
import { authUser } from "#platform/auth/schema.server.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";

/** The secret address by which a colleague's calendar program reads the calendar; one for each person. */
export const calendarFeed = pgTable("calendar_feed", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => authUser.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  onlyMine: boolean("only_mine").notNull(),
  createdAt: timestampColumn("created_at").notNull(),
  lastReadAt: timestampColumn("last_read_at"),
});
