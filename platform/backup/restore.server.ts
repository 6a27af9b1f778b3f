import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { getConstructionPlans } from "pg-boss";
import { migrationLockId } from "#platform/database/start/migrate.server.ts";
import { type Entry, readEntries } from "./archive.server.ts";
import { listTables, quotedName, readJobQueueVersion } from "./catalog.server.ts";
import {
  BackupError,
  type EncryptionKeys,
  format,
  type Manifest,
  manifestSchema,
  type Trailer,
  tableName,
} from "./format.ts";
import { loadTables } from "./load.server.ts";
import { verifyFile } from "./verify-file.server.ts";

type RestoreInput = {
  file: string;
  encryption: EncryptionKeys;
  migrations: string;
  replace: boolean;
  /** May still refuse. @param keys the content of the backup's data.key, if any */
  beforeCommit?: (manifest: Manifest, keys: string | undefined) => Promise<void>;
};

/** Restores in one transaction, verified row by row; on failure the database stays as it was. @throws BackupError */
export async function restoreBackup(client: pg.Client, input: RestoreInput): Promise<Manifest & Trailer> {
  await verifyFile(input.file, input.encryption);
  const entries = readEntries(input.file, input.encryption);
  try {
    const manifest = await readManifest(entries, input.file);
    const migrations = migrationsOf(manifest, input.migrations);
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [migrationLockId]);
    await refuseRunning(client);
    await clearDatabase(client, input.replace);
    await createTables(client, manifest, migrations);
    const { trailer, keys } = await loadTables(client, manifest.tables, entries);
    await input.beforeCommit?.(manifest, keys);
    await client.query("commit");
    // The planner has no statistics until autovacuum's next run.
    await client.query("analyze");
    return { ...manifest, ...trailer };
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    await entries.return(undefined);
  }
}

async function readManifest(entries: AsyncGenerator<Entry>, file: string): Promise<Manifest> {
  const { value } = await entries.next();
  const first = value as Entry | undefined;
  if (first?.name !== "manifest.json") throw new BackupError(`${file} is not a backup of Arribo.`);
  const json = JSON.parse(first.content.toString());
  if (json.format !== format)
    throw new BackupError(
      `${file} was made by another version of Arribo (${json.arribo}), in a format this one cannot read.`,
    );
  return manifestSchema.parse(json);
}

/** The migrations that created the backup's tables; the next start applies the later ones. */
function migrationsOf({ migrations, arribo }: Manifest, folder: string): MigrationMeta[] {
  const ours = readMigrationFiles({ migrationsFolder: folder });
  const differs = migrations.findIndex((hash, index) => ours[index]?.hash !== hash);
  if (differs < 0) return ours.slice(0, migrations.length);
  throw new BackupError(
    differs === ours.length
      ? `The backup is newer than this Arribo: it was made by ${arribo}, whose database has ${migrations.length} migrations; this one knows ${ours.length}. Restore with that version or a later one.`
      : `The backup was made by another Arribo (${arribo}): its migration ${differs + 1} is not the one known here. Restore it with that version, then start this one on the database.`,
  );
}

async function refuseRunning(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name in ('arribo', 'arribo jobs')`,
  );
  if (rowCount) throw new BackupError("An Arribo is running on this database. Stop it first.");
}

async function clearDatabase(client: pg.Client, replace: boolean): Promise<void> {
  const tables = await listTables(client);
  for (const table of replace ? [] : tables) {
    if (table.schema !== "public" || tableName(table) === "public.migration") continue;
    const { rowCount } = await client.query(`select from ${quotedName(table)} limit 1`);
    if (rowCount)
      throw new BackupError(
        `The database is not empty (${tableName(table)} holds rows) and was not changed. To replace everything in it with the backup, pass --replace.`,
      );
  }
  if (tables.length > 0)
    await client.query(
      "drop schema if exists pgboss cascade; drop schema public cascade; create schema public",
    );
}

async function createTables(
  client: pg.Client,
  manifest: Manifest,
  migrations: MigrationMeta[],
): Promise<void> {
  await client.query(
    "create table public.migration (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement);
  if (manifest.jobQueue === null) return;
  await client.query(withoutTransaction(getConstructionPlans("pgboss")));
  await client.query("set local lock_timeout = '60s'; set local idle_in_transaction_session_timeout = 0");
  const jobQueue = await readJobQueueVersion(client);
  if (jobQueue !== manifest.jobQueue)
    throw new BackupError(
      `The backup's job queue has version ${manifest.jobQueue}, this Arribo's has ${jobQueue}. Restore with Arribo ${manifest.arribo}, start it, and upgrade.`,
    );
}

/** pg-boss's plans bring their own transaction; ours includes them. */
function withoutTransaction(plans: string): string {
  const statements = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(plans)?.[1];
  if (!statements) throw new Error("pg-boss's construction plans have an unexpected format");
  return statements;
}
