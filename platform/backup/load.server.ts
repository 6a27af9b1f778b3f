import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { columnsOf, quoted, schemas, sequencesOf, tablesOf } from "./catalog.server.ts";
import type { Entry } from "./file.server.ts";
import { BackupError, type End, end, nameOf, type Table } from "./format.ts";
import { RowSum } from "./rows.ts";
import { readRows } from "./snapshot.server.ts";

type Loaded = { told: End; keys: string | undefined };

/** Fills the tables and verifies them, in the caller's transaction. @throws BackupError */
export async function load(
  client: pg.Client,
  tables: readonly Table[],
  entries: AsyncIterable<Entry>,
): Promise<Loaded> {
  await makePartitions(client, tables);
  await demandColumns(client, tables);
  const bindings = await unbind(client, tables);
  const loaded = await loadRows(client, tables, entries);
  for (const binding of bindings) await client.query(binding);
  for (const [name, value] of Object.entries(loaded.told.sequences))
    if (value !== null) await client.query("select setval($1::regclass, $2)", [quoted(partsOf(name)), value]);
  await compare(client, tables, loaded.told);
  return loaded;
}

/** Tables partitioned by day lack the backup's days. */
async function makePartitions(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const there = new Set((await tablesOf(client)).map(nameOf));
  for (const table of tables) {
    if (!table.partition || there.has(nameOf(table))) continue;
    const parent = quoted(partsOf(table.partition.of));
    await client.query(`create table ${quoted(table)} partition of ${parent} ${table.partition.bound}`);
  }
}

const partsOf = (full: string) => ({
  schema: full.slice(0, full.indexOf(".")),
  name: full.slice(full.indexOf(".") + 1),
});

async function demandColumns(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const there = new Map(
    (await tablesOf(client)).map((table) => [nameOf(table), table.columns.toSorted().join()]),
  );
  for (const table of tables)
    if (there.get(nameOf(table)) !== table.columns.toSorted().join())
      throw new BackupError(
        `The backup holds a table ${nameOf(table)} that Arribo does not make, or makes with other columns.`,
      );
}

/** Drops foreign keys and disables triggers (rows come in any order). @returns statements that restore and validate them */
async function unbind(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; of: string; is: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as of, pg_get_constraintdef(c.oid) as is
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and nspname = any ($1)`,
    [schemas],
  );
  for (const { name, of } of rows) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoted).join(", ")}`);
  return [
    ...tables.map((table) => `alter table ${quoted(table)} enable trigger user`),
    ...rows.map(({ name, of, is }) => `alter table ${of} add constraint ${name} ${is}`),
  ];
}

async function loadRows(
  client: pg.Client,
  tables: readonly Table[],
  entries: AsyncIterable<Entry>,
): Promise<Loaded> {
  const byName = new Map(tables.map((table) => [nameOf(table), { table, sum: new RowSum() }]));
  let told: End | undefined;
  let keys: string | undefined;
  for await (const { name, content } of entries) {
    const into = byName.get(name.slice(0, name.lastIndexOf("/")));
    if (name === "end.json") told = end.parse(JSON.parse(content.toString()));
    else if (name === "data.key") keys = content.toString();
    else if (into) {
      into.sum.add(content);
      await copyIn(client, into.table, content);
    } else throw new BackupError(`The backup holds something that does not belong there: ${name}`);
  }
  if (!told) throw new BackupError("The backup was cut: it has no end.");
  for (const [name, { sum }] of byName) demandEqual(name, told.contents[name], sum.content(), "in the file");
  return { told, keys };
}

async function copyIn(client: pg.Client, table: Table, rows: Buffer): Promise<void> {
  try {
    const copying = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
    await pipeline(Readable.from([rows]), copying);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    // PostgreSQL's own message quotes the row.
    throw new BackupError(`PostgreSQL does not take the rows of ${nameOf(table)} (${cause.code}).`, {
      cause,
    });
  }
}

async function compare(client: pg.Client, tables: readonly Table[], told: End): Promise<void> {
  for (const table of tables) {
    const found = await readRows(client, table, () => undefined);
    demandEqual(nameOf(table), told.contents[nameOf(table)], found, "after loading");
  }
  const sequences = await sequencesOf(client);
  for (const [name, value] of Object.entries(told.sequences))
    if (sequences[name] !== value)
      throw new BackupError(`The sequence ${name} is not where the backup says.`);
}

function demandEqual(
  name: string,
  told: End["contents"][string] | undefined,
  found: End["contents"][string],
  when: string,
): void {
  if (told?.rows === found.rows && told.sum === found.sum) return;
  throw new BackupError(
    `The table ${name} is not what the backup says: ${found.rows} rows ${when}, ${told?.rows ?? "no"} rows expected${
      told?.rows === found.rows ? ", with another checksum" : ""
    }.`,
  );
}
