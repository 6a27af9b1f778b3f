import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { withTimeout } from "#platform/async/with-timeout.ts";
import type { Ctx as GenericCtx } from "#platform/context.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { isOutage } from "./failure.server.ts";

/** A connection pool or a transaction on one: an act does not care which. */
export type Db = Pick<
  NodePgDatabase,
  | "select"
  | "selectDistinct"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "with"
  | "$with"
  | "$count"
>;
export type Ctx = GenericCtx<Db>;

let pool: pg.Pool | undefined;
let database: NodePgDatabase | undefined;

/** What each session of the pool is set to. */
export const sessionSettings: pg.ClientConfig = {
  statement_timeout: 5_000,
  query_timeout: 5_500,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  application_name: "arribo",
  // A named statement is parsed once, but planned for the table as it is now: a plan made while a table was empty
  // would read the whole of it until PostgreSQL next counts its rows.
  options: "-c plan_cache_mode=force_custom_plan",
};

/**
 * Opens the process's one pool. Figures from RELIABILITY, "Slow or silent database": 2 s to get a
 * connection, 5 s a statement, half a second more before the client itself gives up on a silent server.
 */
export function openDatabase(url: string, size = 16): NodePgDatabase {
  pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    // A new connection plans its named statements anew: sixteen at once are felt by whoever comes after a quiet minute.
    idleTimeoutMillis: 600_000,
    ...sessionSettings,
  });
  // Without a listener the loss of a connection would end the process: of an idle one, and of one that is lent
  // out but happens to have no statement under way (the pool listens only to idle ones).
  pool.on("error", (error) => log.warn(safeError(error), "an idle database connection was lost"));
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn(safeError(error), "a database connection was lost"));
  });
  database = Object.assign(drizzle(pool), { transaction: transactionOn(pool) });
  return database;
}

/**
 * A transaction on a connection of its own. drizzle's own begins it outside of its `try`: a connection that is lost just
 * then is never given back, and sixteen of those are the whole pool, until somebody restarts the process.
 */
function transactionOn(opened: pg.Pool): NodePgDatabase["transaction"] {
  return async (act, config) => {
    const client = await opened.connect();
    try {
      const result = await drizzle(client).transaction(act, config);
      client.release();
      return result;
    } catch (error) {
      // What broke off may still be under way on it.
      client.release(isOutage(error));
      throw error;
    }
  };
}

/** The pool for reading outside a transaction. */
export function db(): NodePgDatabase {
  if (!database) throw new Error("the database is not open");
  return database;
}

/** The bare pool, for libraries that bring their own SQL (rate limits, sign-in). */
export function rawPool(): pg.Pool {
  if (!pool) throw new Error("the database is not open");
  return pool;
}

/**
 * Whether the database can be written to. A server that is read-only (a standby that is not yet promoted, or a former
 * primary) loses our idle connections: the next ones may reach the server that has taken its place.
 */
export async function databaseState(): Promise<
  "ready" | "the database is read-only" | "the database does not answer"
> {
  try {
    if (!(await isReadOnly(rawPool()))) return "ready";
    await dropIdleConnections();
    return "the database is read-only";
  } catch {
    return "the database does not answer";
  }
}

/** Whether the server at the other end of a connection takes no writes now. */
export async function isReadOnly(connection: pg.Pool | pg.Client): Promise<boolean> {
  const { rows } = await connection.query<{ isReadOnly: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  return rows[0]?.isReadOnly ?? false;
}

/** Closes the connections of the pool that nothing uses: the next ones are opened anew. */
export async function dropIdleConnections(): Promise<void> {
  const opened = rawPool();
  const idle = Array.from({ length: opened.idleCount }, async () => (await opened.connect()).release(true));
  await Promise.all(idle);
}

/** For what nobody asked for. Each record brings its own language. */
export function systemContext(now = new Date(), database: Db = db()): Ctx {
  return { db: database, actor: { kind: "system" }, locale: "en", now };
}

/** Closes the pool; a connection that is still lent out is waited for no longer than three seconds. */
export async function closeDatabase(): Promise<void> {
  const closing = pool;
  pool = undefined;
  database = undefined;
  if (!closing) return;
  await withTimeout(3_000, closing.end(), () => undefined);
}
