import { withClient } from "../client.server.ts";

// Arbitrary advisory-lock number; migrations have their own.
export const startLockId = 7_241_186_102;

/** Runs `act` under an advisory lock. Its own connection has no timeouts: filling a database can take minutes. */
export function withStartLock<T>(url: string, act: () => Promise<T>): Promise<T> {
  const config = { connectionString: url, keepAlive: true, application_name: "arribo start" };
  // Closing the connection releases the lock in every case.
  return withClient(config, async (client) => {
    await client.query("select pg_advisory_lock($1)", [startLockId]);
    return act();
  });
}
