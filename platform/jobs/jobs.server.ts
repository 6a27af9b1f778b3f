import { sql } from "drizzle-orm";
import { type Job as BossJob, fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { Db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { traced } from "#platform/tracing/tracing.server.ts";

/** Background work. Its data is an id, never personal data. It may run twice and must be idempotent. */
export type Job = {
  name: string;
  /** Schedule in UTC; the id is then "". Without it the job runs when enqueued. */
  cron?: string;
  run: (id: string, signal: AbortSignal) => Promise<void>;
};

let boss: PgBoss | undefined;

const queueOptions = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  // Detects a dead worker after a minute instead of 15.
  heartbeatSeconds: 60,
};

const workOptions = {
  pollingIntervalSeconds: 2,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Without a database every poll fails, several times a second. */
function warnOncePerMinute(): (error: unknown) => void {
  let count = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    count += 1;
    if (performance.now() - loggedAt < 60_000) return;
    log.warn({ ...safeError(error), count }, "job queue error");
    loggedAt = performance.now();
    count = 0;
  };
}

/**
 * Creates the queues and starts workers and schedules, unless `startWorkers` is false. Jobs that failed for good go to
 * "<name>.dead".
 */
export async function openJobs(url: string, jobs: readonly Job[], startWorkers = true): Promise<void> {
  const newBoss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: "arribo jobs",
  });
  newBoss.on("error", warnOncePerMinute());
  await newBoss.start();
  for (const job of jobs) {
    await newBoss.createQueue(`${job.name}.dead`);
    await newBoss.createQueue(job.name, { ...queueOptions, deadLetter: `${job.name}.dead` });
    if (!startWorkers) continue;
    if (job.cron) await newBoss.schedule(job.name, job.cron, { id: "" });
    await newBoss.work<{ id: string }, JobResult[], typeof workOptions>(job.name, workOptions, (batch) =>
      Promise.all(batch.map((item) => runJob(job, item))),
    );
  }
  boss = newBoss;
}

async function runJob(job: Job, { id, data, signal }: BossJob<{ id: string }>): Promise<JobResult> {
  try {
    await traced(`job ${job.name}`, {}, () => job.run(data.id, signal));
    return { id, status: "completed" };
  } catch (error) {
    log.warn({ job: job.name, id: data.id, ...safeError(error) }, "job failed; will retry");
    return { id, status: "failed" };
  }
}

/**
 * Queues one job per id in the caller's transaction.
 * @param startAfter earliest time it runs
 * @throws Error before `openJobs`
 */
export async function enqueue(
  tx: Db,
  name: string,
  ids: readonly string[],
  startAfter?: Date | null,
): Promise<void> {
  if (!boss) throw new Error("the job queue is not open");
  await boss.insert(
    name,
    ids.map((id) => ({ data: { id }, ...(startAfter ? { startAfter } : {}) })),
    { db: fromDrizzle(tx as never, sql as never) },
  );
}

/** Waits up to 10 s for running jobs; the others are retried later. */
export async function closeJobs(): Promise<void> {
  const closingBoss = boss;
  boss = undefined;
  await closingBoss?.stop({ graceful: true, timeout: 10_000 });
}

type QueuedJob = { id: string; name: string; state: string; at: Date };

/**
 * Jobs that pg-boss still keeps, whatever their state, dead ones too.
 * @param ids with which they were enqueued
 * @returns as `id` pg-boss's own
 */
export async function findJobs(
  db: Db,
  names: readonly string[],
  ids: readonly string[],
): Promise<QueuedJob[]> {
  const queues = names.flatMap((name) => [name, `${name}.dead`]);
  const { rows } = await db.execute<Omit<QueuedJob, "at"> & { at: string }>(sql`
    select id, name, state, created_on as at from pgboss.job
    where name = any(${sql.param(queues)}::text[]) and data ->> 'id' = any(${sql.param([...ids])}::text[])`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** @param ids pg-boss's, from `findJobs` */
export async function deleteJobs(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from pgboss.job where id = any(${sql.param([...ids])}::uuid[])`);
}
