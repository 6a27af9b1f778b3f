import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any number that no one else uses as an advisory lock on this database. */
export const migrationLock = 7_241_186_101;

/**
 * Brings the schema up to date. Eight processes may start at once: an advisory lock lets one work while the
 * others wait, then find nothing left to do (drizzle's own `migrate` takes no lock). All or nothing: drizzle
 * runs what is missing in one transaction.
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await applyMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: "public",
      migrationsTable: "migration",
    });
  } finally {
    await client.end();
  }
}
