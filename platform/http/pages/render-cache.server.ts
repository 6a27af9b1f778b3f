import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { SharedPage } from "./shared-page.server.ts";

/** A page may state the time of day to the minute. */
const ttlMs = 60_000;
/** Approximate; the least recently used pages are evicted. */
const maxCacheBytes = 24_000_000;
/** Low: few people share one of these pages, so compression speed matters more than size. */
const brotliQuality = 4;

type RenderByData = (data: string, renderHtml: () => Promise<string>) => Promise<SharedPage>;

/** Caches pages by a hash of their data, so that none can be stale (docs/decisions/0028-pages-of-data.md). */
export function createRenderCache(): RenderByData {
  const pages = new LRUCache<string, SharedPage, () => Promise<string>>({
    ttl: ttlMs,
    maxSize: maxCacheBytes,
    sizeCalculation: ({ size }) => size,
    ignoreFetchAbort: true, // an evicted page still reaches the requests that wait for it
    fetchMethod: (_data, _stale, { context: renderHtml }) => renderPage(renderHtml),
  });
  const renderPage = async (renderHtml: () => Promise<string>) =>
    new SharedPage(await renderHtml(), brotliQuality);
  return async (data, renderHtml) => {
    const page = await pages.fetch(hash("sha256", data), { context: renderHtml });
    return page ?? renderPage(renderHtml);
  };
}
