import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { migrationLock } from "#platform/database/migrate.server.ts";
import { columnsOf, jobQueueOf, quoted, sequencesOf, tablesOf } from "./catalog.server.ts";
import type { Put } from "./file.server.ts";
import { BackupError, type Content, type End, format, type Manifest, nameOf, type Table } from "./format.ts";
import { inParts, RowSum } from "./rows.ts";

/** Opens a read-only repeatable-read transaction and locks all tables against schema changes; reads and writes go on. */
export async function openSnapshot(client: pg.Client): Promise<Table[]> {
  // Keeps migrations out while tables are listed; pg-boss's partitions still change, hence the second listing.
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  try {
    for (;;) {
      const tables = await tablesOf(client);
      if (!tables.some((table) => nameOf(table) === "public.migration"))
        throw new BackupError("There is nothing to back up: no Arribo has run on this database yet.");
      await client.query("begin isolation level repeatable read read only");
      await client.query(`lock table ${tables.map(quoted).join(", ")} in access share mode`);
      // The first reading statement fixes the snapshot.
      if (JSON.stringify(await tablesOf(client)) === JSON.stringify(tables)) return tables;
      await client.query("rollback");
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
  }
}

export async function describe(client: pg.Client, tables: Table[], arribo: string): Promise<Manifest> {
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
  if (!row) throw new Error("the database said nothing of itself");
  const { taken, postgres, migrations, keys: sealedWith } = row;
  const jobQueue = await jobQueueOf(client);
  return { format, arribo, takenAt: taken.toISOString(), postgres, migrations, jobQueue, sealedWith, tables };
}

export async function copyOut(client: pg.Client, tables: readonly Table[], put: Put): Promise<End> {
  const contents: End["contents"] = {};
  for (const table of tables) {
    let part = 0;
    contents[nameOf(table)] = await readRows(client, table, (rows) => {
      part += 1;
      return put(`${nameOf(table)}/${String(part).padStart(6, "0")}`, rows);
    });
  }
  // Sequences are not transactional: read last, they are at least as high as the rows.
  return { contents, sequences: await sequencesOf(client) };
}

/** @param take receives complete rows as COPY writes them */
export async function readRows(
  client: pg.Client,
  table: Table,
  take: (rows: Buffer) => Promise<void> | void,
): Promise<Content> {
  const sum = new RowSum();
  const copied = client.query(copyTo(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`));
  for await (const rows of inParts(copied)) {
    sum.add(rows);
    await take(rows);
  }
  return sum.content();
}
