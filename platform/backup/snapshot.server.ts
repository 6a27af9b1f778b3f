import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { migrationLock } from "#platform/database/migrate.server.ts";
import { columnsOf, jobQueueOf, quoted, sequencesOf, tablesOf } from "./catalog.server.ts";
import type { Put } from "./file.server.ts";
import { BackupError, type Content, type End, format, type Manifest, nameOf, type Table } from "./format.ts";
import { inParts, RowSum } from "./rows.ts";

/**
 * Opens one consistent look at the whole database: what is written meanwhile is in all of it or in none (a letter and
 * its job, say). Until the transaction ends no table can change its form; reading and writing go on.
 */
export async function openSnapshot(client: pg.Client): Promise<Table[]> {
  // No migration while we look which tables there are; the job queue's can still come and go, hence the second look.
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  try {
    for (;;) {
      const tables = await tablesOf(client);
      if (!tables.some((table) => nameOf(table) === "public.migration"))
        throw new BackupError("There is nothing to back up: no Arribo has run on this database yet.");
      await client.query("begin isolation level repeatable read read only");
      await client.query(`lock table ${tables.map(quoted).join(", ")} in access share mode`);
      // The first statement that reads decides what all later ones see.
      if (JSON.stringify(await tablesOf(client)) === JSON.stringify(tables)) return tables;
      await client.query("rollback");
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
  }
}

/** Describes what an open snapshot shows. */
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

/** Hands every row of an open snapshot to `put`. @returns what was in each table, and how far each sequence counted */
export async function copyOut(client: pg.Client, tables: readonly Table[], put: Put): Promise<End> {
  const contents: End["contents"] = {};
  for (const table of tables) {
    let part = 0;
    contents[nameOf(table)] = await readRows(client, table, (rows) => {
      part += 1;
      return put(`${nameOf(table)}/${String(part).padStart(6, "0")}`, rows);
    });
  }
  // Sequences obey no transaction. Read last, they have counted at least as far as the rows.
  return { contents, sequences: await sequencesOf(client) };
}

/** Reads a table to its end. @param take gets whole rows, as COPY writes them */
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
