import pg from "pg";

// Arbitrary advisory-lock number; migrations have their own.
export const startLockId = 7_241_186_102;

/** Runs `act` under an advisory lock. Its own connection has no timeouts: filling a database can take minutes. */
export async function withStartLock<T>(url: string, act: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "arribo start",
  });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [startLockId]);
    return await act();
  } finally {
    // Closing the connection releases the lock in every case.
    await client.end().catch(() => undefined);
  }
}
