import pg from "pg";
import { expect, test } from "vitest";
import { migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { migrationsUpTo } from "../support/earlier-migrations.ts";
import { makeEmptyDatabase } from "../support/fresh-database.ts";

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const foreignKey = "23503";

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** All that a schema is made of, one line each; the order of a table's columns does not count. */
async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, is_identity,
      generation_expression, datetime_precision) as line from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'relation', relname, relkind, relpersistence) from pg_class
      where relnamespace = 'public'::regnamespace`);
  return rows.map(({ line }) => line).toSorted();
}

const samples: Record<string, string> = {
  boolean: "true",
  bigint: "1",
  integer: "1",
  smallint: "1",
  numeric: "1",
  "double precision": "1",
  uuid: "gen_random_uuid()",
  real: "1",
  bytea: "'\\x00'",
  date: "now()",
  jsonb: "'{}'",
  ARRAY: "'{}'",
};
/** A value for a column of this type, in SQL. */
const sampleOf = (type: string) => (type.startsWith("timestamp") ? "now()" : (samples[type] ?? "'a'"));

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'",
  );
  return rows.map(({ name }) => name);
}

/** Puts a row into every table, each after those that it refers to. @returns how many rows each has */
async function fill(client: pg.Client): Promise<Map<string, number>> {
  let waiting = await tablesOf(client);
  for (let pass = 0; waiting.length > 0; pass += 1) {
    const refused: string[] = [];
    for (const name of waiting) {
      const { rows: columns } = await client.query<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
          where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
        [name],
      );
      const names = columns.map((one) => `"${one.name}"`).join(", ");
      const values = columns.map((one) => sampleOf(one.type)).join(", ");
      await client
        .query(`insert into "${name}" (${names}) overriding system value values (${values})`)
        .catch((error: { code?: string }) => {
          if (error.code !== foreignKey || pass > 5) throw error;
          refused.push(name);
        });
    }
    waiting = refused;
  }
  return contentsOf(client);
}

/** How many rows each table has. */
async function contentsOf(client: pg.Client): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const name of await tablesOf(client)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    found.set(name, rows[0]?.count ?? 0);
  }
  return found;
}

test("a database of the first release, upgraded, has the schema of a new one and keeps its rows", async () => {
  const [upgraded, fresh] = [await makeEmptyDatabase(), await makeEmptyDatabase()];
  await migrateDatabase(upgraded, migrationsUpTo("baseline"));
  const old = await open(upgraded);
  const before = await fill(old);
  expect(before.size).toBeGreaterThan(40);
  await migrateDatabase(upgraded, "migrations");
  await migrateDatabase(fresh, "migrations");
  const made = await open(fresh);
  expect(await schemaOf(old)).toEqual(await schemaOf(made));
  const after = await contentsOf(old);
  // What was derived from other tables or from the code may go.
  for (const table of ["vendor_word", "knowledge_fill", "knowledge_lexicon", "knowledge_word"])
    before.delete(table);
  for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows]);
  await old.end();
  await made.end();
});

test("a database of the last version before the baseline goes on, and its list of migrations becomes that of a new one", async () => {
  const url = await makeEmptyDatabase();
  const baseline = migrationsUpTo("baseline");
  await migrateDatabase(url, baseline);
  const client = await open(url);
  // As that version left it: many migrations, the newest as old as the baseline.
  await client.query(`insert into migration (hash, created_at)
    select 'earlier ' || n, created_at - n from migration, generate_series(1, 22) as n`);
  await client.query("update migration set hash = 'the newest' where hash not like 'earlier %'");
  await migrateDatabase(url, "migrations");
  const fresh = await makeEmptyDatabase();
  await migrateDatabase(fresh, "migrations");
  const made = await open(fresh);
  const list = "select hash, created_at from migration order by created_at";
  expect((await client.query(list)).rows).toEqual((await made.query(list)).rows);
  await client.end();
  await made.end();
});
