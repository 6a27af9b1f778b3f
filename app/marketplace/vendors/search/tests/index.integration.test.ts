import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../../../../../tests/support/fresh-database.ts";
import { rounds } from "../../../../../tests/support/rounds.ts";
import { locations } from "../../rules/locations.ts";
import { vendor, vendorDocument, vendorUnindexed } from "../../schema.server.ts";
import { priceRanges, vendorCategories } from "../../values.ts";
import { indexVersion, toDocument } from "../derive.ts";
import { fillIndex } from "../fill.server.ts";
import { indexVendors } from "../index-vendors.server.ts";

openFreshDatabase();
const fill = () => fillIndex(new AbortController().signal);

const texts = ["Plomería", "Pintura de casas", "Karaoke", "Yoga", "Mecánica", "Cero Plagas"];
const someTexts = fc.subarray(texts);
const profile = fc.record({
  businessName: fc.constantFrom(...texts),
  services: someTexts,
  subCategories: someTexts,
  serviceAreas: fc.subarray([...locations], { maxLength: 3 }),
  category: fc.constantFrom(...vendorCategories),
  location: fc.constantFrom(...locations),
  speaksEnglish: fc.boolean(),
  priceRange: fc.constantFrom(...priceRanges, null),
  availableDates: fc.subarray(["Monday", "domingo"]),
  businessHours: fc.constantFrom({}, { monday: "8:00 AM - 5:00 PM" }, { monday: "Closed" }),
});
const review = fc.record({ rating: fc.constantFrom(3.2, 4.7, 5), reviewCount: fc.constantFrom(0, 1, 40) });
const status = fc.record({ status: fc.constantFrom("approved" as const, "suspended" as const) });
const which = fc.nat(5);
const action = fc.oneof(
  fc.record({ kind: fc.constant("create" as const), changes: profile }),
  fc.record({ kind: fc.constantFrom("change" as const, "change by SQL" as const), which, changes: profile }),
  fc.record({ kind: fc.constantFrom("change" as const, "change by SQL" as const), which, changes: review }),
  fc.record({ kind: fc.constantFrom("change" as const, "change by SQL" as const), which, changes: status }),
  fc.record({ kind: fc.constant("delete" as const), which }),
);

const fixed = {
  ...{
    businessNameEnglish: "Brothers",
    contactName: "Luz Peña",
    email: "x@example.com",
    locale: "es" as const,
  },
  ...{ status: "approved" as const, createdAt: new Date(), updatedAt: new Date() },
};

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

async function act(one: Action): Promise<void> {
  if (one.kind === "create")
    return db().transaction(async (tx) => {
      const [row] = await tx
        .insert(vendor)
        .values({ ...fixed, ...one.changes })
        .returning();
      if (row) await indexVendors(tx, [row.id]);
    });
  const rows = await db().select({ id: vendor.id }).from(vendor).orderBy(vendor.id);
  const id = rows[one.which % Math.max(1, rows.length)]?.id;
  if (id === undefined) return;
  if (one.kind === "delete") await db().delete(vendor).where(eq(vendor.id, id));
  else
    await db().transaction(async (tx) => {
      await tx.update(vendor).set(one.changes).where(eq(vendor.id, id));
      if (one.kind === "change") await indexVendors(tx, [id]);
    });
}

