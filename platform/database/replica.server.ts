import { log, safeError } from "#platform/log/log.server.ts";
import { isOutage } from "./outage.server.ts";
import { type Db, db, openPools, type Pools, poolsOf } from "./pool.server.ts";

/** How far behind the primary a replica may be, in milliseconds. */
const maxLagMs = 2_000;
const checkIntervalMs = 500;
/** For so long a browser that wrote reads from the primary, in seconds: longer than a replica may be behind. */
export const ownWritesSeconds = 5;

type Replica = {
  pools: Pools;
  /** When the primary had which WAL position, oldest first; of `performance.now()` and bytes. */
  samples: { at: number; position: number }[];
  freshUntil: number;
  /** Whether the last check succeeded: only the first failure is logged. */
  isAnswering: boolean;
  timer: NodeJS.Timeout | undefined;
};
let replica: Replica | undefined;

/** Public reads go to this streaming replica once a check has shown that it is fresh. */
export function openReplica(url: string, size: number): void {
  replica = { pools: openPools(url, size), samples: [], freshUntil: 0, isAnswering: true, timer: undefined };
  void watch(replica);
}

export function hasReplica(): boolean {
  return replica !== undefined;
}

/** Whether reads go to the replica now. */
export function isReplicaFresh(): boolean {
  return replica !== undefined && performance.now() < replica.freshUntil;
}

/**
 * Reads what everybody may see: from the replica if it is at most two seconds behind, else from the primary; also where
 * the replica cannot answer.
 */
export async function readPublic<T>(read: (database: Db) => Promise<T>): Promise<T> {
  if (!replica || !isReplicaFresh()) return read(db());
  try {
    return await read(replica.pools.database);
  } catch (error) {
    if (isConflict(error)) return read(db());
    if (!isLost(error)) throw error;
    replica.freshUntil = 0;
    return read(db());
  }
}

const codeOf = (error: unknown): unknown => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause === undefined ? undefined : codeOf(cause));
};
/** The replica ended the statement to apply what the primary did, or the statement writes. */
const isConflict = (error: unknown) => ["40001", "25006"].includes(String(codeOf(error)));
/** Not where the replica is only busy: the primary is to be spared just then. */
const isLost = (error: unknown) =>
  isOutage(error) &&
  codeOf(error) !== "57014" &&
  !/timeout exceeded when trying to connect/.test(String(error));

async function watch(watched: Replica): Promise<void> {
  try {
    await check(watched);
  } catch (error) {
    if (watched === replica && watched.isAnswering)
      log.warn(safeError(error), "the read replica is not used");
    watched.isAnswering = false;
  }
  if (watched !== replica) return;
  watched.timer = setTimeout(() => void watch(watched), checkIntervalMs);
  watched.timer.unref();
}

/**
 * The replica holds all that the primary had written when it was at the replica's position; so it is fresh from then on. The
 * connections are the check's own: behind a crowd of requests it would come too late, and the primary would get them all.
 */
async function check(watched: Replica): Promise<void> {
  const at = performance.now();
  const [primary, copy] = await Promise.all([
    poolsOf(db()).checks.query<{ position: string }>("select pg_current_wal_lsn() - '0/0' as position"),
    watched.pools.checks.query<{ position: string | null }>(
      "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0' end as position",
    ),
  ]);
  watched.samples.push({ at, position: Number(primary.rows[0]?.position) });
  const replayed = copy.rows[0]?.position;
  if (replayed === null || replayed === undefined) throw new Error("DATABASE_READ_URL is no replica");
  const held = watched.samples.findLast(({ position }) => position <= Number(replayed));
  if (held) watched.freshUntil = held.at + maxLagMs;
  watched.isAnswering = true;
  watched.samples = watched.samples.filter((sample) => sample.at > at - 2 * maxLagMs);
}

export async function closeReplica(): Promise<void> {
  const closing = replica;
  replica = undefined;
  clearTimeout(closing?.timer);
  await closing?.pools.close();
}
