import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { openFreshDatabase } from "../../../../../tests/support/fresh-database.ts";
import type { VendorQuery } from "../../contract.ts";
import { vendor } from "../../schema.server.ts";
import { listVendors, readVendor } from "../../server/directory.server.ts";
import { indexVendors } from "../index-vendors.server.ts";

openFreshDatabase();

const weekend = { saturday: "9:00 AM - 1:00 PM", sunday: "Emergencies only" };
const vendors = [
  { businessName: "Caro", priceRange: "$$$$", speaksEnglish: true, rating: 5, businessHours: weekend },
  { businessName: "Medio", priceRange: "$$", speaksEnglish: true, rating: 4 },
  { businessName: "Barato", priceRange: "$", rating: 2, availableDates: ["Saturday", "domingo"] },
  { businessName: "Callado", priceRange: null, rating: 3 },
] as const;

beforeAll(async () => {
  const at = new Date();
  const rows = await db()
    .insert(vendor)
    .values(
      vendors.map((one) => ({
        ...{ businessNameEnglish: "", contactName: "Zoraida", email: "x@example.com", locale: "es" as const },
        ...{ category: "Transportation" as const, location: "Santiago" as const, serviceAreas: ["Sosúa"] },
        ...{ status: "approved" as const, services: ["Cerrajería", "Karaoke marino"], reviewCount: 50 },
        ...one,
        availableDates: [...("availableDates" in one ? one.availableDates : [])],
        ...{ createdAt: at, updatedAt: at },
      })),
    )
    .returning({ id: vendor.id });
  await indexVendors(
    db(),
    rows.map(({ id }) => id),
  );
});

const find = async (query: Partial<VendorQuery>) => {
  const page = await listVendors(systemContext(), { limit: 20, ...query });
  return { ...page, names: page.items.map((one) => one.businessName) };
};

/** One of each kind of search: a list, a category, a service, a name, several things, a town, another town, an unknown place. */
const searches: [string, Partial<VendorQuery>][] = [
  ["everybody", {}],
  ["a category", { category: "Transportation" }],
  ["a service", { search: "locksmith" }],
  ["a name", { search: "zoraida" }],
  ["a free word", { search: "karaoke" }],
  ["two things", { search: "locksmith karaoke" }],
  ["a town", { location: "Santiago" }],
  ["who comes to a town", { location: "Sosúa", serves: "yes" }],
  ["the nearest town", { search: "locksmith", location: "Samaná" }],
];

test.each(searches)("%s: by day, by price, in each order", async (_, search) => {
  expect((await find({ ...search, sort: "match" })).names).toEqual(["Caro", "Medio", "Callado", "Barato"]);
  const saturday = await find({ ...search, day: "saturday" });
  expect([saturday.names, saturday.total]).toEqual([["Caro", "Barato"], 2]);
  expect((await find({ ...search, day: "sunday" })).names).toEqual(["Barato"]);
  expect((await find({ ...search, day: "monday" })).names).toEqual([]);
  const cheap = await find({ ...search, price: "$$" });
  expect([cheap.names, cheap.total]).toEqual([["Medio", "Barato"], 2]);
  expect((await find({ ...search, price: "$" })).names).toEqual(["Barato"]);
  // Who is dearest, or says nothing, comes last, by the rating.
  expect((await find({ ...search, sort: "price" })).names).toEqual(["Barato", "Medio", "Caro", "Callado"]);
  expect((await find({ ...search, sort: "english" })).names).toEqual(["Caro", "Medio", "Callado", "Barato"]);
  expect((await find({ ...search, sort: "price", english: "yes" })).names).toEqual(["Medio", "Caro"]);
  expect((await find({ ...search, sort: "english", price: "$$" })).names).toEqual(["Medio", "Barato"]);
});

test("pages in an order by price follow each other without a gap", async () => {
  const pages: string[] = [];
  for (let at = 0; at < vendors.length; at += 1)
    pages.push(...(await find({ sort: "price", limit: 1, cursor: String(at) })).names);
  expect(pages).toEqual(["Barato", "Medio", "Caro", "Callado"]);
});

test("an English-speaking one is one who speaks English", async () => {
  const { names, facts } = await find({ search: "English-speaking locksmith" });
  expect([names, facts]).toEqual([["Caro", "Medio"], { english: "yes" }]);
});

test("nobody offers it: the category of the service, or of a word that tells, if somebody is in it", async () => {
  expect((await find({ search: "tow truck", location: "Sosúa" })).facts).toEqual({
    category: "Transportation",
  });
  expect((await find({ search: "ambulance", day: "monday" })).facts).toEqual({ category: "Transportation" });
  expect((await find({ search: "tow truck", category: "Transportation" })).facts).toEqual({});
  // Nobody is in these.
  for (const search of ["pediatrician", "cardiologist", "qqxxzz"])
    expect((await find({ search })).facts).toEqual({});
});

test("a card names the days on which the vendor says that it works", async () => {
  const { items } = await find({});
  const days = Object.fromEntries(items.map((one) => [one.businessName, one.openDays]));
  expect(days).toEqual({ Caro: ["saturday"], Medio: [], Callado: [], Barato: ["saturday", "sunday"] });
});

test("the next open day of a card and of the vendor's page is none of the days off", async () => {
  const dayIn = (days: number) => todayInSantoDomingo(new Date(Date.now() + days * 86_400_000));
  const next = async (businessName: string) => {
    const [card] = (await find({ search: businessName })).items;
    const page = await readVendor(systemContext(), { id: card?.id ?? 0 });
    expect(page.nextOpen).toEqual(card?.nextOpen);
    return card?.nextOpen;
  };
  expect(await next("Medio")).toBeNull();
  const open = await next("Caro");
  expect(open?.day).toBe("saturday");
  const closures = [{ day: dayIn(0), until: dayIn(7), words: "" }];
  await db().update(vendor).set({ closures }).where(eq(vendor.businessName, "Caro"));
  const inDays = (open?.inDays ?? 0) + 7;
  expect(await next("Caro")).toEqual({ date: dayIn(inDays), day: "saturday", inDays });
});
