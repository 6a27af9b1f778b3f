import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { VendorPreview } from "../contract.ts";
import { weekdays } from "../values.ts";
import { VendorFacts } from "./facts.tsx";
import { VendorHours } from "./hours.tsx";

// Keys that every object inherits, and that a vendor may write.
const inherited = ["__proto__", "constructor"];

const vendor: VendorPreview = {
  id: 1,
  fullName: "Rafael Peña",
  businessName: "Plomería Peña",
  businessNameEnglish: "Peña Plumbing",
  personalPhoto: null,
  logoUrl: null,
  rating: null,
  reviewCount: 0,
  isVerified: false,
  verifiedChecks: [],
  verifiedAt: null,
  category: "Construction & Renovation",
  location: "Santiago",
  services: [],
  priceRange: "$",
  yearsInBusiness: 1,
  speaksEnglish: false,
  speaksSpanish: true,
  smokes: false,
  hasTransportation: false,
  availableDates: [],
  availableTimes: "",
  isSample: false,
  businessType: null,
  yearEstablished: null,
  description: "",
  descriptionSpanish: "",
  typicalJob: "",
  typicalJobSpanish: "",
  subCategories: [],
  serviceAreas: [],
  otherLanguages: [],
  certifications: "",
  businessHours: {},
  closures: [],
  gallery: [],
};

function shown(part: ReactNode): string {
  return renderToStaticMarkup(<LocaleProvider initial="es">{part}</LocaleProvider>);
}

test.each(inherited)("hours of %s are shown as they were written", (word) => {
  const hours = Object.fromEntries(weekdays.map((day) => [day, word]));
  expect(shown(<VendorHours hours={hours} today="monday" />).split(`>${word}<`)).toHaveLength(8);
});

test.each(inherited)("a day called %s is shown as it was written", (word) => {
  expect(shown(<VendorFacts vendor={{ ...vendor, availableDates: [word] }} />)).toContain(`>${word}<`);
});

test("days and hours that have words are translated", () => {
  const days = shown(<VendorFacts vendor={{ ...vendor, availableDates: ["Monday", "FRIDAY"] }} />);
  expect(days).toContain("Lunes, viernes");
  expect(shown(<VendorFacts vendor={{ ...vendor, availableTimes: "9:00 AM - 5:00 PM" }} />)).toContain(
    "a. m.",
  );
  expect(shown(<VendorHours hours={{ sunday: " Closed " }} today="monday" />)).toContain("Cerrado");
});
