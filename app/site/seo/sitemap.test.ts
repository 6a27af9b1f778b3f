import { expect, test } from "vitest";
import { pageAddresses } from "#platform/i18n/page-addresses.ts";
import { sitemapIndexOf, sitemapOf } from "./sitemap.ts";

test("each page stands in both languages, each entry names all its addresses", () => {
  const changedAt = new Date("2026-11-01T12:00:00Z");
  const xml = sitemapOf([{ addresses: pageAddresses("/vendor/7"), changedAt }], "https://arribo.example");
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://arribo.example/vendor/7"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://arribo.example/vendor/7?lang=es"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://arribo.example/vendor/7"/>';
  for (const address of ["https://arribo.example/vendor/7", "https://arribo.example/vendor/7?lang=es"])
    expect(xml).toContain(
      `<url><loc>${address}</loc><lastmod>2026-11-01T12:00:00.000Z</lastmod>${alternates}</url>`,
    );
  expect(xml.match(/<url>/g)).toHaveLength(2);
});

test("a page that nobody knows the last change of tells none", () => {
  expect(sitemapOf([{ addresses: pageAddresses("/") }], "https://arribo.example")).not.toContain("lastmod");
});

test("what means something in XML is written so that it does not", () => {
  const xml = sitemapOf([{ addresses: pageAddresses(`/a&b"<c>`) }], "https://arribo.example");
  expect(xml).toContain("https://arribo.example/a&amp;b&quot;&lt;c&gt;?lang=es");
});

test("the index names every file", () => {
  const xml = sitemapIndexOf(3, "https://arribo.example");
  expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual(
    [1, 2, 3].map((part) => `https://arribo.example/sitemap-${part}.xml`),
  );
});
