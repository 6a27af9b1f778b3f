import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { databaseCost } from "../../../../tests/support/pages-read.ts";
import { query } from "../../../../tests/support/query.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();

/** Records of others, besides one person with some hundred. */
const many = rounds(20_000, 100_000);
/** Pages of the database that a person's page may read: 300 ms are enough for ten times as many. */
const mostPages = 4_000;

const fill = `
  insert into lead (reference, name, email, phone, message, status, locale, created_at)
    select 'R' || n, initcap(left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 9)), 'p' || n || '@example.com', '', 'm', 'contacted', 'en', now() - n * interval '1 minute'
    from generate_series(1, ${many}) n;
  insert into lead_status_change (lead_id, at, by, "from", "to")
    select id, created_at + interval '1 hour', 'Ana', 'new', 'contacted' from lead;
  insert into person (name, locale, created_at)
    select name, 'en', created_at from lead order by id;
  insert into contact_point (person_id, kind, value, created_at)
    select id, 'email', 'p' || id || '@example.com', created_at from person;
  insert into person_record (person_id, kind, record_id, name, at, record_at)
    select case when id <= 300 then 1 else id end, 'lead', id, name, created_at, created_at from lead;
  insert into person_listing (person_id, last_at, is_customer, is_vendor, search)
    select id, created_at, true, false, plain(name || ' p' || id || '@example.com') from person;
  insert into person_merge (person_id, into_id, state, reason, created_at)
    select id, 1, 'proposed', 'phone', created_at from person where id > 300;
  truncate person_waiting;
  vacuum analyze lead, lead_status_change, person, contact_point, person_record, person_listing, person_merge, outbox;`;

/** As in the statements above. */
function nameOf(n: number): string {
  const digits = createHash("md5").update(String(n)).digest("hex").slice(0, 9);
  return digits.replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
}

beforeAll(async () => {
  for (const statement of fill.split(";").slice(0, -1)) await query(site.url(), statement);
}, 300_000);

/** What the call costs the database when it is made again. */
async function costOf(path: string) {
  const read = async () => {
    const items = await site.read(path);
    return Array.isArray(items) ? items.length : 1;
  };
  await read();
  let items = 0;
  const { pages, execution: ms } = await databaseCost(site.url(), async () => {
    items = await read();
  });
  return { pages, ms, items };
}

/** None of these letters follow each other in a name. */
const nobody = "zzqvxyvw";

test.each([
  ["a person with 300 records, who may be the same as all others", "/api/admin/people/1"],
  ["their timeline", "/api/admin/people/1/timeline"],
  [
    "whose 50 records are",
    `/api/admin/people/of?records=${Array.from({ length: 50 }, (_, n) => `lead:${n + 301}`).join(",")}`,
  ],
  ["the list", "/api/admin/people"],
  ["those who may be the same", "/api/admin/people?status=proposals"],
  ["a search by address", "/api/admin/people?search=p1999@example.com"],
  ["a search by name", `/api/admin/people?search=${nameOf(1_999)}`],
  [
    "a search by a name typed wrong",
    `/api/admin/people?search=${nameOf(1_999).slice(0, 7)}${nameOf(1_999).slice(8)}`,
  ],
])("%s costs no more with many people", async (what, path) => {
  await costOf(path);
  const { pages, ms, items } = await costOf(path);
  expect(items).toBeGreaterThan(0);
  console.log(`${what}: ${pages} pages, ${ms.toFixed(0)} ms in the database, of ${many} people`);
  expect(pages).toBeLessThan(mostPages);
});

test.each([
  ["a search of the list", `/api/admin/people?search=${nobody}`],
  ["a search by an address", `/api/admin/people?search=${nobody}@example.org`],
  ["Ctrl-K", `/api/admin/find?q=${nobody}`],
])("%s that finds nobody costs no more with many people", async (what, path) => {
  await costOf(path);
  const { pages, ms } = await costOf(path);
  console.log(
    `${what} that finds nobody: ${pages} pages, ${ms.toFixed(0)} ms in the database, of ${many} people`,
  );
  expect(pages).toBeLessThan(mostPages);
});

test("a request about the data of somebody of whom there is no record costs no more with many people", async () => {
  const body = { email: `${nobody}@example.org`, phone: "+18095550123" };
  const { pages, execution } = await databaseCost(site.url(), async () => {
    const answer = await site.send("POST", "/api/admin/people/search", { body, staff: true });
    expect(await answer.json()).toMatchObject({ total: 0, searched: null });
  });
  console.log(
    `a request about nobody: ${pages} pages, ${execution.toFixed(0)} ms in the database, of ${many} people`,
  );
  expect(pages).toBeLessThan(mostPages);
});
