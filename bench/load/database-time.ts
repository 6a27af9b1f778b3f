import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ProductContext } from "../tasks.ts";
import { median } from "../timings.ts";
import { runLoad, type Target } from "./load.ts";

/** Most milliseconds: of the database for one answer, or until half or 99 of 100 answers have come. */
type TimeAim = { of: "database" | "p50" | "p99"; most: number };

/** GETs of several paths in turn, or POSTs with `createBody`. */
export type TimedCall = { name: string; aim: TimeAim } & Pick<Target, "paths" | "createBody">;

/** In milliseconds. */
export type DatabaseTime = Pick<TimedCall, "name" | "aim"> & Record<TimeAim["of"], number>;

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
    for (const { name, aim, paths, createBody } of calls) {
      const headers = { Cookie: cookie, Origin: base };
      const target = { base, paths, headers, connections: 1, ...(createBody && { createBody }) };
      const all = [];
      for (let round = 0; round < rounds; round += 1) all.push(await runLoad(target, seconds, processorTime));
      const after = await readActiveTime(client);
      const answers = all.reduce((sum, { count }) => sum + count, 0);
      times.push({
        ...{ name, aim },
        database: (after - before) / answers,
        p50: median(all.map(({ p50 }) => p50)),
        p99: median(all.map(({ p99 }) => p99)),
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
