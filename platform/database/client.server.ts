import pg from "pg";
import { withTimeout } from "#platform/async/with-timeout.ts";

/** Closes a connection; waits at most one second for a server that hangs. */
export async function closeClient(client: pg.Client): Promise<void> {
  await withTimeout(
    1_000,
    client.end().catch(() => undefined),
    () => undefined,
  );
}

/** Runs `act` on a connection of its own, and closes it. */
export async function withClient<T>(
  config: pg.ClientConfig,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config });
  // The query in progress reports a lost connection, too; without a listener it would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await act(client);
  } finally {
    await closeClient(client);
  }
}
