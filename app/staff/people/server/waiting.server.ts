import { setTimeout as sleep } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { isOutage } from "#platform/database/outage.server.ts";
import { type Ctx, type Db, db, rawPool, systemContext } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import type { LinkedKind } from "../values.ts";
import { lockPeople, tryLockPeople } from "./family.server.ts";
import { linkRecords, type RecordRef } from "./link.server.ts";

const batchSize = 100;
/** New records are linked within this time. */
const pollMs = 1_000;
const pauseMs = 50;

type Row = { kind: LinkedKind; recordId: string };
const refsOf = (rows: readonly Row[]): RecordRef[] =>
  rows.map(({ kind, recordId }) => ({ kind, recordId: Number(recordId) }));

/**
 * @param which SQL: the ids of the rows to take
 * @returns how many records it took; 0 if none waits, or another process links at this moment
 */
async function take(which: SQL): Promise<number> {
  return db().transaction(async (tx) => {
    if (!(await tryLockPeople(tx))) return 0;
    const { rows } = await tx.execute<Row>(sql`
      delete from person_waiting where id in (${which}) returning kind, record_id as "recordId"`);
    await linkRecords(systemContext(new Date(), tx), refsOf(rows));
    return rows.length;
  });
}

const oldest = sql`select id from person_waiting order by id limit ${batchSize}`;

/** @returns as `take` */
async function linkBatch(): Promise<number> {
  try {
    return await take(sql`${oldest} for update skip locked`);
  } catch (error) {
    if (isOutage(error)) throw error;
    return linkSingly();
  }
}

/**
 * After a batch failed: one record that cannot be linked must not stop all others. It is set aside until it changes.
 * @returns how many records it took, those set aside too
 */
async function linkSingly(): Promise<number> {
  const { rows } = await db().execute<{ id: string }>(oldest);
  let taken = 0;
  for (const { id } of rows) {
    const which = sql`${id}::bigint`;
    try {
      taken += await take(which);
    } catch (error) {
      if (isOutage(error)) throw error;
      taken += await setAside(which, error);
    }
  }
  return taken;
}

/** Logs the record's number, never its text. */
async function setAside(which: SQL, error: unknown): Promise<number> {
  const { rows } = await db().execute<Row>(
    sql`delete from person_waiting where id = ${which} returning kind, record_id as "recordId"`,
  );
  for (const record of refsOf(rows))
    log.error({ ...safeError(error), ...record }, "a record cannot be linked to a person; set aside");
  return rows.length;
}

/** Links everything that waits; what a stopped run has done stays done. @returns how many records it took */
export async function linkWaiting(signal?: AbortSignal): Promise<number> {
  let linked = 0;
  for (;;) {
    const some = await linkBatch();
    linked += some;
    if (some === 0 || signal?.aborted) return linked;
    // Requests go first.
    while (rawPool().waitingCount > 0 && !signal?.aborted) await sleep(pauseMs);
  }
}

/** Links at once those of the records that wait, as when staff open one. */
export async function linkNow(ctx: Ctx, records: readonly RecordRef[]): Promise<void> {
  if (records.length === 0 || !(await findWaiting(ctx.db, records))) return;
  await ctx.db.transaction(async (tx) => {
    await lockPeople(tx);
    const { rows } = await tx.execute<Row>(sql`
      delete from person_waiting where id in (select id from person_waiting
        where (kind, record_id) in ${askedFor(records)} for update skip locked)
      returning kind, record_id as "recordId"`);
    await linkRecords({ ...ctx, db: tx }, refsOf(rows));
  });
}

const askedFor = (records: readonly RecordRef[]) => sql`(select * from unnest(
  ${sql.param(records.map(({ kind }) => kind))}::text[],
  ${sql.param(records.map(({ recordId }) => recordId))}::bigint[]))`;

async function findWaiting(database: Db, records: readonly RecordRef[]): Promise<boolean> {
  const { rows } = await database.execute<{ some: boolean }>(sql`
    select exists (select from person_waiting where (kind, record_id) in ${askedFor(records)}) as some`);
  return rows[0]?.some ?? false;
}

let stopping: AbortController | undefined;
let running: Promise<void> = Promise.resolve();

/** Links new and changed records in the background, and at first all that were there before. */
export function startLinking(): void {
  stopping = new AbortController();
  const { signal } = stopping;
  running = (async () => {
    while (!signal.aborted) {
      await linkWaiting(signal).catch((error: unknown) => {
        log.warn(safeError(error), "could not link records to people; will retry");
      });
      await sleep(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
}

/** Waits for the batch that is under way. */
export async function stopLinking(): Promise<void> {
  stopping?.abort();
  await running;
}
