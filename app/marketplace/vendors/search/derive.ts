import type { VendorCard, VendorDetail, Weekday } from "../contract.ts";
import { openDaysOf } from "../rules/open-days.ts";
import { plainWords } from "../search-words.ts";
import { type priceFilters, weekdays } from "../values.ts";
import { stopWords } from "./lists/word-lists.ts";
import { placeOf, placesIn } from "./places.ts";
import { anybody, categoryKeys, isTermWord, servicesIn } from "./vocabulary.ts";

/**
 * Which words, services and scores vendors are indexed with. Raise it with each change of the list of services, of the
 * towns or of this file: all vendors are then indexed again (a test compares it with what is derived).
 */
export const indexVersion = 2;

/** Bits of an entry's flags, which filters read from the index itself. */
export const flag = { english: 1, spanish: 2, checked: 4, transport: 8, atHome: 16 } as const;

/** The bit of a weekday on which the vendor says that it works: 32 to 2048. */
export const dayFlag = (day: Weekday): number => 32 << weekdays.indexOf(day);

/** The bit of who charges at most so much; who charges less has those of the higher levels, too. */
export const priceFlag: Readonly<Record<(typeof priceFilters)[number], number>> = {
  $: 4096,
  $$: 8192,
  $$$: 16384,
};

/** All bits of a price level; none for the highest one and for an unknown one. */
export function priceFlags(level: VendorCard["priceRange"]): number {
  return Object.entries(priceFlag).reduce(
    (bits, [most, bit]) => (level !== null && level.length <= most.length ? bits | bit : bits),
    0,
  );
}

/** The days that an entry's flags hold. */
export const daysIn = (flags: number): Weekday[] => weekdays.filter((day) => flags & dayFlag(day));

/** A vendor's fields that the index is made of. */
export type IndexedVendor = Pick<
  VendorCard,
  "businessName" | "businessNameEnglish" | "services" | "category" | "location" | "reviewCount"
> &
  Pick<VendorCard, "speaksEnglish" | "speaksSpanish" | "hasTransportation" | "verifiedChecks"> &
  Pick<VendorCard, "priceRange" | "availableDates"> &
  Pick<VendorDetail, "subCategories" | "serviceAreas" | "businessHours"> & {
    contactName: string;
    rating: number;
  };

/** What the index holds of a vendor (the table vendor_document). Scores are hundredths of a star. */
export type VendorDocument = {
  quality: number;
  flags: number;
  /** The vendor's own town. */
  place: number;
  /** All towns that it serves, its own first. */
  places: number[];
  keys: number[];
  /** For each key what its entry's score is above the quality. */
  fits: number[];
  /** A tsvector: words of names weigh A, other words B; #76 is a service, weighing A if the name says it; @7 is a town,
   * weighing A at home. */
  words: string;
};

/** A vendor without reviews counts as one of so many stars, and so many reviews of that kind are added to all. */
const [priorStars, priorReviews] = [4, 8];

/** In hundredths of a star, rounded to five, so that few reviews move a vendor in all its lists. */
export function qualityOf({ rating, reviewCount, verifiedChecks }: IndexedVendor): number {
  const mean = (priorReviews * priorStars + reviewCount * rating) / (priorReviews + reviewCount);
  return Math.round(mean * 20) * 5 + (verifiedChecks.length > 0 ? 5 : 0);
}

/** What it is worth that a vendor says the service there: in its name it is worth a third of a star. */
const fitOf = { name: 30, firstService: 15, subCategory: 12, service: 10 };
const [longList, longListFit] = [12, -10];

/** More than a profile has room for, so that every service is found; who names more than twelve stands lower in all lists. */
const maxServices = 60;

/** Longer words cannot be keys of an index, and nobody types them. */
const maxWordLength = 60;

/** Derives what the index holds of a vendor. */
export function toDocument(vendor: IndexedVendor): VendorDocument {
  const place = placeOf[vendor.location];
  const served = vendor.serviceAreas.flatMap(placesIn).filter((one) => one !== place);
  const fits = serviceFits(vendor);
  const document = {
    quality: qualityOf(vendor),
    flags: flagsOf(vendor),
    place,
    places: [place, ...new Set(served)],
    keys: [anybody, categoryKeys[vendor.category], ...fits.keys()],
    fits: [0, 0, ...fits.values()],
  };
  return { ...document, words: toWords(vendor, document) };
}

function flagsOf(vendor: IndexedVendor): number {
  const { speaksEnglish, speaksSpanish, hasTransportation, verifiedChecks, priceRange } = vendor;
  return (
    (speaksEnglish ? flag.english : 0) +
    (speaksSpanish ? flag.spanish : 0) +
    (verifiedChecks.length > 0 ? flag.checked : 0) +
    (hasTransportation ? flag.transport : 0) +
    openDaysOf(vendor).reduce((bits, day) => bits + dayFlag(day), 0) +
    priceFlags(priceRange)
  );
}

/** The best fit of each service that the vendor names. */
function serviceFits(vendor: IndexedVendor): Map<number, number> {
  const { businessName, businessNameEnglish, services, subCategories } = vendor;
  const sources = [
    ...[businessName, businessNameEnglish].map((text) => ({ text, fit: fitOf.name })),
    ...services.map((text, at) => ({ text, fit: at === 0 ? fitOf.firstService : fitOf.service })),
    ...subCategories.map((text) => ({ text, fit: fitOf.subCategory })),
  ];
  const long = services.length > longList ? longListFit : 0;
  const fits = new Map<number, number>();
  for (const { text, fit } of sources)
    for (const key of servicesIn(text))
      if (fits.has(key) || fits.size < maxServices)
        fits.set(key, Math.max(fits.get(key) ?? longListFit, fit + long));
  return fits;
}

/** Words of services that the vocabulary takes for the service anyway are left out: they would only find the same. */
function toWords(
  vendor: IndexedVendor,
  { keys, fits, places, place }: Omit<VendorDocument, "words">,
): string {
  const weights = new Map<string, "A" | "B">();
  const add = (texts: readonly string[], weight: "A" | "B") => {
    for (const word of texts.flatMap(plainWords))
      if (!stopWords.has(word) && !isTermWord(word) && !weights.has(word) && word.length <= maxWordLength)
        weights.set(word, weight);
  };
  add([vendor.businessName, vendor.businessNameEnglish, vendor.contactName], "A");
  add([...vendor.services, ...vendor.subCategories], "B");
  for (const [at, key] of keys.entries())
    if (key !== anybody) weights.set(`#${key}`, (fits[at] ?? 0) >= fitOf.name + longListFit ? "A" : "B");
  for (const one of places) weights.set(`@${one}`, one === place ? "A" : "B");
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(" ");
}
