import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "#platform/database/client.server.ts";
import { isOutage } from "#platform/database/outage.server.ts";

/** Waits for a database that starts or recovers (10 min) or does not answer yet (10 s). @throws its error; others at once */
export async function waitForDatabase(url: string, progress: (line: string) => void): Promise<void> {
  const started = Date.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await withClient({ connectionString: url }, async () => undefined);
    } catch (error) {
      const isStarting = (error as { code?: string }).code === "57P03";
      if (!isOutage(error) || Date.now() - started > (isStarting ? 600_000 : 10_000)) throw error;
    }
    if (attempt === 1) progress("Waiting for the database…");
    await sleep(500);
  }
}
