import { stat } from "node:fs/promises";
import { DatabaseError } from "pg";
import { withConnection } from "./catalog.server.ts";

type Written = { file: string; takenAt: string; trialRestore: boolean };

/**
 * Records a backup in the database that it shows, so that every process knows the newest one's age; keeps a year of records.
 * A database that is read-only, or older than the table, has no record.
 */
export async function recordBackup(
  url: string,
  { file, takenAt, trialRestore }: Written,
  signal: AbortSignal,
): Promise<void> {
  const { size } = await stat(file);
  try {
    await withConnection(url, signal, async (client) => {
      await client.query(
        "insert into backup_record (taken_at, bytes, restored_for_trial) values ($1, $2, $3)",
        [takenAt, size, trialRestore],
      );
      await client.query("delete from backup_record where taken_at < now() - interval '1 year'");
    });
  } catch (error) {
    if (!(error instanceof DatabaseError) || !["25006", "42P01"].includes(error.code ?? "")) throw error;
  }
}
