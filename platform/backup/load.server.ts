import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Entry } from "./archive.server.ts";
import { listTables, quotedColumns, quotedName, readSequences, schemas } from "./catalog.server.ts";
import { BackupError, type Table, type Trailer, tableName, trailerSchema } from "./format.ts";
import { RowChecksum } from "./rows.ts";
import { readRows } from "./snapshot.server.ts";

type Loaded = { trailer: Trailer; keys: string | undefined };

/** Fills the tables and verifies them, in the caller's transaction. @throws BackupError */
export async function loadTables(
  client: pg.Client,
  tables: readonly Table[],
  entries: AsyncIterable<Entry>,
): Promise<Loaded> {
  await makePartitions(client, tables);
  await requireColumns(client, tables);
  const restoreStatements = await dropConstraints(client, tables);
  const loaded = await loadRows(client, tables, entries);
  for (const statement of restoreStatements) await client.query(statement);
  for (const [name, value] of Object.entries(loaded.trailer.sequences))
    if (value !== null)
      await client.query("select setval($1::regclass, $2)", [quotedName(partsOf(name)), value]);
  await verifyTables(client, tables, loaded.trailer);
  return loaded;
}

/** Tables partitioned by day lack the backup's days. */
async function makePartitions(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const existing = new Set((await listTables(client)).map(tableName));
  for (const table of tables) {
    if (!table.partition || existing.has(tableName(table))) continue;
    const parent = quotedName(partsOf(table.partition.of));
    await client.query(`create table ${quotedName(table)} partition of ${parent} ${table.partition.bound}`);
  }
}

const partsOf = (full: string) => ({
  schema: full.slice(0, full.indexOf(".")),
  name: full.slice(full.indexOf(".") + 1),
});

async function requireColumns(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const existing = new Map(
    (await listTables(client)).map((table) => [tableName(table), table.columns.toSorted().join()]),
  );
  for (const table of tables)
    if (existing.get(tableName(table)) !== table.columns.toSorted().join())
      throw new BackupError(
        `The backup contains a table ${tableName(table)} that is not in Arribo's schema, or has other columns there.`,
      );
}

/** Drops foreign keys and disables triggers (rows come in any order). @returns statements that restore and validate them */
async function dropConstraints(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; of: string; is: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as of, pg_get_constraintdef(c.oid) as is
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and nspname = any ($1)`,
    [schemas],
  );
  for (const { name, of } of rows) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${quotedName(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quotedName).join(", ")}`);
  return [
    ...tables.map((table) => `alter table ${quotedName(table)} enable trigger user`),
    ...rows.map(({ name, of, is }) => `alter table ${of} add constraint ${name} ${is}`),
  ];
}

async function loadRows(
  client: pg.Client,
  tables: readonly Table[],
  entries: AsyncIterable<Entry>,
): Promise<Loaded> {
  const byName = new Map(tables.map((table) => [tableName(table), { table, sum: new RowChecksum() }]));
  let trailer: Trailer | undefined;
  let keys: string | undefined;
  for await (const { name, content } of entries) {
    const into = byName.get(name.slice(0, name.lastIndexOf("/")));
    if (name === "end.json") trailer = trailerSchema.parse(JSON.parse(content.toString()));
    else if (name === "data.key") keys = content.toString();
    else if (into) {
      into.sum.add(content);
      await copyIn(client, into.table, content);
    } else throw new BackupError(`The backup contains an unexpected entry: ${name}`);
  }
  if (!trailer) throw new BackupError("The backup is truncated: its trailer is missing.");
  for (const [name, { sum }] of byName)
    requireEqual(name, trailer.contents[name], sum.content(), "in the file");
  return { trailer, keys };
}

async function copyIn(client: pg.Client, table: Table, rows: Buffer): Promise<void> {
  try {
    const copying = client.query(copyFrom(`copy ${quotedName(table)} (${quotedColumns(table)}) from stdin`));
    await pipeline(Readable.from([rows]), copying);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    // PostgreSQL's own message quotes the row.
    throw new BackupError(`PostgreSQL rejected the rows of ${tableName(table)} (${cause.code}).`, {
      cause,
    });
  }
}

async function verifyTables(client: pg.Client, tables: readonly Table[], trailer: Trailer): Promise<void> {
  for (const table of tables) {
    const found = await readRows(client, table, () => undefined);
    requireEqual(tableName(table), trailer.contents[tableName(table)], found, "after loading");
  }
  const sequences = await readSequences(client);
  for (const [name, value] of Object.entries(trailer.sequences))
    if (sequences[name] !== value)
      throw new BackupError(`The sequence ${name} differs from the value in the backup.`);
}

function requireEqual(
  name: string,
  trailer: Trailer["contents"][string] | undefined,
  found: Trailer["contents"][string],
  when: string,
): void {
  if (trailer?.rows === found.rows && trailer.sum === found.sum) return;
  throw new BackupError(
    `The table ${name} differs from the backup: ${found.rows} rows ${when}, ${trailer?.rows ?? "no"} rows expected${
      trailer?.rows === found.rows ? ", with another checksum" : ""
    }.`,
  );
}
