import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { withClient } from "../client.server.ts";

/** Arbitrary advisory-lock number. */
export const migrationLockId = 7_241_186_101;

const notPermitted = "42501";
const notPermittedMessage =
  "The role that DATABASE_URL comes as may not make what Arribo needs: it must own the database (alter database … owner to …), and the tables in it.";

/** The database cannot be migrated; the message is for the operator. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** Applies missing migrations under an advisory lock, which drizzle's `migrate` does not take. @throws MigrationError */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLockId]);
    // drizzle only looks for what is missing: it would let an older Arribo write into newer tables.
    const applied = await newestApplied(client);
    compareAge(applied, folder);
    await adoptBaseline(client, applied, folder);
    await applyMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: "public",
      migrationsTable: "migration",
    }).catch((error: Error & { cause?: { code?: string } }) => {
      throw error.cause?.code === notPermitted
        ? new MigrationError(notPermittedMessage, { cause: error })
        : error;
    });
  });
}

/** Version 0.2.0 squashed all earlier migrations into one: replaces their rows, so that a restore knows the list. */
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

/** @returns when the newest applied migration was made, in ms; 0 for a database Arribo never used */
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

/** @throws MigrationError if the database is newer than our migrations, or older than 0.2.0's squashed one */
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
