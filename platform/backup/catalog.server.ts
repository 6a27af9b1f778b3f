import pg from "pg";
import { closeClient } from "#platform/database/client.server.ts";
import type { Table, Trailer } from "./format.ts";

export const schemas = ["public", "pgboss"];

/** Quoted for SQL; `tableName` of format.ts is the plain form. */
export const quotedName = ({ schema, name }: Pick<Table, "schema" | "name">) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
/** Columns for COPY, in the order of the backup. */
export const quotedColumns = ({ columns }: Table) => columns.map(pg.escapeIdentifier).join(", ");

/**
 * Connects within 10 s. Statements have no timeout, and locks 60 s; formats are fixed, because checksums are computed
 * from values' text. Closed when `signal` aborts.
 */
export async function connect(url: string, signal: AbortSignal): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "arribo backup",
  });
  // Queries in progress on a lost connection reject by themselves.
  client.on("error", () => undefined);
  signal.throwIfAborted();
  await client.connect();
  const disconnect = () => void client.end();
  signal.addEventListener("abort", disconnect, { once: true });
  client.once("end", () => signal.removeEventListener("abort", disconnect));
  await client.query(`
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = '60s';
    set idle_in_transaction_session_timeout = 0; set synchronize_seqscans = off`);
  return client;
}

/** Runs `act` on such a connection, and closes it. */
export async function withConnection<T>(
  url: string,
  signal: AbortSignal,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(url, signal);
  return act(client).finally(() => closeClient(client));
}

/** All tables that hold rows themselves (partitions, not their parents), ordered by name. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       case when c.relispartition then (
         select json_build_object('of', pn.nspname || '.' || p.relname, 'bound', pg_get_expr(c.relpartbound, c.oid))
         from pg_inherits i join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
         where i.inhrelid = c.oid) end as partition
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind = 'r' and not exists (
       select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by n.nspname, c.relname`,
    [schemas],
  );
  return rows;
}

/** Last values by "schema.name", as text because they are bigint; null: never used. */
export async function readSequences(client: pg.Client): Promise<Trailer["sequences"]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
     where schemaname = any ($1)`,
    [schemas],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The version of pg-boss's schema; null if it does not exist yet. */
export async function readJobQueueVersion(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query(
    "select from pg_class where oid = to_regclass('pgboss.version')",
  );
  if (found.length === 0) return null;
  const { rows } = await client.query<{ version: number }>("select version from pgboss.version");
  return rows[0]?.version ?? null;
}
