import type pg from "pg";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import { type Db, type Pools, poolsOf } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { VendorCard } from "../contract.ts";
import { readCards } from "../server/cards.server.ts";
import { cachedCount } from "../server/counts.server.ts";
import { isIndexReady } from "./fill.server.ts";
import { type DirectorySearch, planStages } from "./plan.ts";
import { countStatement, isElsewhere, pageStatement, type Stage } from "./sources.ts";
import { planUnindexed } from "./unindexed.ts";
import { resolveWords } from "./words.server.ts";

type Paging = { offset: number; limit: number };

export type Found = {
  cards: VendorCard[];
  /** At most `mostCounted`, unless `countAll` counted. */
  total: number;
  /** The town of the first card, where nobody was found in the requested one. */
  nearest: VendorCard["location"] | undefined;
};

/**
 * Finds vendors, the best first.
 * @param countAll counts all that the first stage finds, without a limit; its pages are then read to their end
 */
export async function findVendors(
  database: Db,
  search: DirectorySearch,
  page: Paging,
  countAll?: () => Promise<number>,
): Promise<Found> {
  const pools = poolsOf(database);
  const stages = (await isIndexReady())
    ? planStages(search, await resolveWords(pools, search.terms))
    : planUnindexed(search);
  for (const [at, stage] of stages.entries()) {
    const found = await readStage(pools, stage, page, at === 0 ? countAll : undefined);
    if (found) return found;
  }
  return { cards: [], total: 0, nearest: undefined };
}

/** @returns null if the stage finds nobody, on whatever page */
async function readStage(
  pools: Pools,
  stage: Stage,
  page: Paging,
  countAll: (() => Promise<number>) | undefined,
): Promise<Found | null> {
  const { offset, limit } = page;
  const first = offset === 0 ? page : { offset: 0, limit: 1 };
  const rows = await read(pools, stage, first);
  const [best] = rows;
  if (!best) return null;
  const nearest = isElsewhere(stage, best.tier) ? best.card.location : undefined;
  const isRead = offset < mostCounted || countAll !== undefined;
  const pageRows = offset === 0 ? rows : isRead ? await read(pools, stage, page) : [];
  const cards = pageRows.map(({ card }) => card);
  if (cards.length > 0 && cards.length < limit) return { cards, total: offset + cards.length, nearest };
  return { cards, total: countAll ? await countAll() : await countHits(pools, stage), nearest };
}

/** Slow searches that may wait for a connection. Each holds one of the places of all requests (`limitConcurrency`). */
const maxWaiting = 24;

/** @throws AppError unavailable when too many slow searches wait already */
function poolFor({ pool, slowReads }: Pools, { sources }: Stage): pg.Pool {
  if (!sources.some(({ isSlow }) => isSlow)) return pool;
  if (slowReads.waitingCount >= maxWaiting) throw new AppError("unavailable", { retryAfter: 1 });
  return slowReads;
}

function read(pools: Pools, stage: Stage, page: Paging) {
  return readCards(pageStatement(stage, page), poolFor(pools, stage));
}

function countHits(pools: Pools, stage: Stage): Promise<number> {
  const { text, values } = countStatement(stage, mostCounted);
  return cachedCount(pools, JSON.stringify([text, values]), async () => {
    const { rows } = await poolFor(pools, stage).query<[number]>({ text, values, rowMode: "array" });
    return rows[0]?.[0] ?? 0;
  });
}
