import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ProductContext } from "../tasks.ts";
import { median } from "../timings.ts";
import { runLoad, type Target } from "./load.ts";

/** A GET, or a POST with `createBody`. `aim`: milliseconds until the answer, in place of those of the database for Today. */
export type TimedCall = { path: string; aim?: number } & Pick<Target, "createBody">;

/** Milliseconds of the database for one answer, and until the answer. */
export type DatabaseTime = { path: string; aim?: number; database: number; answer: number };

/** An idle connection reports its statistics after ten seconds. */
const reportedAfterMs = 11_000;

/** The database's time for each call, one after the other, by PostgreSQL's own count of what its sessions executed. */
export async function measureDatabaseTimes(
  databaseUrl: string,
  { base, cookie, processorTime }: ProductContext,
  calls: readonly TimedCall[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<DatabaseTime[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const times: DatabaseTime[] = [];
    let before = await readActiveTime(client);
    for (const { path, aim, createBody } of calls) {
      const headers = { Cookie: cookie, Origin: base };
      const target = { base, paths: [path], headers, connections: 1, ...(createBody && { createBody }) };
      const all = [];
      for (let round = 0; round < rounds; round += 1) all.push(await runLoad(target, seconds, processorTime));
      const after = await readActiveTime(client);
      const answers = all.reduce((sum, { count }) => sum + count, 0);
      times.push({
        path,
        ...(aim && { aim }),
        database: (after - before) / answers,
        answer: median(all.map(({ p50 }) => p50)),
      });
      before = after;
    }
    return times;
  } finally {
    await client.end();
  }
}

async function readActiveTime(client: pg.Client): Promise<number> {
  await sleep(reportedAfterMs);
  const text = "select active_time from pg_stat_database where datname = current_database()";
  return (await client.query<{ active_time: number }>(text)).rows[0]?.active_time ?? 0;
}
