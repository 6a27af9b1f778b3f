import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { db } from "#platform/database/pool.server.ts";

/** Resolves once a query in this database waits for another transaction's lock. */
export const waitingForLock = (): Promise<void> => waitingForLocks(1);

/** The same for as many queries. */
export async function waitingForLocks(many: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db().execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBeGreaterThanOrEqual(many);
    },
    { timeout: 20_000 },
  );
}
