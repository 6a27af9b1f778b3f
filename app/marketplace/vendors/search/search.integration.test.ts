import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#platform/database/pool.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../../../../tests/support/fresh-database.ts";
import { vendor, vendorWord } from "../schema.server.ts";
import { listVendors } from "../server/directory.server.ts";
import { seedVendors } from "../server/samples.server.ts";
import { planSearch } from "./search.server.ts";
import queries from "./search-queries.json" with { type: "json" };

openFreshDatabase();
const now = new Date("2026-11-20T15:00:00Z");
const ctx = (): Ctx => ({ db: db(), actor: { kind: "visitor" }, locale: "en", now });
const namesFor = async (search: string) => {
  const { items } = await listVendors(ctx(), { search, limit: 20 });
  return items.map((one) => one.businessName);
};

beforeAll(async () => {
  await seedVendors(now);
});

test("what people type in both languages puts a right vendor first, and nobody where nobody offers it", async () => {
  const wrong: string[] = [];
  for (const { query, expect: right } of queries) {
    const found = await namesFor(query);
    const isRight = right.length > 0 ? right.includes(found[0] ?? "") : found.length === 0;
    if (!isRight) wrong.push(`${query}: ${found.slice(0, 3).join(" | ") || "nobody"}`);
  }
  console.log(`search: ${queries.length - wrong.length} of ${queries.length} put the right vendor first`);
  expect(queries.length).toBeGreaterThanOrEqual(100);
  expect(wrong).toEqual([]);
});

test("case, accents and one typo make no difference", async () => {
  const plumber = await namesFor("plomería");
  expect(plumber.length).toBeGreaterThan(0);
  for (const same of [
    "plomeria",
    "PLOMERÍA",
    "plumber",
    "plomero",
    "plumbing",
    "plomber",
    "plumbr",
    "plmoeria",
  ]) {
    expect([same, (await namesFor(same))[0]]).toEqual([same, plumber[0]]);
  }
});

test("a mistyped name is found by the words of the vendors themselves", async () => {
  expect((await namesFor("guayacan"))[0]).toBe("Ebanistería El Guayacán");
  expect((await namesFor("guayakan"))[0]).toBe("Ebanistería El Guayacán");
  expect((await namesFor("gauyacan"))[0]).toBe("Ebanistería El Guayacán");
});

test("of hundreds of words that are near, the nearest is the one that is meant", async () => {
  await db().delete(vendorWord).where(eq(vendorWord.word, "guayacan"));
  const far = Array.from({ length: 400 }, (_, n) => ({ word: `guaya${String(n).padStart(3, "0")}` }));
  await db().insert(vendorWord).values(far);
  await db().insert(vendorWord).values({ word: "guayacan" });
  expect((await namesFor("guayakan"))[0]).toBe("Ebanistería El Guayacán");
  await db()
    .delete(vendorWord)
    .where(
      inArray(
        vendorWord.word,
        far.map(({ word }) => word),
      ),
    );
});

test("who offers all of what is asked for is found alone; where nobody does, who offers some of it", async () => {
  expect(await namesFor("pools gardening")).toEqual(["Piscinas y Jardines Flamboyán"]);
  // Yoga in Cabarete, a plumber in Santo Domingo: the place puts one before the other.
  const [yoga, plumber] = ["Yoga Raíz de Mangle", "Plomería Hermanos Batista"];
  expect(await namesFor("plumber yoga cabarete")).toEqual([yoga, plumber]);
  expect(await namesFor("plumber yoga santo domingo")).toEqual([plumber, yoga]);
});

test("beside a service, a word that nobody bears and a place without it take nobody away", async () => {
  const barbers = await namesFor("barber");
  expect(barbers.length).toBeGreaterThan(0);
  expect(await namesFor("barber xylophone")).toEqual(barbers);
  expect(await namesFor("barber jarabacoa")).toEqual(barbers);
});

test("where nobody offers all: first who offers all the services, then who is at the place, not named after it", async () => {
  await db().execute(sql`insert into vendor (business_name, business_name_english, contact_name, email, category, location, services, locale, status, created_at, updated_at)
    select name, '', 'Luz', 'x@example.com', 'Housing & Property', place, services, 'es', 'approved', now(), now()
    from (values ('Vivero Luna', 'Samaná', array['Jardinería']), ('Vivero Samaná', 'Santiago', array['Jardinería'])) as made (name, place, services)`);
  try {
    expect(await namesFor("gardening pools samana")).toEqual([
      "Piscinas y Jardines Flamboyán",
      "Vivero Luna",
      "Vivero Samaná",
    ]);
    expect((await namesFor("gardening xylophone samana"))[0]).toBe("Vivero Luna");
  } finally {
    await db().execute(sql`delete from vendor where business_name like 'Vivero %'`);
  }
});

test.each([
  "'",
  "a:*",
  "plumber & | !",
  "\\",
  "(",
  "<->",
  "%",
  "🤷",
  "   ",
  "'; drop table vendor; --",
  "a".repeat(200),
])("%s is only a search", async (search) => {
  await expect(listVendors(ctx(), { search, limit: 20 })).resolves.toHaveProperty("items");
});

test("a search reads the index, not the table", async () => {
  await db().execute(sql`insert into vendor (business_name, business_name_english, contact_name, email, category, location, services, locale, status, created_at, updated_at)
    select 'Negocio ' || n, 'Business ' || n, 'Ana ' || n, 'x@example.com', 'Transportation', 'Santiago', array['Servicio ' || n], 'es', 'approved', now(), now()
    from generate_series(1, 5000) n`);
  await db().execute(sql`analyze vendor`);
  const plan = await planSearch(db(), "plomeria");
  const { rows } = await db().execute(
    sql`explain select id from ${vendor} where status = 'approved' and search @@ to_tsquery('simple', ${plan?.match ?? ""})`,
  );
  expect(JSON.stringify(rows)).toContain("vendor_search");
});

test("where there are more hits than a page holds, the best fit is on the first one", async () => {
  const whole = await namesFor("construction");
  expect(whole.length).toBeGreaterThan(3);
  const pages: string[] = [];
  for (let cursor: string | undefined = "0"; cursor !== undefined; ) {
    const page: Awaited<ReturnType<typeof listVendors>> = await listVendors(ctx(), {
      search: "construction",
      limit: 2,
      cursor,
    });
    pages.push(...page.items.map((one) => one.businessName));
    cursor = page.next;
  }
  expect(pages.slice(0, 20)).toEqual(whole);
});
