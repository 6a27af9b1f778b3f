import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isOutage } from "./failure.server.ts";

/**
 * Waits until a database of the operator's answers: after a power cut it may come later than Arribo, and must recover first.
 * @param progress gets a sentence for the person at the terminal, where it has to wait
 * @throws the database's own error: at once where waiting does not help (a wrong password), after ten seconds where nothing
 *   answers, after ten minutes where it says that it is starting
 */
export async function awaitDatabase(url: string, progress: (line: string) => void): Promise<void> {
  const started = Date.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryDatabase(url);
    } catch (error) {
      const isStarting = (error as { code?: string }).code === "57P03";
      if (!isOutage(error) || Date.now() - started > (isStarting ? 600_000 : 10_000)) throw error;
    }
    if (attempt === 1) progress("Waiting for the database…");
    await sleep(500);
  }
}

async function tryDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {}); // told by connect() as well
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}
