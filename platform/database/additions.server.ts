import { getTableColumns, getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { enqueue } from "../jobs.server.ts";
import { type Ctx, rawPool } from "./pool.server.ts";

type Insert = { table: PgTable; rows: readonly object[] };

/**
 * The rows that an act adds, collected, and written at its end in one statement: all or nothing, in one trip to the
 * database where a transaction of single inserts makes one for each, and two more to begin and end it. A named
 * statement, past the query builder, since taking a request is what this house does all day
 * (docs/decisions/0014-one-statement.md). An act must know all it writes by then: ids come from `nextId`.
 */
export class Additions {
  readonly #inserts: Insert[] = [];
  readonly #jobs: { name: string; ids: readonly string[] }[] = [];

  add<T extends PgTable>(table: T, rows: readonly PgInsertValue<T, true>[]): void {
    if (rows.length > 0) this.#inserts.push({ table, rows });
  }

  /** Queues jobs that commit with the rows. */
  queue(name: string, ids: readonly string[]): void {
    this.#jobs.push({ name, ids });
  }

  async write(): Promise<void> {
    const statement = statementOf(this.#inserts);
    if (this.#jobs.length === 0) {
      await rawPool().query(statement);
      return;
    }
    const client = await rawPool().connect();
    try {
      await client.query("begin");
      await client.query(statement);
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

/** In SQL: the id of the table's next row. */
export function nextId(table: PgTable): string {
  return `nextval('${getTableName(table)}_id_seq')`;
}

const names = new Map<string, string>();

/** Every shape of statement has a name, so that PostgreSQL plans it once for each connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `additions ${names.size + 1}`;
  names.set(text, name);
  return name;
}

function statementOf(inserts: readonly Insert[]): pg.QueryConfig {
  const values: unknown[] = [];
  const parts = inserts.map(({ table, rows }) => {
    const known = Object.entries(getTableColumns(table));
    const columns = known.filter(([key]) => rows.some((row) => key in row));
    const tuples = rows.map((row) => {
      const cells = columns.map(([key, column]) => {
        const value = (row as Record<string, unknown>)[key];
        if (value === undefined) return "default";
        return `$${values.push(value === null ? null : column.mapToDriverValue(value))}`;
      });
      return `(${cells.join(", ")})`;
    });
    const into = columns.map(([, column]) => `"${column.name}"`).join(", ");
    return `insert into "${getTableName(table)}" (${into}) overriding system value values ${tuples.join(", ")}`;
  });
  const all = parts.map((part, index) => `added_${index} as (${part})`);
  const text = `with ${all.join(", ")} select`;
  return { name: nameOf(text), text, values };
}
