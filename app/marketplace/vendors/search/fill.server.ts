import { setTimeout as sleep } from "node:timers/promises";
import { getTableName, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { isOutage } from "#platform/database/outage.server.ts";
import { db, rawPool } from "#platform/database/pool.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import {
  vendor,
  vendorDocument,
  vendorKeyEntry,
  vendorUnindexed,
  vendorWordEntry,
} from "../schema.server.ts";
import { indexVersion } from "./derive.ts";
import { indexVendors } from "./index-vendors.server.ts";

/** So many vendors are indexed before Arribo is ready (some ten seconds). */
const indexedAtStart = 20_000;

const batchSize = 500;
const pauseMs = 100;
const recheckMs = 1_000;
// Arbitrary advisory-lock number: one process fills at a time.
const fillLockId = 7_241_186_104;

/** Documents that an earlier version derived. */
const isStale = lt(vendorDocument.version, indexVersion);

let isReady = false;
let checkedAt = Number.NEGATIVE_INFINITY;

/**
 * Whether searches may use the index: from the moment when only few vendors are missing. Documents of an earlier version
 * count as indexed, since most of what they hold is still right.
 */
export async function isIndexReady(): Promise<boolean> {
  if (isReady || performance.now() - checkedAt < recheckMs) return isReady;
  checkedAt = performance.now();
  isReady = (await countUpTo(batchSize, sql`select from ${vendorUnindexed}`)) < batchSize;
  return isReady;
}

/** At the start: indexes what is missing, unless that would take long. Then the job does it, and the earlier search answers. */
export async function prepareIndex(): Promise<void> {
  const stale = sql`select from ${vendorUnindexed} union all select from ${vendorDocument} where ${isStale}`;
  if ((await countUpTo(indexedAtStart, stale)) < indexedAtStart)
    await fillIndex(new AbortController().signal);
}

async function countUpTo(atMost: number, rows: SQL): Promise<number> {
  const { rows: counts } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from (select from (${rows}) as rows limit ${atMost}) as counted`,
  );
  return counts[0]?.count ?? 0;
}

/**
 * Indexes all stale vendors, 500 in a transaction; one process at a time. What a stopped run has done stays done.
 * @returns how many
 */
export async function fillIndex(signal: AbortSignal): Promise<number> {
  let filled = 0;
  for (;;) {
    const indexed = await indexBatch();
    filled += indexed;
    if (indexed === 0) break;
    if (signal.aborted) return filled;
    // Requests go first.
    while (rawPool().waitingCount > 0 && !signal.aborted) await sleep(pauseMs);
  }
  if (filled >= batchSize) for (const table of lists) await analyze(table);
  return filled;
}

const lists = [vendorDocument, vendorKeyEntry, vendorWordEntry];

/**
 * Until a list is analysed, PostgreSQL takes it for empty and plans for that. In a large database on a busy machine this
 * may outlast the statement timeout; then autovacuum does it, about a minute later.
 */
async function analyze(list: PgTable): Promise<void> {
  try {
    await db().execute(sql`analyze ${list}`);
  } catch (error) {
    if (!isOutage(error)) throw error;
    log.warn({ list: getTableName(list), ...safeError(error) }, "a search list is not analysed yet");
  }
}

function indexBatch(): Promise<number> {
  return db().transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(${fillLockId}) as "isFree"`,
    );
    if (!rows[0]?.isFree) return 0;
    // Whoever changes a vendor at this moment indexes it himself; and waiting for several could be a deadlock.
    const stale = await tx.execute<{ id: string }>(sql`
      select id from ${vendor} where id in (
        (select vendor_id from ${vendorUnindexed} order by vendor_id limit ${batchSize})
        union
        (select vendor_id from ${vendorDocument} where ${isStale} order by version, vendor_id limit ${batchSize}))
      order by id limit ${batchSize} for no key update skip locked`);
    const ids = stale.rows.map(({ id }) => Number(id));
    await indexVendors(tx, ids);
    return ids.length;
  });
}

/** Ends before pg-boss takes the job for lost. */
const runMs = 45_000;

/** Each minute: the first fill, a changed list of services, and what was changed without indexing it. */
export const searchIndexJob: Job = {
  name: "vendors.index",
  cron: "* * * * *",
  async run(_, signal) {
    await fillIndex(AbortSignal.any([signal, AbortSignal.timeout(runMs)]));
  },
};
