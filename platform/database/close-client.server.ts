import type pg from "pg";
import { withTimeout } from "#platform/async/with-timeout.ts";

/** Closes a connection; waits at most one second for a server that hangs. */
export async function closeClient(client: pg.Client): Promise<void> {
  await withTimeout(
    1_000,
    client.end().catch(() => undefined),
    () => undefined,
  );
}
