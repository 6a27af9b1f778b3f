import pg from "pg";
import { sessionSettings } from "#platform/database/pool.server.ts";

/** The message is for the operator. */
export class PoolerError extends Error {
  override name = "PoolerError";
}

const message =
  "DATABASE_URL leads through a connection pooler that shares connections between statements (PgBouncer's pool_mode transaction or statement). Arribo needs whole sessions for its locks, its LISTEN and its prepared statements: let DATABASE_URL name PostgreSQL itself, or a pooler in session mode.";

/** An idle pooler hands out the connection released last, so one round can miss it. */
const rounds = 4;

/** Rejects transaction pooling: while another connection is in a transaction, ours must keep its backend. @throws PoolerError */
export async function rejectTransactionPooler(url: string): Promise<void> {
  const [ours, other] = [newClient(url), newClient(url)];
  try {
    await Promise.all([ours.connect(), other.connect()]);
    for (let round = 0; round < rounds; round += 1)
      if (await isShared(ours, other)) throw new PoolerError(message);
  } finally {
    await Promise.all([ours.end(), other.end()].map((ending) => ending.catch(() => undefined)));
  }
}

async function isShared(ours: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await backendPid(ours);
  try {
    await other.query("begin");
  } catch (error) {
    // PgBouncer in statement mode refuses transactions.
    if ((error as { code?: string }).code === "08P01") return true;
    throw error;
  }
  // If the pooler has a single backend, `ours` would wait for it: check `other` first.
  if ((await backendPid(other)) === before || (await backendPid(ours)) !== before) return true;
  await other.query("rollback");
  return false;
}

function newClient(url: string): pg.Client {
  // With the pool's settings: some poolers reject those only at connect.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    ...sessionSettings,
  });
  client.on("error", () => {}); // the next statement reports it too
  return client;
}

async function backendPid(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}
