import { randomBytes } from "node:crypto";
import pg from "pg";
import { close } from "#platform/embedded-postgres/connection.server.ts";
import { connect } from "./catalog.server.ts";
import { BackupError, type BackupLock } from "./format.ts";
import { restore } from "./restore.server.ts";

const prefix = "arribo_trial_";
const notPermitted = "42501";

/** @throws BackupError if the role may not create the temporary database */
export async function demandTrial(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)",
  );
  if (!rowCount)
    throw new BackupError(
      "The backup could not be tried: the database's role may not make databases. Let it (alter role … createdb), or say --untried.",
    );
}

/** Restores a file into a temporary database and drops it. @throws BackupError if it cannot be restored */
export async function tryRestoring(
  url: string,
  asked: { file: string; lock: BackupLock; migrations: string },
  signal: AbortSignal,
): Promise<void> {
  // Not aborted by `signal`: it cleans up.
  const administration = await connect(url, AbortSignal.any([]));
  const name = prefix + randomBytes(6).toString("hex");
  try {
    await dropForgotten(administration);
    await administration.query(`create database ${name} template template0 encoding 'UTF8'`);
    try {
      const address = new URL(url);
      address.pathname = `/${name}`;
      const client = await connect(address.href, signal);
      await restore(client, { ...asked, replace: false }).finally(() => close(client));
    } finally {
      await drop(administration, name);
    }
  } finally {
    await close(administration);
  }
}

/** Databases left by killed trials. */
async function dropForgotten(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where starts_with(datname, $1)
       and pg_has_role(d.datdba, 'usage') and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [prefix],
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

/** Bytes on disk. */
export async function sizeOf(url: string, signal: AbortSignal): Promise<number> {
  const client = await connect(url, signal);
  try {
    const { rows } = await client.query<{ size: string }>(
      "select pg_database_size(current_database()) as size",
    );
    return Number(rows[0]?.size);
  } finally {
    await close(client);
  }
}
