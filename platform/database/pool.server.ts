import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Ctx as GenericCtx } from "../context.ts";
import { log, safeError } from "../log.server.ts";

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

/**
 * Opens the process's one pool. Figures from RELIABILITY, "Slow or silent database": 2 s to get a
 * connection, 5 s a statement, half a second more before the client itself gives up on a silent server.
 */
export function openDatabase(url: string, size = 16): NodePgDatabase {
  pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    query_timeout: 5_500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: "arribo",
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on("error", (error) => log.warn(safeError(error), "an idle database connection was lost"));
  database = drizzle(pool);
  return database;
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

export async function closeDatabase(): Promise<void> {
  const closing = pool;
  pool = undefined;
  database = undefined;
  await closing?.end();
}
