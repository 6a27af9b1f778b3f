import { getTableColumns, getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { enqueue } from "../jobs.server.ts";
import { KeyedSemaphore, type Release } from "../keyed-semaphore.ts";
import { lockName } from "./locked-row.server.ts";
import { type Ctx, rawPool } from "./pool.server.ts";
import { retryOnce } from "./retry.server.ts";
import { together } from "./together.server.ts";

/** Acts of this process that look for the same thing before they add it: one after the other. */
const names = new KeyedSemaphore({ maxActive: 1, maxWaiting: 20, timeout: 2_000 });

type Insert = { table: PgTable; rows: readonly object[] };

/**
 * The rows that an act adds, collected, and written at its end in one statement, with those of other requests of the
 * same moment: all or nothing, in one trip to the database where a transaction of single inserts makes one for each,
 * and two more to begin and end it. A named statement, past the query builder, since taking a request is what this
 * house does all day (docs/decisions/0014-one-statement.md). An act must know all it writes by then: ids come from
 * `nextId`.
 */
export class Additions {
  readonly #inserts: Insert[] = [];
  readonly #jobs: { name: string; ids: readonly string[] }[] = [];
  readonly #held: Release[] = [];

  add<T extends PgTable>(table: T, rows: readonly PgInsertValue<T, true>[]): void {
    if (rows.length > 0) this.#inserts.push({ table, rows });
  }

  /** Queues jobs that commit with the rows. */
  queue(name: string, ids: readonly string[]): void {
    this.#jobs.push({ name, ids });
  }

  /** Holds a name in this process until `release`. @returns false where too many wait for it */
  async hold(name: string): Promise<boolean> {
    const release = await names.acquire(name);
    if (release) this.#held.push(release);
    return release !== undefined;
  }

  release(): void {
    for (const release of this.#held.splice(0)) release();
  }

  async write(): Promise<void> {
    if (this.#inserts.length === 0 && this.#jobs.length === 0) return;
    await retryOnce(() => (this.#jobs.length === 0 ? writeTogether(this.#inserts) : this.#writeWithJobs()));
  }

  async #writeWithJobs(): Promise<void> {
    const client = await rawPool().connect();
    try {
      await client.query("begin");
      await client.query(statementOf(this.#inserts));
      for (const { name, ids } of this.#jobs) await enqueue(drizzle(client), name, ids);
      await client.query("commit");
      client.release();
    } catch (error) {
      // Its transaction ends with the connection.
      client.release(true);
      throw error;
    }
  }
}

/** Adds rows: with all else that the act adds, or at once where it is one that also changes things. */
export async function add<T extends PgTable>(
  { additions, db }: Ctx,
  table: T,
  rows: readonly PgInsertValue<T, true>[],
): Promise<void> {
  if (additions) additions.add(table, rows);
  else
    await db
      .insert(table)
      .overridingSystemValue()
      .values([...rows]);
}

/**
 * Lets two acts not look for the same thing at once and then both add it: the second waits until the first has written. An
 * act that only adds has no transaction to lock in, so it waits for those of its own process alone.
 * @returns false where so many wait that it need not be looked for
 */
export async function holdName({ additions, db }: Ctx, name: string): Promise<boolean> {
  if (additions) return additions.hold(name);
  await lockName(db, name);
  return true;
}

/** In SQL: the id of the table's next row. */
export function nextId(table: PgTable): string {
  return `nextval('${getTableName(table)}_id_seq')`;
}

const writeTogether = together<readonly Insert[], void>(async (all) => {
  await rawPool().query(statementOf(all.flat()));
  return [];
});

/** Rows of one table that name the same columns; each as JSON. */
type Shape = { table: string; columns: readonly string[]; rows: string[] };

/**
 * The rows go as JSON, so that a statement is the same for one of a shape or many. Shapes and rows are sorted: two
 * batches that hold the same keys wait for each other at the first of them, and never crosswise.
 */
function statementOf(inserts: readonly Insert[]): pg.QueryConfig {
  const shapes = new Map<string, Shape>();
  for (const { table, rows } of inserts) {
    for (const row of rows) {
      const record = recordOf(table, row as Record<string, unknown>);
      const columns = Object.keys(record);
      const key = `${getTableName(table)}: ${columns}`;
      const shape = shapes.get(key) ?? { table: getTableName(table), columns, rows: [] };
      shape.rows.push(JSON.stringify(record));
      shapes.set(key, shape);
    }
  }
  const keys = [...shapes.keys()].sort();
  const sorted = keys.map((key) => shapes.get(key) as Shape);
  return { ...named(keys.join("; "), sorted), values: sorted.map(({ rows }) => `[${rows.sort()}]`) };
}

/** A row by its columns' names; what it leaves out is left to the column's default. */
function recordOf(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  const record: Record<string, unknown> = {};
  for (const [key, { name }] of Object.entries(columns)) if (row[key] !== undefined) record[name] = row[key];
  return record;
}

const statements = new Map<string, { name: string; text: string }>();

/** Every set of shapes has a name, so that PostgreSQL plans it once for each connection. */
function named(key: string, shapes: readonly Shape[]): { name: string; text: string } {
  const statement = statements.get(key) ?? {
    name: `additions ${statements.size + 1}`,
    text: `with ${shapes.map(({ table, columns }, index) => {
      const into = columns.map((column) => `"${column}"`).join(", ");
      return `added_${index} as (insert into "${table}" (${into}) overriding system value
        select ${into} from json_populate_recordset(null::"${table}", $${index + 1}))`;
    })} select`,
  };
  statements.set(key, statement);
  return statement;
}
