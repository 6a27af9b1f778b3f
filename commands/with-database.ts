import { sql } from "drizzle-orm";
import type { Config } from "#platform/config/config.server.ts";
import { closeDatabase, db, openDatabase } from "#platform/database/pool.server.ts";
import { compareAge, migrateDatabase } from "#platform/database/start/migrate.server.ts";
import {
  AnotherArriboError,
  findRunningUrl,
  hasDatabase,
  startEmbedded,
} from "#platform/embedded-postgres/embedded.server.ts";

/** The message is for the operator. */
export class DatabaseRefusedError extends Error {
  override name = "DatabaseRefusedError";
}

type Access = {
  running: "allowed" | "refused";
  missing: "made" | "refused";
  say: (line: string) => void;
};

/**
 * Opens the configured database; starts the embedded one if needed, and stops it afterwards.
 * @param act `isAlone`: the embedded one was started for it, so nothing else runs on it
 * @throws DatabaseRefusedError; AnotherArriboError
 */
export async function withDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  { running, missing, say }: Access,
  act: (url: string, isAlone: boolean) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return act(databaseUrl, false);
  const exists = await hasDatabase(dataDir);
  if (!exists && missing === "refused")
    throw new DatabaseRefusedError(
      `There is no database in ${dataDir} yet. Start Arribo once, or set DATA_DIR or DATABASE_URL.`,
    );
  const runningUrl = exists ? await findRunningUrl(dataDir) : undefined;
  if (runningUrl) {
    if (running === "refused") throw new AnotherArriboError(dataDir);
    return act(runningUrl, false);
  }
  const log = { info() {}, warn: say, error: say };
  const embedded = await startEmbedded({ dataDir, progress: say, log });
  try {
    await act(embedded.url, true);
  } finally {
    await embedded.stop();
  }
}

/**
 * The same with the pool opened on a migrated database. Migrates only a database that was started for it.
 * @throws MigrationError; DatabaseRefusedError if the database must be migrated first
 */
export async function withApp(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  { migrations, say }: { migrations: string; say: Access["say"] },
  act: () => Promise<void>,
): Promise<void> {
  await withDatabase(config, { running: "allowed", missing: "refused", say }, async (url, isAlone) => {
    if (isAlone) await migrateDatabase(url, migrations);
    openDatabase(url, 4);
    try {
      await refuseOutdated(migrations);
      await act();
    } finally {
      await closeDatabase();
    }
  });
}

/** An older Arribo may be running on it: only a start migrates, never a command. */
async function refuseOutdated(migrations: string): Promise<void> {
  const applied = await db()
    .execute<{ at: string }>(sql`select max(created_at) at from migration`)
    .catch((error: Error & { cause?: { code?: string } }) => {
      const code = error.cause?.code;
      if (code === "42P01") return { rows: [] }; // no such table: Arribo has never started on it
      throw error;
    });
  if (compareAge(Number(applied.rows[0]?.at ?? 0), migrations) === "older")
    throw new DatabaseRefusedError(
      "The database is older than this Arribo. Start Arribo once, which brings it up to date, and try again.",
    );
}
