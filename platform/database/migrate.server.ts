import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any number that no one else uses as an advisory lock on this database. */
export const migrationLock = 7_241_186_101;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const notPermitted = "42501";
const notOwned =
  "The role that DATABASE_URL comes as may not make what Arribo needs: it must own the database (alter database … owner to …), and the tables in it.";

/** A database that this Arribo cannot bring up to date; the message is for the operator. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Brings the schema up to date. Eight processes may start at once: an advisory lock lets one work while the
 * others wait, then find nothing left to do (drizzle's own `migrate` takes no lock). All or nothing: drizzle
 * runs what is missing in one transaction.
 * @throws MigrationError
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    // drizzle only looks for what is missing, and would let an older Arribo write into tables it does not know.
    const applied = await newestApplied(client);
    compareAge(applied, folder);
    await adoptBaseline(client, applied, folder);
    await applyMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: "public",
      migrationsTable: "migration",
    }).catch((error: Error & { cause?: { code?: string } }) => {
      throw error.cause?.code === notPermitted ? new MigrationError(notOwned, { cause: error }) : error;
    });
  } finally {
    await client.end();
  }
}

/**
 * A database of the last Arribo before 0.2.0 has seen the migrations that are one here: its list names that one from now
 * on, so that a backup's list of migrations is one that a restore knows.
 */
async function adoptBaseline(client: pg.Client, applied: number, folder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder: folder });
  if (!baseline || applied !== baseline.folderMillis) return;
  const list = [baseline.hash, baseline.folderMillis];
  await client.query("begin");
  await client.query("delete from public.migration where hash <> $1", [baseline.hash]);
  await client.query(
    `insert into public.migration (hash, created_at)
     select $1, $2 where not exists (select from public.migration where hash = $1)`,
    list,
  );
  await client.query("commit");
}

/** When the newest migration was made that the database has seen; 0 where Arribo has never started on it. */
async function newestApplied(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query(
    "select from pg_class where oid = to_regclass('public.migration')",
  );
  if (found.length === 0) return 0;
  const { rows } = await client.query<{ at: string | null }>(
    "select max(created_at) as at from public.migration",
  );
  return Number(rows[0]?.at ?? 0);
}

/**
 * How a database stands to our migrations.
 * @param applied when its newest one was made, in milliseconds
 * @throws MigrationError where a later Arribo has changed it, or where it is older than the first migration here: those
 *   before 0.2.0 were put together into one
 */
export function compareAge(applied: number, folder: string): "older" | "same" {
  const files = readMigrationFiles({ migrationsFolder: folder });
  const [first, ours] = [files[0], files.at(-1)].map((file) => file?.folderMillis ?? 0) as [number, number];
  if (applied > 0 && applied < first)
    throw new MigrationError(
      `The database is older than Arribo 0.2.0: its tables are of ${day(applied)}. Start the last Arribo before 0.2.0 on it once, which brings it up to ${day(first)}, then this one.`,
    );
  if (applied > ours)
    throw new MigrationError(
      `The database is newer than this Arribo: its tables are of ${day(applied)}, this one knows them as of ${day(ours)}. Start the Arribo that changed them, or a later one; to go back, restore a backup made before.`,
    );
  return applied < ours ? "older" : "same";
}

const day = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace("T", " ");
