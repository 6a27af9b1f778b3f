import { bigint, boolean, pgTable } from "drizzle-orm/pg-core";
import { timestampColumn } from "#platform/database/columns.server.ts";

/** Backups that were written and verified, so that their age can be seen from every process and machine. */
export const backupRecord = pgTable("backup_record", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** The moment that the backup shows. */
  takenAt: timestampColumn("taken_at").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  /** Restored for a trial; otherwise it was only read back. */
  restoredForTrial: boolean("restored_for_trial").notNull(),
});