/** What the lists hold, and what they should: derived from the vendors, without the triggers. */
async function compareLists(): Promise<void> {
  const vendors = await db().select().from(vendor).where(eq(vendor.status, "approved"));
  const keys: string[] = [];
  const words: string[] = [];
  for (const row of vendors) {
    const document = toDocument(row);
    for (const [at, key] of document.keys.entries())
      for (const place of [0, ...document.places]) {
        const isHome = place === document.place;
        const score = document.quality + (document.fits[at] ?? 0) + (isHome ? 10 : 0);
        keys.push([key, place, score, row.id, document.flags + (isHome ? 16 : 0)].join());
      }
    for (const [, word, weight] of document.words.matchAll(/'([^#@']+)':1([AB])/g))
      words.push([word, document.quality + (weight === "A" ? 1_000 : 0), row.id, document.flags].join());
  }
  const keyRows = await db().execute<{ row: string }>(
    sql`select concat_ws(',', key, place, score, vendor_id, flags) as row from vendor_key_entry`,
  );
  const wordRows = await db().execute<{ row: string }>(
    sql`select concat_ws(',', word, score, vendor_id, flags) as row from vendor_word_entry`,
  );
  expect(keyRows.rows.map(({ row }) => row).toSorted()).toEqual(keys.toSorted());
  expect(wordRows.rows.map(({ row }) => row).toSorted()).toEqual(words.toSorted());
  expect(await db().$count(vendorDocument)).toBe(vendors.length);
}

test("whatever is done to vendors, by us or by somebody's SQL, the lists are what derives from them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
      await db().execute(sql`delete from vendor`);
      for (const one of actions) await act(one);
      await fill();
      await compareLists();
    }),
    { numRuns: rounds(15, 150) },
  );
});

test("and without a round of the job, where each change indexes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      await db().execute(sql`delete from vendor`);
      for (const one of actions) if (one.kind !== "change by SQL") await act(one);
      await compareLists();
      expect(await fill()).toBe(0);
    }),
    { numRuns: rounds(10, 100) },
  );
});

test("a vendor whose town somebody's SQL made unknown is not listed, and stops nobody's indexing", async () => {
  await db().delete(vendor);
  const places = [{ location: "Santiago" as const }, { location: "Marte" as "Santiago" }];
  const values = places.map((place) => ({
    ...fixed,
    ...place,
    businessName: "Luz",
    category: "Transportation" as const,
  }));
  const rows = await db().insert(vendor).values(values).returning({ id: vendor.id });
  await fill();
  expect(await db().select({ id: vendorDocument.vendorId }).from(vendorDocument)).toEqual(rows.slice(0, 1));
  expect(await db().$count(vendorUnindexed)).toBe(0);
});

test("two who change a vendor at once, and two who index many at once in other orders", async () => {
  await db().execute(sql`delete from vendor`);
  const rows = await db()
    .insert(vendor)
    .values(
      Array.from({ length: 16 }, () => ({
        ...fixed,
        businessName: "Plomería",
        category: "Transportation" as const,
        location: "Sosúa" as const,
      })),
    )
    .returning({ id: vendor.id });
  const ids = rows.map(({ id }) => id);
  const change = (id: number, rating: number) =>
    db().transaction(async (tx) => {
      await tx.update(vendor).set({ rating, reviewCount: 30 }).where(eq(vendor.id, id));
      await indexVendors(tx, [id]);
    });
  const inSteps = (order: number[]) => db().transaction((tx) => indexVendors(tx, order));
  await Promise.all([
    ...ids.map((id, at) => change(id, 1 + (at % 5))),
    ...ids.map((id, at) => change(id, 1 + ((at + 2) % 5))),
    inSteps(ids),
    inSteps(ids.toReversed()),
    fill(),
  ]);
  await fill();
  await compareLists();
});

test("a newer version indexes what an older one wrote, and an older one leaves the newer one's alone", async () => {
  const [row] = await db().select({ id: vendor.id }).from(vendor).limit(1);
  const write = (version: number) =>
    db()
      .update(vendorDocument)
      .set({ version })
      .where(eq(vendorDocument.vendorId, row?.id ?? 0));
  const versionOf = async () =>
    (
      await db()
        .select()
        .from(vendorDocument)
        .where(eq(vendorDocument.vendorId, row?.id ?? 0))
    )[0]?.version;
  await fill();
  await write(indexVersion - 1);
  expect([await fill(), await versionOf()]).toEqual([1, indexVersion]);
  await write(indexVersion + 1);
  expect([await fill(), await versionOf()]).toEqual([0, indexVersion + 1]);
});
