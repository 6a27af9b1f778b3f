import pg from "pg";

// Any number that no one else uses as an advisory lock on this database; migrations have their own.
export const startLock = 7_241_186_102;

/**
 * Does something that of several processes starting at once only one may do at a time. The others wait for it on a
 * connection of their own, without the pool's time limits: to fill a database can take minutes.
 */
export async function oneAtATime<T>(url: string, act: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "arribo start",
  });
  // Without a listener its loss would end the process; the next statement reports it.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await act();
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    await client.end().catch(() => undefined);
  }
}
