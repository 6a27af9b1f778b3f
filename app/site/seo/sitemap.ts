import { locales } from "#platform/i18n/locale.ts";
import type { PageAddresses } from "#platform/i18n/page-addresses.ts";

export type ListedPage = { addresses: PageAddresses; changedAt?: Date };

/**
 * Pages per file, each with two addresses. The protocol allows 50,000 addresses; less blocks the event loop for a
 * shorter time.
 */
export const pagesPerFile = 5_000;

/** One file with the addresses of all pages in both languages. @param site without a trailing slash */
export function sitemapOf(pages: readonly ListedPage[], site: string): string {
  const entries = pages.flatMap(({ addresses, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    const alternates = [
      ...locales.map((locale) => [locale, addresses[locale]]),
      ["x-default", addresses.other],
    ]
      .map(
        ([language, path]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(site + path)}"/>`,
      )
      .join("");
    return locales.map(
      (locale) => `<url><loc>${escapeXml(site + addresses[locale])}</loc>${changed}${alternates}</url>\n`,
    );
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("")}</urlset>\n`;
}

/** For large sites: lists `/sitemap-1.xml` to `/sitemap-{files}.xml`. */
export function sitemapIndexOf(files: number, site: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(site)}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join("")}</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
