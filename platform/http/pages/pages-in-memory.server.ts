import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import { mayHaveSession } from "#platform/auth/auth.server.ts";
import { clientAddress } from "#platform/http/connections/client-address.server.ts";
import { requestDuration } from "#platform/http/metrics.server.ts";
import { countRead } from "#platform/http/read-limit.server.ts";
import { wroteLately } from "#platform/http/request.server.ts";
import { securityHeaders } from "#platform/http/security-headers.server.ts";
import { chooseLocale } from "#platform/i18n/choose-locale.server.ts";
import { type Locale, localeCookie } from "#platform/i18n/locale.ts";
import {
  chooseEncoding,
  encodings,
  isUnchanged,
  type PageBody,
  type SharedPage,
} from "./shared-page.server.ts";

/** For how long a page of data is sent again without asking the database: a hundred visitors at once are one question. */
const recentMs = 1_000;
/** Large pages of data have about 70 kB. */
const maxRecentPages = 200;

/** A page with its route, for the metrics. A promise that is pending is a page that is being rendered. */
type Kept<Page> = { route: string; page: Promise<Page> };

/** Pages that can be sent as they are, by language and address. */
export class PagesInMemory {
  /** Pages of path and language alone, until the owner changes the details. */
  readonly static = new Map<string, Kept<SharedPage>>();
  /** Pages of data; null for what turned out to be something else, such as an error page. */
  readonly recent = new LRUCache<string, Kept<SharedPage | null>>({ max: maxRecentPages, ttl: recentMs });

  static key(locale: Locale, address: string): string {
    return `${locale} ${address}`;
  }

  /** Call it after a write, so that its author reads what was written. Other processes keep their pages for `recentMs`. */
  forgetRecent(): void {
    this.recent.clear();
  }

  /** Call it when what every page shows has changed. */
  forgetAll(): void {
    this.static.clear();
    this.recent.clear();
  }
}

type Options = { trustProxy: number; https: boolean };

/**
 * Sends a page from memory before the framework sees the request: several times the answers a second, without a log line.
 * All else goes on to the framework: a page not rendered yet, an address over its limit, for pages of data a session.
 */
export function sendFromMemory(pages: PagesInMemory, { trustProxy, https }: Options) {
  const common = securityHeaders(https);

  function send(incoming: IncomingMessage, outgoing: ServerResponse, body: PageBody): void {
    const unchanged = isUnchanged(incoming.headers["if-none-match"], body);
    if (unchanged) outgoing.writeHead(304, { ...common, ...body.headers });
    else outgoing.writeHead(200, { ...common, ...body.headers, ...body.contentHeaders });
    // To a HEAD request Node sends no body.
    outgoing.end(unchanged ? undefined : body.bytes);
  }

  /** @param next handles what is not sent here */
  return function sendEarly(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void {
    const started = performance.now();
    const { method, url = "", headers } = incoming;
    if (method !== "GET" && method !== "HEAD") {
      next();
      return;
    }
    const cookie = parse(headers.cookie ?? "", localeCookie)[localeCookie];
    const locale = chooseLocale({ cookie, acceptLanguage: headers["accept-language"] });
    const key = PagesInMemory.key(locale, url);
    const isOwn = mayHaveSession(headers.cookie) || wroteLately(incoming);
    const kept = pages.static.get(key) ?? (isOwn ? undefined : pages.recent.get(key));
    if (!kept || countRead(clientAddress(incoming, trustProxy)) > 0) {
      next();
      return;
    }
    const encoding = chooseEncoding(headers["accept-encoding"] ?? "", encodings);
    const sendBody = (body: PageBody | undefined) => {
      if (!body) {
        next();
        return;
      }
      send(incoming, outgoing, body);
      const seconds = (performance.now() - started) / 1000;
      requestDuration.observe({ method, route: kept.route, status: String(outgoing.statusCode) }, seconds);
    };
    // Where rendering failed, the framework tries again.
    void kept.page.then((found) => found?.body(encoding)).then(sendBody, next);
  };
}
