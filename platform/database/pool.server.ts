import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { withTimeout } from "#platform/async/with-timeout.ts";
import type { Ctx as GenericCtx } from "#platform/context.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { isOutage } from "./outage.server.ts";
import { queryTimeoutMs, TimedClient } from "./timed-client.server.ts";

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

/** The connections to one server. */
export type Pools = {
  database: NodePgDatabase;
  pool: pg.Pool;
  /** A few connections of their own for reads whose cost grows with the data: they never hold up a request that needs none. */
  slowReads: pg.Pool;
  /** One connection, opened when it is used, for checks that must not wait behind requests. */
  checks: pg.Pool;
  /** Waits at most 3 s for connections that are checked out. */
  close: () => Promise<unknown>;
};
let primary: Pools | undefined;
const poolsByDatabase = new WeakMap<Db, Pools>();

export const sessionSettings: pg.ClientConfig = {
  statement_timeout: 5_000,
  query_timeout: queryTimeoutMs,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  application_name: "arribo",
  // Workers for one request would take the processors from all others.
  options: "-c max_parallel_workers_per_gather=0",
};

const slowReadConnections = 3;

/** Opens the process's pools. Timeouts (docs/reliability.md, "Slow or silent database"): 2 s to connect, 5 s a statement. */
export function openDatabase(url: string, size = 16): NodePgDatabase {
  primary = openPools(url, size);
  return primary.database;
}

/** The same for another server than the primary. */
export function openPools(url: string, size: number): Pools {
  const pool = createPool(url, size);
  const slowReads = createPool(url, slowReadConnections);
  const checks = createPool(url, 1);
  const database = Object.assign(drizzle(pool), { transaction: transactionOn(pool) });
  const ended = () => Promise.all([pool.end(), slowReads.end(), checks.end()]);
  const close = () => withTimeout(3_000, ended(), () => undefined);
  const pools = { database, pool, slowReads, checks, close };
  poolsByDatabase.set(database, pools);
  return pools;
}

function createPool(url: string, max: number): pg.Pool {
  const opened = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    // Statements of one connection are sent without waiting for the answer to the one before.
    pipeline: true,
    // A connection keeps the plans of its named statements, which take longer to make than to run. One that was made while a
    // table was small holds until autovacuum analyses the table (about a minute), and no longer than the connection.
    maxLifetimeSeconds: 300,
    idleTimeoutMillis: 300_000,
    ...sessionSettings,
    Client: TimedClient,
    // The client has its own.
    query_timeout: 0,
  });
  // Without error listeners a lost connection, idle or checked out, would end the process.
  opened.on("error", (error) => log.warn(safeError(error), "lost an idle database connection"));
  opened.on("connect", (client) => {
    client.on("error", (error) => log.warn(safeError(error), "lost a database connection"));
  });
  return opened;
}

type Transaction = {
  client: pg.PoolClient;
  afterCommit: (() => void)[];
  /** Statements that are under way when the commit is sent. */
  last: Promise<unknown>[];
};
const transactions = new WeakMap<Db, Transaction>();

/** Calls `act` once `tx` has committed, and never if it does not; at once outside of a transaction. */
export function afterCommit(tx: Db, act: () => void): void {
  const transaction = transactions.get(tx);
  if (transaction) transaction.afterCommit.push(act);
  else act();
}

/** SQL of our own. By its name PostgreSQL parses it once for each connection; one name has one text. */
export type Statement = { name: string; text: string };

/**
 * Runs a frequent statement that is written as SQL, on the connection of `database`. What drizzle expresses well is `prepared`
 * (prepared.server.ts).
 * @throws Error for a transaction that is nested in another, or has ended (until its connection begins the next one): the
 *   statement would run outside of it
 */
export async function run<Row extends pg.QueryResultRow>(
  database: Db,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const transaction = transactions.get(database);
  if (!transaction && database instanceof NodePgTransaction)
    throw new Error(`"${statement.name}" has no transaction to run in`);
  const connection = transaction?.client ?? poolsOf(database).pool;
  return (await connection.query<Row>({ ...statement, values: [...values] })).rows;
}

