import { locales } from "#platform/i18n/locale.ts";
import type { PageAddresses } from "#platform/i18n/page-addresses.ts";

/** A public page, and when it last changed, where that is known. */
export type ListedPage = { addresses: PageAddresses; changedAt?: Date };

/**
 * How many pages one file names, each in two languages. The protocol allows 50,000 addresses; a fifth of it is made in a
 * moment, and nobody who asks for something else meanwhile has to wait.
 */
export const pagesPerFile = 5_000;

/** A sitemap (sitemaps.org): every page in each language, with where the other is. @param site without a slash at its end */
export function sitemapOf(pages: readonly ListedPage[], site: string): string {
  const entries = pages.flatMap(({ addresses, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    const alternates = [
      ...locales.map((locale) => [locale, addresses[locale]]),
      ["x-default", addresses.other],
    ]
      .map(
        ([language, path]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(site + path)}"/>`,
      )
      .join("");
    return locales.map(
      (locale) => `<url><loc>${escaped(site + addresses[locale])}</loc>${changed}${alternates}</url>\n`,
    );
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("")}</urlset>\n`;
}

/** What stands at `/sitemap.xml` where one file is not enough. */
export function sitemapIndexOf(files: number, site: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escaped(site)}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join("")}</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
