import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { migrationLockId } from "#platform/database/start/migrate.server.ts";
import type { WriteEntry } from "./archive.server.ts";
import {
  listTables,
  quotedColumns,
  quotedName,
  readJobQueueVersion,
  readSequences,
} from "./catalog.server.ts";
import {
  BackupError,
  format,
  type Manifest,
  type Table,
  type TableChecksum,
  type Trailer,
  tableName,
} from "./format.ts";
import { RowChecksum, splitIntoParts } from "./rows.ts";

/**
 * Opens a read-only repeatable-read transaction and locks all tables against schema changes; reads and writes go on.
 * @throws BackupError if the database has no migrations yet
 */
export async function openSnapshot(client: pg.Client): Promise<Table[]> {
  // Keeps migrations out while tables are listed; pg-boss's partitions still change, hence the second listing.
  await client.query("select pg_advisory_lock($1)", [migrationLockId]);
  try {
    for (;;) {
      const tables = await listTables(client);
      if (!tables.some((table) => tableName(table) === "public.migration"))
        throw new BackupError("There is nothing to back up: Arribo has not run on this database yet.");
      await client.query("begin isolation level repeatable read read only");
      await client.query(`lock table ${tables.map(quotedName).join(", ")} in access share mode`);
      // The first reading statement fixes the snapshot.
      if (JSON.stringify(await listTables(client)) === JSON.stringify(tables)) return tables;
      await client.query("rollback");
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLockId]).catch(() => undefined);
  }
}

/** The manifest, read in the snapshot. `sealedWith`: the ids of all keys that its sealed data may need. */
export async function describeSnapshot(
  client: pg.Client,
  tables: Table[],
  arribo: string,
): Promise<Manifest> {
  const { rows } = await client.query<{
    taken: Date;
    postgres: string;
    migrations: string[];
    keys: string[];
  }>(
    `select now() as taken, current_setting('server_version') as postgres,
       array(select hash from public.migration order by created_at) as migrations,
       array(select value from public.generated_secret where name like 'sealing-key:%' order by 1) as keys`,
  );
  const [row] = rows;
  if (!row) throw new Error("the query for the database's metadata returned no row");
  const { taken, postgres, migrations, keys: sealedWith } = row;
  const jobQueue = await readJobQueueVersion(client);
  return { format, arribo, takenAt: taken.toISOString(), postgres, migrations, jobQueue, sealedWith, tables };
}

/** Writes the rows of all tables, an entry for each megabyte, and returns the trailer for end.json. */
export async function copyTables(
  client: pg.Client,
  tables: readonly Table[],
  put: WriteEntry,
): Promise<Trailer> {
  const contents: Trailer["contents"] = {};
  for (const table of tables) {
    let part = 0;
    contents[tableName(table)] = await readRows(client, table, (rows) => {
      part += 1;
      return put(`${tableName(table)}/${String(part).padStart(6, "0")}`, rows);
    });
  }
  // Sequences are not transactional: read last, they are at least as high as the rows.
  return { contents, sequences: await readSequences(client) };
}

/** Reads a table and computes its checksum. @param onRows receives complete rows as COPY writes them */
export async function readRows(
  client: pg.Client,
  table: Table,
  onRows: (rows: Buffer) => Promise<void> | void,
): Promise<TableChecksum> {
  const sum = new RowChecksum();
  const stream = client.query(copyTo(`copy ${quotedName(table)} (${quotedColumns(table)}) to stdout`));
  for await (const rows of splitIntoParts(stream)) {
    sum.add(rows);
    await onRows(rows);
  }
  return sum.content();
}
