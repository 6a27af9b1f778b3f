import { and, eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { sealingKeysOfRunning } from "#platform/database/listen.server.ts";
import type { Db } from "#platform/database/pool.server.ts";
import { forgetKeys, formerKeys, SealError, sealingKeyId, sealPrefix } from "./seal.server.ts";

type Row = Record<string, unknown>;

/** A column with sealed texts. */
export type SealedColumn = {
  table: PgTable;
  key: readonly PgColumn[];
  column: string;
  /** Returns the row's value, sealed with the first key. */
  sealed: (row: Row, tx: Db) => Promise<unknown>;
};

/** Checks the types: `sealed` must return the column's value. */
export function sealedColumn<T extends PgTable, C extends keyof T["$inferSelect"] & string>(definition: {
  table: T;
  key: readonly PgColumn[];
  column: C;
  sealed: (row: T["$inferSelect"], tx: Db) => Promise<T["$inferSelect"][C]>;
}): SealedColumn {
  return definition as SealedColumn;
}

/**
 * Key rotation: re-seals everything with the first key, `batch` rows per transaction. Can be interrupted and run again;
 * the site keeps running, since it opens both. Finally removes the former keys from the database.
 * @param db without statement timeouts
 * @returns the number of re-sealed rows, by table
 * @throws SealError if a running site seals with another key, or something is still sealed with a former one
 */
export async function resealAll(
  db: Db,
  columns: readonly SealedColumn[],
  batch = 200,
): Promise<Map<string, number>> {
  const former = formerKeys();
  if (former.length === 0)
    throw new SealError(
      `There is one key only (${sealingKeyId()}): nothing to rotate. Add a new key before it (openssl rand -base64 32), restart Arribo, and run this again.`,
    );
  await requireSameKey(db);
  const counts = new Map<string, number>();
  for (const column of columns) {
    const name = getTableName(column.table);
    counts.set(name, (counts.get(name) ?? 0) + (await resealColumn(db, column, former, batch)));
  }
  const left = await tablesSealedBy(db, former);
  if (left.length > 0)
    throw new SealError(
      `Rows in ${left.join(", ")} are still sealed with a former key (${former.join(", ")}), which must stay. Check that every Arribo on this database runs with the new key first, and try again.`,
    );
  // A process may have started since; afterwards nothing would record that its key is needed.
  await requireSameKey(db);
  await forgetKeys(former);
  return counts;
}

/** @throws SealError if a running process seals with another key */
async function requireSameKey(db: Db): Promise<void> {
  const others = (await sealingKeysOfRunning(db)).filter((id) => id !== sealingKeyId());
  if (others.length > 0)
    throw new SealError(
      `An Arribo is running on this database that does not seal with ${sealingKeyId()} (but with ${others.map((id) => id || "a key it does not name").join(", ")}). Restart every process, with the new key first, and run this again.`,
    );
}

async function resealColumn(db: Db, sealedColumn: SealedColumn, former: readonly string[], batch: number) {
  const { table, key, column, sealed } = sealedColumn;
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
        .where(and(isSealedBy(sql`${text}`, former), after))
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

/** The format of `seal`: version, key id, nonce, tag. */
const sealPattern = "v1\\.([0-9a-f]{8})\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]{22}\\.";

/** An SQL condition: the value contains a text sealed with one of these keys. */
function isSealedBy(value: SQL, keys: readonly string[]): SQL {
  const patterns = keys.map((id) => sql`${`%${sealPrefix(id)}%`}`);
  return sql`${value}::text like any (array[${sql.join(patterns, sql`, `)}])`;
}

/** Searches all tables, also those that are in no list. */
async function tablesSealedBy(db: Db, keys: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const { table, columns } of await tablesWithTexts(db)) {
    const any = columns.map((name) => isSealedBy(sql`${sql.identifier(name)}`, keys));
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
 * Warns the operator of texts sealed with a key that we do not have, left by a process that sealed with a removed key.
 * Not an error, because a visitor can write a text that looks sealed.
 * @returns a sentence for each missing key
 */
export async function findUnknownKeys(db: Db, knownIds: readonly string[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  for (const { table, columns } of await tablesWithTexts(db)) {
    const texts = columns.map((name) => sql`${sql.identifier(name)}::text`);
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct (seal.parts)[1] as id from ${sql.identifier(table)}
      cross join unnest(array[${sql.join(texts, sql`, `)}]) as stored(words)
      cross join regexp_matches(stored.words, ${sealPattern}, 'g') as seal(parts)
      where stored.words like '%v1.%' order by 1`);
    for (const { id } of rows) if (!knownIds.includes(id)) found.set(id, [...(found.get(id) ?? []), table]);
  }
  return [...found].map(
    ([id, tables]) =>
      `WARNING: rows in ${tables.join(", ")} are sealed with the key ${id}, which is missing here, and cannot be read. Add it after the others in DATA_KEY or data.key, restart Arribo, and reseal them: npm run rotate-key.`,
  );
}
