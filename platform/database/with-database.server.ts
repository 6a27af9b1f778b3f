import { sql } from "drizzle-orm";
import type { Config } from "#platform/config/config.server.ts";
import { startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { AnotherArriboError } from "#platform/embedded-postgres/lock.server.ts";
import { addressOfRunning, hasDatabase } from "#platform/embedded-postgres/visit.server.ts";
import { compareAge, migrateDatabase } from "./migrate.server.ts";
import { closeDatabase, db, openDatabase } from "./pool.server.ts";

export class DatabaseRefusedError extends Error {
  override name = "VisitError";
}

type Visit = {
  running: "allowed" | "refused";
  missing: "made" | "refused";
  say: (line: string) => void;
};

/** Opens the configured database; starts the embedded one if needed. @throws DatabaseRefusedError; AnotherArriboError */
export async function withDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  { running, missing, say }: Visit,
  act: (url: string, isAlone: boolean) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return act(databaseUrl, false);
  const there = await hasDatabase(dataDir);
  if (!there && missing === "refused")
    throw new DatabaseRefusedError(
      `There is no database in ${dataDir} yet. Start Arribo once, or set DATA_DIR or DATABASE_URL.`,
    );
  const address = there ? await addressOfRunning(dataDir) : undefined;
  if (address) {
    if (running === "refused") throw new AnotherArriboError(dataDir);
    return act(address, false);
  }
  const log = { info() {}, warn: say, error: say };
  const embedded = await startEmbedded({ dataDir, progress: say, log });
  try {
    await act(embedded.url, true);
  } finally {
    await embedded.stop();
  }
}

/** The same with the pool opened on a migrated database. @throws MigrationError */
export async function withApp(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  { migrations, say }: { migrations: string; say: Visit["say"] },
  act: () => Promise<void>,
): Promise<void> {
  await withDatabase(config, { running: "allowed", missing: "refused", say }, async (url, isAlone) => {
    if (isAlone) await migrateDatabase(url, migrations);
    openDatabase(url, 4);
    try {
      await refuseAnother(migrations);
      await act();
    } finally {
      await closeDatabase();
    }
  });
}

/** An older Arribo may be running on it: only a start migrates, never a command. */
async function refuseAnother(migrations: string): Promise<void> {
  const found = await db()
    .execute<{ at: string }>(sql`select max(created_at) at from migration`)
    .catch((error: Error & { cause?: { code?: string } }) => {
      const code = error.cause?.code;
      if (code === "42P01") return { rows: [] }; // no such table: Arribo has never started on it
      throw error;
    });
  if (compareAge(Number(found.rows[0]?.at ?? 0), migrations) === "older")
    throw new DatabaseRefusedError(
      "The database is older than this Arribo. Start Arribo once, which brings it up to date, and try again.",
    );
}
