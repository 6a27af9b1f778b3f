import { rawPool } from "./pool.server.ts";

// Any number that no one else uses as an advisory lock on this database; migrations have their own.
const startLock = 7_241_186_102;

/** Does something that of several processes starting at once only one may do at a time. */
export async function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const client = await rawPool().connect();
  try {
    await client.query("set statement_timeout = '60s'");
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await act();
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
}
