import { notify, subscribe } from "#platform/database/listen.server.ts";
import type { Ctx, Pools } from "#platform/database/pool.server.ts";

const cacheMs = 5_000;
const maxCached = 1_000;
type Counts = Map<string, { total: Promise<number>; until: number }>;
/** By server: a replica may be behind. */
let caches = new WeakMap<Pools, Counts>();

/**
 * Counts are cached for five seconds: counting costs more than reading a page. All that ask at once wait for one count.
 * @param key names what is counted
 */
export function cachedCount(pools: Pools, key: string, count: () => Promise<number>): Promise<number> {
  const read: Counts = caches.get(pools) ?? new Map();
  caches.set(pools, read);
  const cached = read.get(key);
  if (cached && cached.until > performance.now()) return cached.total;
  // drizzle's `$count` asks the database at each `then`; a promise of it asks once.
  const total = Promise.resolve(count());
  const counted = { total, until: performance.now() + cacheMs };
  if (read.size >= maxCached) read.clear();
  read.set(key, counted);
  // A count that failed is not kept; a later one under the same key is.
  total.catch(() => read.get(key) === counted && read.delete(key));
  return total;
}

const vendorsChannel = "vendors";
const clearCache = () => {
  caches = new WeakMap();
};
subscribe(vendorsChannel, { onMessage: clearCache, onReconnect: clearCache });

/** Clears the counts of all processes after the commit; call it when a vendor enters or leaves the directory. */
export function invalidateVendorCounts(ctx: Ctx): Promise<void> {
  return notify(ctx.db, vendorsChannel, "");
}
