import { randomBytes } from "node:crypto";
import pg from "pg";
import { withConnection } from "./catalog.server.ts";
import { BackupError, type EncryptionKeys } from "./format.ts";
import { restoreBackup } from "./restore.server.ts";

const trialPrefix = "arribo_trial_";
const notPermitted = "42501";

/** @throws BackupError if the role may not create the temporary database */
export async function requireTrialRights(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)",
  );
  if (!rowCount)
    throw new BackupError(
      "The trial restore failed: the database role may not create databases. Allow it (alter role … createdb), or pass --untried.",
    );
}

/** Restores a file into a temporary database and drops it. @throws BackupError if it cannot be restored */
export async function restoreForTrial(
  url: string,
  input: { file: string; encryption: EncryptionKeys; migrations: string },
  signal: AbortSignal,
): Promise<void> {
  // Not aborted by `signal`: it cleans up.
  await withConnection(url, AbortSignal.any([]), async (administration) => {
    const name = trialPrefix + randomBytes(6).toString("hex");
    await dropLeftovers(administration);
    await administration.query(`create database ${name} template template0 encoding 'UTF8'`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    await withConnection(address.href, signal, (client) =>
      restoreBackup(client, { ...input, replace: false }),
    ).finally(() => drop(administration, name));
  });
}

/** Databases left by killed trials. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where starts_with(datname, $1)
       and pg_has_role(d.datdba, 'usage') and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [trialPrefix],
  );
  for (const { name } of rows) await drop(client, name);
}

async function drop(client: pg.Client, name: string): Promise<void> {
  const statement = `drop database if exists ${pg.escapeIdentifier(name)}`;
  // FORCE may not terminate autovacuum workers (42501); a plain DROP terminates them itself.
  await client.query(`${statement} with (force)`).catch((error: { code?: string }) => {
    if (error.code !== notPermitted) throw error;
    return client.query(statement);
  });
}

/** The database's size on disk, in bytes. */
export function databaseSize(url: string, signal: AbortSignal): Promise<number> {
  return withConnection(url, signal, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      "select pg_database_size(current_database()) as size",
    );
    return Number(rows[0]?.size);
  });
}
