import { and, eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { sealingKeysOfRunning } from "#platform/database/listen.server.ts";
import type { Db } from "#platform/database/pool.server.ts";
import { forgetKeys, formerKeys, SealError, sealPrefix, sealingKey } from "./seal.server.ts";

type Row = Record<string, unknown>;

/** A column in which sealed texts lie, and how those of a row are sealed anew. */
export type SealedColumn = {
  table: PgTable;
  /** What tells its rows apart. */
  key: readonly PgColumn[];
  /** The column's property. */
  column: string;
  sealed: (row: Row, tx: Db) => Promise<unknown>;
};

/** Names a column's kind of row and value. */
export function sealedColumn<T extends PgTable, C extends keyof T["$inferSelect"] & string>(definition: {
  table: T;
  key: readonly PgColumn[];
  column: C;
  sealed: (row: T["$inferSelect"], tx: Db) => Promise<T["$inferSelect"][C]>;
}): SealedColumn {
  return definition as SealedColumn;
}

/**
 * Seals everything with the first key, a few rows at a time, each time all or nothing: it may be broken off anywhere and
 * run again, and the site, which opens both, goes on. Then the database forgets the other keys.
 * @param db without time limits: tables are read to their ends
 * @param batch rows a transaction
 * @returns how many rows were sealed anew, by table
 * @throws SealError where a running site seals with another key, or something is still sealed with one at the end
 */
export async function resealAll(
  db: Db,
  columns: readonly SealedColumn[],
  batch = 200,
): Promise<Map<string, number>> {
  const former = formerKeys();
  if (former.length === 0)
    throw new SealError(
      `There is one key only (${sealingKey()}): nothing to change. Put a new one before it first (openssl rand -base64 32), and restart Arribo.`,
    );
  await refuseUnready(db);
  const counts = new Map<string, number>();
  for (const column of columns) {
    const name = getTableName(column.table);
    counts.set(name, (counts.get(name) ?? 0) + (await resealColumn(db, column, former, batch)));
  }
  const left = await tablesSealedBy(db, former);
  if (left.length > 0)
    throw new SealError(
      `Something in ${left.join(", ")} is sealed with a former key (${former.join(", ")}), which must stay. Does every Arribo on this database run with the new key first? Then try again.`,
    );
  // One that was started meanwhile counts too: from here on nothing would remind of the key that it seals with.
  await refuseUnready(db);
  await forgetKeys(former);
  return counts;
}

/** A site that seals with another key would go on with it after we have told that nothing needs it any more. */
async function refuseUnready(db: Db): Promise<void> {
  const others = (await sealingKeysOfRunning(db)).filter((id) => id !== sealingKey());
  if (others.length > 0)
    throw new SealError(
      `An Arribo is running on this database that does not seal with ${sealingKey()} (but with ${others.map((id) => id || "a key it does not name").join(", ")}). Restart every process, with the new key first, and run this again.`,
    );
}

async function resealColumn(db: Db, of: SealedColumn, former: readonly string[], batch: number) {
  const { table, key, column, sealed } = of;
  const columns: Record<string, PgColumn> = getTableColumns(table) as never;
  const propertyOf = (one: PgColumn) =>
    Object.keys(columns).find((property) => columns[property] === one) as string;
  const names = sql.join([...key], sql`, `);
  const orderBy = [...key];
  const text = columns[column] as PgColumn;
  let last: Row | undefined;
  let count = 0;
  for (;;) {
    const after =
      last &&
      sql`(${names}) > (${sql.join(
        key.map((one) => sql`${last?.[propertyOf(one)]}`),
        sql`, `,
      )})`;
    const rows = await db.transaction(async (tx) => {
      const found: Row[] = await tx
        .select()
        .from(table)
        .where(and(mentions(sql`${text}`, former), after))
        .orderBy(...orderBy)
        .limit(batch)
        .for("update");
      for (const row of found) {
        const same = key.map((one) => eq(one, row[propertyOf(one)]));
        await tx
          .update(table)
          .set({ [column]: await sealed(row, tx) })
          .where(and(...same));
      }
      return found;
    });
    if (rows.length === 0) return count;
    last = rows.at(-1);
    count += rows.length;
  }
}

/** As `seal` writes: version, key, and the nonce and tag by their lengths. */
const anySeal = "v1\\.([0-9a-f]{8})\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]{22}\\.";

/** Whether a value holds a text that one of these keys sealed. */
function mentions(value: SQL, keys: readonly string[]): SQL {
  const patterns = keys.map((id) => sql`${`%${sealPrefix(id)}%`}`);
  return sql`${value}::text like any (array[${sql.join(patterns, sql`, `)}])`;
}

/** Looks into every table, also into those that nobody told us of. */
async function tablesSealedBy(db: Db, keys: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const { table, columns } of await tablesWithTexts(db)) {
    const any = columns.map((name) => mentions(sql`${sql.identifier(name)}`, keys));
    const found = await db.execute(
      sql`select from ${sql.identifier(table)} where ${sql.join(any, sql` or `)} limit 1`,
    );
    if (found.rowCount) left.push(table);
  }
  return left;
}

async function tablesWithTexts(db: Db): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    group by table_name order by table_name`);
  return rows;
}

/**
 * Reads every text there is for the names of keys: an Arribo that sealed with one which the database had been told to
 * forget left rows behind that nothing else reminds of. A warning only, since whoever writes to us can write such a name.
 * @param here the ids of the keys at hand
 * @returns what the operator must know
 */
export async function warnOfStrangers(db: Db, here: readonly string[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  for (const { table, columns } of await tablesWithTexts(db)) {
    const texts = columns.map((name) => sql`${sql.identifier(name)}::text`);
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct (seal.parts)[1] as id from ${sql.identifier(table)}
      cross join unnest(array[${sql.join(texts, sql`, `)}]) as stored(words)
      cross join regexp_matches(stored.words, ${anySeal}, 'g') as seal(parts)
      where stored.words like '%v1.%' order by 1`);
    for (const { id } of rows) if (!here.includes(id)) found.set(id, [...(found.get(id) ?? []), table]);
  }
  return [...found].map(
    ([id, tables]) =>
      `WARNING: rows in ${tables.join(", ")} are sealed with the key ${id}, which is not here, and cannot be read. Put it behind the others in DATA_KEY or data.key, restart Arribo, and seal them anew: npm run rotate-key.`,
  );
}
