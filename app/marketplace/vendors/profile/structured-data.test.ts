import { expect, test } from "vitest";
import type { VendorDetail } from "../contract.ts";
import { structuredData } from "./structured-data.ts";

const nineToFive = "9:00 AM - 5:00 PM";
const vendor: VendorDetail = {
  id: 7,
  fullName: "Ramón Peña",
  businessName: "Plomería Peña",
  businessNameEnglish: "Peña Plumbing",
  personalPhoto: null,
  logoUrl: "/api/pictures/abc/large",
  coverUrl: null,
  gallery: [],
  rating: 4.5,
  reviewCount: 2,
  isVerified: true,
  verifiedChecks: ["identity"],
  verifiedAt: "2026-11-01T12:00:00.000Z",
  category: "Utilities & Setup",
  location: "Sosúa",
  servedTowns: [],
  services: ["Plomería"],
  priceRange: "$$",
  fromPrice: null,
  yearsInBusiness: 9,
  speaksEnglish: false,
  speaksSpanish: true,
  smokes: false,
  hasTransportation: true,
  availableDates: [],
  availableTimes: "",
  openDays: [],
  nextOpen: null,
  serviceNames: [],
  isSample: false,
  closures: [],
  businessType: null,
  yearEstablished: 2017,
  description: "",
  typicalJob: "",
  typicalJobSpanish: "",
  descriptionSpanish: "Arreglamos fugas.",
  subCategories: [],
  serviceAreas: [],
  otherLanguages: [],
  certifications: "",
  businessHours: {
    monday: nineToFive,
    tuesday: nineToFive,
    wednesday: nineToFive,
    thursday: nineToFive,
    friday: nineToFive,
    saturday: "Closed",
    sunday: "Closed",
  },
};
const business = (changes: Partial<VendorDetail> = {}) =>
  structuredData({ ...vendor, ...changes }, "https://arribo.example", "en")[1];

test("the business's public facts, in the page's language", () => {
  expect(business()).toMatchObject({
    "@type": "LocalBusiness",
    url: "https://arribo.example/vendor/7",
    name: "Peña Plumbing",
    alternateName: "Plomería Peña",
    description: "Arreglamos fugas.",
    image: ["https://arribo.example/api/pictures/abc/large"],
    address: { addressLocality: "Sosúa", addressCountry: "DO" },
    foundingDate: "2017",
    knowsLanguage: ["es"],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test("what is not known is not told: no rating without reviews, no hours that cannot be read", () => {
  expect(business({ rating: null, reviewCount: 0 })).not.toHaveProperty("aggregateRating");
  expect(business({ yearEstablished: null, services: [] })).not.toHaveProperty("foundingDate");
  const hours = { ...vendor.businessHours, sunday: "Ask" };
  expect(business({ businessHours: hours })).not.toHaveProperty("openingHoursSpecification");
});

test("of a made-up vendor nothing is told (RULINGS 19)", () => {
  expect(structuredData({ ...vendor, isSample: true }, "https://arribo.example", "en")).toEqual([]);
});

test("hours are told for the open days", () => {
  const { openingHoursSpecification } = business() as unknown as {
    openingHoursSpecification: { dayOfWeek: string }[];
  };
  expect(openingHoursSpecification).toHaveLength(5);
  expect(openingHoursSpecification[0]).toMatchObject({
    dayOfWeek: "https://schema.org/Monday",
    opens: "09:00",
    closes: "17:00",
  });
});

test("pictures of work are pictures of the business", () => {
  const gallery = [{ id: "kitchen", caption: "", captionSpanish: "", width: 1280, height: 960 }];
  expect(business({ gallery })).toMatchObject({
    image: [
      "https://arribo.example/api/pictures/abc/large",
      "https://arribo.example/api/pictures/kitchen/large",
    ],
  });
});
