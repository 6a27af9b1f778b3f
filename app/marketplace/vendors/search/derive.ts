import type { VendorCard, VendorDetail } from "../contract.ts";
import { plainWords } from "../search-words.ts";
import { placeOf, placesIn } from "./places.ts";
import { anybody, categoryKeys, isTermWord, servicesIn } from "./vocabulary.ts";
import { stopWords } from "./word-lists.ts";

/**
 * Which words, services and scores vendors are indexed with. Raise it with each change of the list of services, of the
 * towns or of this file: all vendors are then indexed again (a test compares it with what is derived).
 */
export const indexVersion = 1;

/** Bits of an entry's flags, which filters read from the index itself. */
export const flag = { english: 1, spanish: 2, checked: 4, transport: 8, atHome: 16 } as const;

/** A vendor's fields that the index is made of. */
export type IndexedVendor = Pick<
  VendorCard,
  "businessName" | "businessNameEnglish" | "services" | "category" | "location" | "reviewCount"
> &
  Pick<VendorCard, "speaksEnglish" | "speaksSpanish" | "hasTransportation" | "verifiedChecks"> &
  Pick<VendorDetail, "subCategories" | "serviceAreas"> & { contactName: string; rating: number };

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
  const { speaksEnglish, speaksSpanish, hasTransportation, verifiedChecks } = vendor;
  const place = placeOf[vendor.location];
  const served = vendor.serviceAreas.flatMap(placesIn).filter((one) => one !== place);
  const fits = serviceFits(vendor);
  const document = {
    quality: qualityOf(vendor),
    flags:
      (speaksEnglish ? flag.english : 0) +
      (speaksSpanish ? flag.spanish : 0) +
      (verifiedChecks.length > 0 ? flag.checked : 0) +
      (hasTransportation ? flag.transport : 0),
    place,
    places: [place, ...new Set(served)],
    keys: [anybody, categoryKeys[vendor.category], ...fits.keys()],
    fits: [0, 0, ...fits.values()],
  };
  return { ...document, words: toWords(vendor, document) };
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
