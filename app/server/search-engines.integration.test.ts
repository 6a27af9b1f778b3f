import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { seedVendors } from "#app/marketplace/vendors/server/samples.server.ts";
import { openSite as tellAddress } from "#platform/config/site.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { registerVendor } from "../../tests/support/records/vendor-account.ts";
import { openSite } from "../../tests/support/site.ts";

const site = openSite();
const address = "https://arribo.example";
beforeAll(async () => {
  tellAddress(address);
  await seedVendors(new Date());
});
afterEach(() => vi.useRealTimers());

let minutes = 0;
function later() {
  minutes += 11;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
}

const read = async (path: string) => (await site.send("GET", path)).text();
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = ""]) => found);
const approve = (id: number) =>
  site.send("PATCH", `/api/admin/vendors/${id}/status`, { body: { status: "approved" }, staff: true });

test("robots.txt names the sitemap, keeps crawlers off what is ours, and lets them have pictures", async () => {
  const answer = await site.send("GET", "/robots.txt");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${address}/sitemap.xml`);
  for (const path of ["/api/", "/admin", "/booking-management", "/flag-incidents", "/track/", "/job-offer/"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain("Allow: /api/pictures/");
});

test("the sitemap names approved real vendors in both languages, and nothing of them but the number", async () => {
  const own = await registerVendor(site, { businessName: '</loc><script>"&' });
  later();
  expect(await read("/sitemap.xml")).not.toContain("/vendor/");
  expect((await approve(own.vendorId)).status).toBe(200);
  expect(await read("/sitemap.xml")).not.toContain("/vendor/");
  later();
  const xml = await read("/sitemap.xml");
  const url = `${address}/vendor/${own.vendorId}`;
  expect(addressesOf(xml)).toEqual([url, `${url}?lang=es`]);
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(xml).not.toContain("script");
});

test("it travels compressed to who can read that, and may be kept for an hour", async () => {
  const raw = await new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request(`${site.base()}/sitemap.xml`, { headers: { "Accept-Encoding": "gzip" } }, async (answer) => {
        resolve({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) });
      })
        .once("error", reject)
        .end();
    },
  );
  expect(raw.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
  expect(gunzipSync(raw.body).toString()).toBe(await read("/sitemap.xml"));
});

test("a forged Host is nobody's address, not even for who asks next", async () => {
  later();
  const forged = { Host: "evil.example", "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };
  for (const path of ["/sitemap.xml", "/robots.txt"]) {
    const answers: string[] = [];
    for (const headers of [forged, {}])
      answers.push(
        await new Promise<string>((resolve, reject) => {
          request(`${site.base()}${path}`, { headers }, async (answer) => {
            resolve(Buffer.concat(await answer.toArray()).toString());
          })
            .once("error", reject)
            .end();
        }),
      );
    expect(answers[0], path).toContain(address);
    expect(answers[0], path).toBe(answers[1]);
    expect(answers[0], path).not.toContain("evil");
  }
});

test("where one file is not enough there is an index, and its files name every vendor once", async () => {
  const { rows } = await db().execute<{ id: string }>(sql`
    insert into vendor (business_name, business_name_english, contact_name, email, category, location, locale,
      status, created_at, updated_at)
    select 'Colmado ' || n, 'Shop ' || n, 'Ana', 'shop-' || n || '@example.com', category, location, locale,
      'approved', created_at, updated_at
    from generate_series(1, 5000) n, (select * from vendor order by id limit 1) one
    returning id`);
  later();
  const files = addressesOf(await read("/sitemap.xml"));
  expect(files).toEqual([1, 2].map((part) => `${address}/sitemap-${part}.xml`));
  const named: string[] = [];
  for (const file of files) named.push(...addressesOf(await read(new URL(file).pathname)));
  expect(named.length).toBe(new Set(named).size);
  const missing = rows.filter(({ id }) => !named.includes(`${address}/vendor/${id}?lang=es`));
  expect(missing).toEqual([]);
  expect(named).toHaveLength(2 * (rows.length + 1));
});
