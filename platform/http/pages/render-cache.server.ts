import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type StoredPage, storePage } from "./stored-page.server.ts";

/** Pages of data alone are kept so long, in milliseconds: what they say of the time of day is true to the minute. */
const keptFor = 60_000;
/** They take no more memory than this, in bytes, nearly; with more of them the least asked for go. */
const keptBytes = 24_000_000;
/** Few people share one of them, so it is made quickly rather than small. */
const keptQuality = 4;

/** Gives the page of this data, made from what `makeHtml` renders where it is not there. */
type KeepByData = (data: string, makeHtml: () => Promise<string>) => Promise<StoredPage>;

export const renderUncached: KeepByData = async (_data, makeHtml) => storePage(await makeHtml(), keptQuality);

/** Keeps pages by what they are made of, so that none can be out of date (docs/decisions/0028). */
export function createRenderCache(): KeepByData {
  const pages = new LRUCache<string, StoredPage, () => Promise<string>>({
    ttl: keptFor,
    maxSize: keptBytes,
    sizeCalculation: ({ text, brotli }) =>
      [...text, ...brotli].reduce((total, piece) => total + piece.length, 0),
    ignoreFetchAbort: true, // who waits for one that has to go gets it all the same
    fetchMethod: (data, _stale, { context: makeHtml }) => renderUncached(data, makeHtml),
  });
  return async (data, makeHtml) => {
    const page = await pages.fetch(hash("sha256", data), { context: makeHtml });
    return page ?? renderUncached(data, makeHtml);
  };
}
