import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type StoredPage, storePage } from "./stored-page.server.ts";

/** A page may state the time of day to the minute. */
const ttlMs = 60_000;
/** Approximate; the least recently used pages are evicted. */
const maxCacheBytes = 24_000_000;
/** Low: few people share one of these pages, so compression speed matters more than size. */
const brotliQuality = 4;

type RenderByData = (data: string, renderHtml: () => Promise<string>) => Promise<StoredPage>;

/** For development, where code changes while its data does not. */
export const renderUncached: RenderByData = async (_data, renderHtml) =>
  storePage(await renderHtml(), brotliQuality);

/** Caches pages by a hash of their data, so that none can be stale (docs/decisions/0028-pages-of-data.md). */
export function createRenderCache(): RenderByData {
  const pages = new LRUCache<string, StoredPage, () => Promise<string>>({
    ttl: ttlMs,
    maxSize: maxCacheBytes,
    sizeCalculation: ({ text, brotli }) =>
      [...text, ...brotli].reduce((total, piece) => total + piece.length, 0),
    ignoreFetchAbort: true, // an evicted page still reaches the requests that wait for it
    fetchMethod: (data, _stale, { context: renderHtml }) => renderUncached(data, renderHtml),
  });
  return async (data, renderHtml) => {
    const page = await pages.fetch(hash("sha256", data), { context: renderHtml });
    return page ?? renderUncached(data, renderHtml);
  };
}
