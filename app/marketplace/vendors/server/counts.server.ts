import { notify, subscribe } from "#platform/database/listen.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";

const cacheMs = 5_000;
const maxCached = 1_000;
let cache = new Map<string, { total: number; until: number }>();

/** Counts are cached for five seconds: counting costs more than reading a page. */
export async function cachedCount(key: string, count: () => Promise<number>): Promise<number> {
  const read = cache;
  const cached = read.get(key);
  if (cached && cached.until > performance.now()) return cached.total;
  const total = await count();
  if (read.size >= maxCached) read.clear();
  // Written to the map that was read: one that was cleared meanwhile stays empty.
  read.set(key, { total, until: performance.now() + cacheMs });
  return total;
}

const vendorsChannel = "vendors";
const clearCache = () => {
  cache = new Map();
};
subscribe(vendorsChannel, { onMessage: clearCache, onReconnect: clearCache });

/** Clears the counts of all processes after the commit; call it when a vendor enters or leaves the directory. */
export function invalidateVendorCounts(ctx: Ctx): Promise<void> {
  return notify(ctx.db, vendorsChannel, "");
}
