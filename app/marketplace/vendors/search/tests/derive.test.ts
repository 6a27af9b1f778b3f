import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import samples from "../../server/samples.json" with { type: "json" };
import { weekdays } from "../../values.ts";
import {
  daysIn,
  flag,
  type IndexedVendor,
  indexVersion,
  priceFlag,
  priceFlags,
  qualityOf,
  toDocument,
} from "../derive.ts";
import { services } from "../lists/services.ts";
import { queryOnlyTerms } from "../lists/word-lists.ts";
import { placeOf } from "../places.ts";
import { parseQuery } from "../query-terms.ts";
import { servicesIn } from "../vocabulary.ts";

const vendor: IndexedVendor = {
  ...{ businessName: "Hermanos Peña", businessNameEnglish: "Peña Brothers", contactName: "Luz Peña" },
  ...{
    services: [],
    subCategories: [],
    serviceAreas: [],
    category: "Domestic Essentials",
    location: "Sosúa",
  },
  ...{ rating: 0, reviewCount: 0, verifiedChecks: [], speaksEnglish: false, speaksSpanish: true },
  ...{ hasTransportation: false, priceRange: null, availableDates: [], businessHours: {} },
};
const derive = (changes: Partial<IndexedVendor>) => toDocument({ ...vendor, ...changes });
const quality = (rating: number, reviewCount: number, checked = false) =>
  qualityOf({ ...vendor, rating, reviewCount, verifiedChecks: checked ? ["identity"] : [] });
const keyOf = (id: string) => services.find((one) => one.id === id)?.key ?? -1;

test("few reviews count for little, and what was checked breaks a tie", () => {
  expect(quality(4.7, 40)).toBeGreaterThan(quality(5, 1));
  expect(quality(5, 1)).toBeGreaterThan(quality(0, 0));
  expect(quality(0, 0)).toBeGreaterThan(quality(2, 3));
  expect(quality(4.5, 10, true)).toBeGreaterThan(quality(4.5, 10));
  expect(quality(4.5, 10, true) - quality(4.5, 10)).toBe(5);
});

test("a service is worth more in the name than first in the list, and there more than later", () => {
  const plumber = keyOf("plumber");
  const fitFor = (changes: Partial<IndexedVendor>) => {
    const { keys, fits } = derive(changes);
    return fits[keys.indexOf(plumber)];
  };
  const long = Array.from({ length: 13 }, (_, at) => `Trabajo ${at}`);
  expect(fitFor({ businessName: "Plomería Peña", services: ["Pintura"] })).toBe(30);
  expect(fitFor({ services: ["Plumbing", "Pintura"] })).toBe(15);
  expect(fitFor({ services: ["Pintura"], subCategories: ["Fontanería"] })).toBe(12);
  expect(fitFor({ services: ["Pintura", "Fugas de agua en techos"] })).toBe(10);
  expect(fitFor({ services: [...long, "Plomería"] })).toBe(0);
  expect(fitFor({ services: ["Pintura"] })).toBeUndefined();
});

test("a term is known across small words, and not across the border of two services", () => {
  expect([...servicesIn("Corte por hombre")]).toContain(keyOf("barber"));
  expect(derive({ services: ["Photo id", "Card games"] }).keys).not.toContain(keyOf("paperwork"));
  expect(derive({ services: ["Id card"] }).keys).toContain(keyOf("paperwork"));
});

test("every service of a profile is found; who names more than twelve stands lower in all their lists", () => {
  const all = services.map(({ en }) => en[0] ?? "");
  const others = all.filter((name) => !servicesIn(name).has(keyOf("plumber"))).slice(0, 29);
  const fits = (count: number) => {
    const { keys, fits: worth } = derive({ services: [...others.slice(0, count - 1), "Plomería"] });
    return worth[keys.indexOf(keyOf("plumber"))];
  };
  expect([fits(12), fits(13), fits(30)]).toEqual([10, 0, 0]);
});

test("towns and flags: its own town first, then those that it serves", () => {
  const document = derive({ serviceAreas: ["Cabarete, Sosúa", "Puerto Plata"], speaksEnglish: true });
  expect(document.places).toEqual([placeOf.Sosúa, placeOf.Cabarete, placeOf["Puerto Plata"]]);
  expect(document.flags).toBe(flag.english + flag.spanish);
  expect(document.words).toContain("'@7':1A");
  expect(document.words).toContain("'@9':1B");
});

test("flags: the days on which it works, and every price filter that it passes", () => {
  const hours = { monday: "9:00 AM - 5:00 PM", sunday: "Closed" };
  const { flags } = derive({ businessHours: hours, priceRange: "$$" });
  expect(daysIn(flags)).toEqual(["monday"]);
  expect([priceFlag.$, priceFlag.$$, priceFlag.$$$].map((one) => (flags & one) > 0)).toEqual([
    ...[false, true, true],
  ]);
  for (const priceRange of ["$$$$", null] as const) expect(priceFlags(priceRange)).toBe(0);
  const all = { businessHours: {}, availableDates: [...weekdays], priceRange: "$" as const };
  // A smallint.
  expect(derive({ ...all, speaksEnglish: true, verifiedChecks: ["identity"] }).flags + 16).toBeLessThan(
    32_768,
  );
});

test("words: names before services, none that a search takes for a service, and nothing but letters, digits and our signs", () => {
  const { words } = derive({
    businessName: `Plomería D'Oro \\ ' & | ${"x".repeat(70)}`,
    services: ["Karaoke oro"],
  });
  expect(words).toContain("'oro':1A");
  expect(words).toContain("'karaoke':1B");
  expect(words).not.toMatch(/plomeria|xxx/);
  for (const word of words.split(" ")) expect(word).toMatch(/^'[#@]?[\p{L}\p{N}]+':1[AB]$/u);
});

/**
 * Raise `indexVersion` when this test asks for another print: vendors that are indexed already must be indexed again. If only
 * the samples changed, the new print alone is enough: they are read when they are written.
 */
test("what is derived belongs to this version of the index", () => {
  const derived = samples.map((row) =>
    toDocument({ ...vendor, ...(row as Partial<IndexedVendor>), rating: 4.4, reviewCount: 7 }),
  );
  const terms = services.flatMap(({ key, en, es }) =>
    [...en, ...es].map((term) => [key, ...servicesIn(term)]),
  );
  const print = createHash("sha256")
    .update(JSON.stringify([derived, terms]))
    .digest("hex")
    .slice(0, 12);
  expect([indexVersion, print]).toEqual([2, "8512ab0eb7c0"]);
});

test("whatever is typed, it is read in half a millisecond", () => {
  const nonsense = [
    "xqzvw ".repeat(12),
    "abcdefghij".repeat(20),
    "'".repeat(200),
    "plumbre electrisian moovers dentsta abogdo paintr gardner clener lokcsmith cheff barbr nany",
    "need somebody who can fix the broken thing near the other house of my friend tomorrow morning",
  ];
  const terms = Object.values(queryOnlyTerms).flatMap((list) => list.split(", "));
  for (const text of terms) parseQuery(text); // compiled by now
  for (const text of nonsense) {
    // Of the processor, not by the clock: others may be at work.
    const times = Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage();
      for (let n = 0; n < 100; n += 1) parseQuery(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 100_000;
    });
    expect([text, Math.min(...times) < 0.5]).toEqual([text, true]);
  }
});
