import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Hono } from "hono";
import type { ServerBuild } from "react-router";
import {
  countListedVendors,
  readListedVendors,
} from "#app/marketplace/vendors/server/lists/listed.server.ts";
import { type ListedPage, pagesPerFile, sitemapIndexOf, sitemapOf } from "#app/site/seo/sitemap.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { encodingFor } from "#platform/http/pages/pages.server.ts";
import { compress } from "#platform/http/pages/shared-page.server.ts";
import { ctxOf, type HttpContext, type HttpEnv } from "#platform/http/request.server.ts";
import { type PageAddresses, pageAddresses } from "#platform/i18n/page-addresses.ts";

/** Private screens and secret links. Pages with "noindex" are missing here, because crawlers must read that. */
const disallowedPaths = [
  "/api/",
  "/webhooks/",
  "/*.data$",
  "/admin",
  "/booking-management",
  "/flagged-vendors",
  "/flag-incidents",
  "/job-matching-demo",
  "/vendor-dashboard",
  "/vendor-profile",
  "/vendor-password",
  "/vendor-application-status/",
  "/track/",
  "/planning-call/",
  "/review/",
  "/job-offer/",
  "/board-letters/",
  "/staff-invitation/",
  "/staff-password/",
];

const sitemapLifetimeMs = 10 * 60_000;
const gunzipAsync = promisify(gunzip);

/** `/robots.txt`, `/sitemap.xml` and, for large sites, `/sitemap-1.xml` and so on (docs/decisions/0020). */
export function mountSearchEngines(app: Hono<HttpEnv>, loadBuild: () => Promise<ServerBuild>): void {
  app.get("/robots.txt", (c) => c.text(robots(siteAddress()), 200, cacheable));
  const cache = new Map<string, { until: number; body: Promise<Buffer | null> }>();

  /** Compressed; null if there is no such file. Parallel requests share one build. */
  function cachedFile(c: HttpContext, part: number | null): Promise<Buffer | null> {
    const key = String(part);
    const cached = cache.get(key);
    if (cached && cached.until > Date.now()) return cached.body;
    const body = makeFile(c, part);
    cache.set(key, { until: Date.now() + sitemapLifetimeMs, body });
    const evict = () => void cache.delete(key);
    body.then((file) => file ?? evict(), evict);
    return body;
  }

  async function makeFile(c: HttpContext, part: number | null): Promise<Buffer | null> {
    const xml = await sitemap(await ctxOf(c), listedPages(await loadBuild()), part);
    return xml === null ? null : compress(xml, "gzip");
  }

  app.get("/:file{sitemap(?:-[1-9]\\d{0,4})?\\.xml}", async (c, next) => {
    const part = /\d+/.exec(c.req.path)?.[0];
    const body = await cachedFile(c, part === undefined ? null : Number(part));
    return body ? sendXml(c, body) : next();
  });
}

const cacheable = { "Cache-Control": "public, max-age=3600" };

async function sendXml(c: HttpContext, compressed: Buffer) {
  const headers = { ...cacheable, "Content-Type": "application/xml; charset=utf-8", Vary: "Accept-Encoding" };
  if (encodingFor(c, ["gzip"]) === "gzip")
    return c.body(compressed as Uint8Array<ArrayBuffer>, 200, { ...headers, "Content-Encoding": "gzip" });
  return c.body((await gunzipAsync(compressed)) as Uint8Array<ArrayBuffer>, 200, headers);
}

function robots(site: string): string {
  const rules = ["Allow: /api/pictures/", ...disallowedPaths.map((path) => `Disallow: ${path}`)];
  return `User-agent: *\n${rules.join("\n")}\n\nSitemap: ${site}/sitemap.xml\n`;
}

/** Routes with `handle.listed`: true, a list of paths, or addresses. */
function listedPages({ routes }: ServerBuild): ListedPage[] {
  return Object.values(routes).flatMap((route) => {
    const { listed } = (route?.module.handle ?? {}) as { listed?: true | readonly string[] | PageAddresses };
    if (!listed) return [];
    if (listed !== true && "en" in listed) return [{ addresses: listed }];
    const paths = listed === true ? [`/${route?.path ?? ""}`] : listed;
    return paths.map((path) => ({ addresses: pageAddresses(path) }));
  });
}

/** @param part null for the whole sitemap, or the index if there are several parts */
async function sitemap(ctx: Ctx, pages: ListedPage[], part: number | null): Promise<string | null> {
  const files = Math.ceil((pages.length + (await countListedVendors(ctx))) / pagesPerFile);
  if (part === null && files > 1) return sitemapIndexOf(files, siteAddress());
  if (part !== null && (files <= 1 || part > files)) return null;
  const start = ((part ?? 1) - 1) * pagesPerFile;
  const sitePages = pages.slice(start, start + pagesPerFile);
  const range = { offset: Math.max(0, start - pages.length), limit: pagesPerFile - sitePages.length };
  const vendors = (await readListedVendors(ctx, range)).map(({ id, changedAt }) => ({
    addresses: pageAddresses(`/vendor/${id}`),
    changedAt,
  }));
  return sitemapOf([...sitePages, ...vendors], siteAddress());
}