/**
 * Runs a statement as the last one of a transaction: the commit is sent right behind it, which saves a round trip. Where it
 * must not commit, the statement has to fail.
 * @returns at once; the transaction rejects with the statement's error, or with what `translate` makes of it
 */
export function runLast(
  tx: Db,
  statement: Statement,
  values: readonly unknown[],
  translate: (error: unknown) => unknown,
): void {
  const transaction = transactions.get(tx);
  if (!transaction) throw new Error("a last statement belongs to a transaction");
  sendTogether(transaction.client);
  const running = transaction.client.query({ ...statement, values: [...values] }).catch((error: unknown) => {
    throw translate(error);
  });
  // Reported with the commit.
  running.catch(() => undefined);
  transaction.last.push(running);
}

/** What this turn of the event loop sends to the server leaves in one packet. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const dialect = new PgDialect();
type Connection = NodePgTransaction<Record<string, never>, Record<string, never>>;
const connections = new WeakMap<pg.PoolClient, Connection>();

/** drizzle on one connection. It is made once, so that `prepared` builds a statement once for each connection. */
function connectionOf(client: pg.PoolClient): Connection {
  const known = connections.get(client);
  if (known) return known;
  const made: Connection = new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  );
  connections.set(client, made);
  return made;
}

/**
 * drizzle's own begins outside its `try`: a connection lost at that point is never released, until the pool is empty. And
 * it waits for BEGIN; here the first statement is sent right behind it (the pool's `pipeline`).
 */
function transactionOn(opened: pg.Pool): NodePgDatabase["transaction"] {
  return async (act) => {
    const client = await opened.connect();
    const tx = connectionOf(client);
    const transaction: Transaction = { client, afterCommit: [], last: [] };
    transactions.set(tx, transaction);
    let broken = false;
    let result: Awaited<ReturnType<typeof act>>;
    try {
      sendTogether(client);
      const begun = client.query("begin");
      // Reported with the commit.
      begun.catch(() => undefined);
      result = await act(tx);
      const [committed] = await Promise.all([client.query("commit"), begun, ...transaction.last]);
      // The answer is "ROLLBACK" when an earlier statement failed.
      if (committed.command !== "COMMIT") throw new Error("a statement of the transaction failed");
    } catch (error) {
      await client.query("rollback").catch(() => {
        broken = true;
      });
      // A statement may still be running on a connection that failed.
      broken ||= isOutage(error);
      throw error;
    } finally {
      transactions.delete(tx);
      client.release(broken);
    }
    for (const one of transaction.afterCommit) one();
    return result;
  };
}

/** The primary, outside of any transaction. @throws Error before `openDatabase` */
export function db(): NodePgDatabase {
  return primaryPools().database;
}

/** For libraries with their own SQL (rate limits, sign-in). @throws Error before `openDatabase` */
export function rawPool(): pg.Pool {
  return primaryPools().pool;
}

/** The pools of `database`, for SQL of our own; those of the primary for a transaction. @throws Error before `openDatabase` */
export function poolsOf(database: Db): Pools {
  return poolsByDatabase.get(database) ?? primaryPools();
}

function primaryPools(): Pools {
  if (!primary) throw new Error("the database pool is not open");
  return primary;
}

/** Never throws. On a read-only server idle connections are dropped: the next ones may reach the promoted primary. */
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

/** Whether the server is a standby, as after a failover, or its sessions are read-only by default. */
export async function isReadOnly(connection: pg.Pool | pg.Client): Promise<boolean> {
  const { rows } = await connection.query<{ isReadOnly: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  return rows[0]?.isReadOnly ?? false;
}

/** Connections that are checked out stay as they are. */
export async function dropIdleConnections(): Promise<void> {
  const { pool, slowReads } = primaryPools();
  const idle = [pool, slowReads].flatMap((opened) =>
    Array.from({ length: opened.idleCount }, async () => (await opened.connect()).release(true)),
  );
  await Promise.all(idle);
}

/** Context for background work: the system actor; each record brings its own locale. */
export function systemContext(now = new Date(), database: Db = db()): Ctx {
  return { db: database, actor: { kind: "system" }, locale: "en", now };
}

/** Closes the pools; waits at most 3 s for connections that are checked out. */
export async function closeDatabase(): Promise<void> {
  const closing = primary;
  primary = undefined;
  await closing?.close();
}
