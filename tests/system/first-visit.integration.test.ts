import { afterAll, beforeAll, expect, test } from "vitest";
import { measureFirstVisit, visitLimits } from "../../bench/browser/first-visit.ts";
import { build, startProduct } from "../../bench/product.ts";
import { makeFolder } from "../support/folder.ts";
import { makeEmptyDatabase } from "../support/fresh-database.ts";

const dataDir = makeFolder("first-visit");
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  build();
  product = await startProduct({ dataDir, databaseUrl: await makeEmptyDatabase() });
}, 300_000);
afterAll(async () => {
  await product?.stop();
});

test.each(Object.entries(visitLimits))(
  "a first visit to %s stays within its limits",
  async (page, limits) => {
    const { total, bytes, terms } = await measureFirstVisit(product.base, page);
    // Less would mean that the scripts were not found.
    expect(bytes.js).toBeGreaterThan(90_000);
    expect(bytes.css).toBeGreaterThan(5_000);
    const kilobytes = { total: total / 1000, js: bytes.js / 1000, terms: terms / 1000 };
    const tooMuch = Object.entries(limits).filter(
      ([name, most]) => kilobytes[name as keyof typeof limits] > most,
    );
    expect(tooMuch, JSON.stringify(kilobytes)).toEqual([]);
  },
);

test("every page of the sitemap has its limits", async () => {
  const sitemap = await (await fetch(`${product.base}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(paths).toContain("/services");
  const same = (path: string) => path.replace(/^\/guide\/.+/, "/guide/housing").replace(/\/\d+$/, "/1");
  const unmeasured = paths.filter((path) => !/^\/community-board\/\d/.test(path) && !visitLimits[same(path)]);
  expect(unmeasured).toEqual([]);
});

// `DeferredScripts` changes what React Router's `Scripts` returns: another version may return something else.
test.each(["/", "/vendor-directory", "/dominican-vendor-portal"])(
  "no script of %s is asked for before the page was painted",
  async (page) => {
    const html = await (await fetch(product.base + page)).text();
    expect(html).not.toMatch(/<link [^>]*rel="modulepreload"/);
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].map(([, attributes = "", text = ""]) => ({
      type: /\btype="([^"]*)"/.exec(attributes)?.[1],
      isFetched: /\bsrc=/.test(attributes),
      text,
    }));
    expect(scripts.filter(({ type, isFetched }) => type === "module" || isFetched)).toEqual([]);
    const late = scripts.filter(({ type }) => type === "later");
    expect(
      late.map(({ text }) => /^import /.test(text) && /\bimport\("\/assets\/[\w-]+\.js"\)/.test(text)),
    ).toEqual([true]);
    const lists = scripts.filter(({ text }) =>
      /\(\["\/assets\/manifest-\w+\.js"(?:,"\/assets\/[\w-]+\.js"){4,}\]\)$/.test(text),
    );
    expect(lists.length).toBe(1);
  },
);
