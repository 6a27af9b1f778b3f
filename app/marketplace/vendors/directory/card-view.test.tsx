import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { VendorCard } from "../contract.ts";
import { weekdays } from "../values.ts";
import { VendorCardView } from "./card-view.tsx";

const logoUrl = "/pictures/logo.webp";
const personalPhoto = "/pictures/photo.webp";
const vendor: VendorCard = {
  ...{ id: 1, fullName: "Rafael Peña", businessName: "Plomería Peña", businessNameEnglish: "Peña Plumbing" },
  ...{
    personalPhoto,
    logoUrl,
    coverUrl: null,
    rating: null,
    reviewCount: 0,
    isVerified: false,
    isSample: false,
  },
  ...{
    category: "Construction & Renovation",
    location: "Santiago",
    servedTowns: [],
    services: [],
    serviceNames: [],
    priceRange: null,
    fromPrice: null,
  },
  ...{ yearsInBusiness: 1, speaksEnglish: false, speaksSpanish: true, smokes: false },
  ...{
    hasTransportation: false,
    availableDates: [],
    availableTimes: "",
    openDays: [],
    nextOpen: null,
    verifiedAt: null,
    verifiedChecks: [],
  },
  ...{ businessType: null, yearEstablished: null, description: "" },
};

function htmlOf(changes: Partial<VendorCard>, locale: Locale = "en", town?: string): string {
  const element = (
    <ul>
      <VendorCardView vendor={{ ...vendor, ...changes }} town={town} />
    </ul>
  );
  const router = createMemoryRouter([{ id: "root", path: "*", element }]);
  return renderToStaticMarkup(
    <LocaleProvider initial={locale}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
}

function picturesOf(changes: Partial<VendorCard>): (string | undefined)[] {
  return [...htmlOf(changes).matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, address]) => address);
}

test("a card shows the photo, without one the logo, without both neither", () => {
  expect(picturesOf({})).toEqual([personalPhoto]);
  expect(picturesOf({ personalPhoto: null })).toEqual([logoUrl]);
  expect(picturesOf({ personalPhoto: null, logoUrl: null })).toEqual([]);
});

test("a card shows the cover of the gallery where there is one, lazily and with its size", () => {
  const coverUrl = "/api/pictures/abcdefghijklmnopqrstuv/small";
  expect(picturesOf({ coverUrl })).toEqual([personalPhoto, coverUrl]);
  // Until scripts run it is there for those without.
  const [, cover = ""] = /<noscript>(<img [^>]*>)<\/noscript>/.exec(htmlOf({ coverUrl })) ?? [];
  expect(cover).toMatch(/width="\d+" height="\d+" loading="lazy"/);
  expect(cover).toContain(coverUrl);
});

test("a card says languages, price level, and when the vendor works next, but nothing of what it does not say", () => {
  const openDays = weekdays.slice(0, 6);
  const monday = (inDays: number) => ({ date: "2027-03-29", day: "monday" as const, inDays });
  const told = { openDays, nextOpen: monday(1), speaksEnglish: true, priceRange: "$$" as const };
  expect(htmlOf(told)).toMatch(/English, Spanish.*Mon–Sat · open tomorrow/);
  expect(htmlOf(told)).toContain(
    '<span aria-hidden="true">$$</span><span class="sr-only">Price level: moderate</span>',
  );
  expect(htmlOf({ ...told, nextOpen: monday(2) }, "es")).toMatch(/Inglés, Español.*Lun–Sáb · abre el lunes/);
  expect(htmlOf({ openDays: ["monday"], nextOpen: monday(7) })).toContain("Mon · next open Monday");
  expect(htmlOf({ openDays: ["monday"], nextOpen: monday(8) })).toContain("Mon · open again on March 29");
  expect(htmlOf({ openDays: ["monday"], nextOpen: monday(8) }, "es")).toContain(
    "Lun · vuelve a abrir el 29 de marzo",
  );
  const everyDay = { openDays: [...weekdays], nextOpen: monday(1) };
  expect(htmlOf(everyDay)).toContain("Open every day");
  expect(htmlOf({ ...everyDay, nextOpen: monday(2) })).toContain("Mon–Sun · next open Monday");
  expect(htmlOf({})).not.toMatch(/Open|open |Price level/);
});

test("services are named in the reader's language, with the vendor's own words; four are shown", () => {
  const services = ["Plomería", "Destape de desagües", "Cisternas", "Bombas", "Gas"];
  const plumber = { lang: "en" as const, name: "Plumber" };
  const serviceNames = [plumber, plumber, null, null, null];
  const text = (locale: Locale) => htmlOf({ services, serviceNames }, locale).replace(/<[^>]+>/g, "|");
  expect(text("en")).toMatch(
    /Plumber.*\(\|?Plomería, Destape de desagües.*Cisternas.*Bombas.*\+1 more service/,
  );
  expect(text("en")).not.toContain("Gas");
  expect(text("es")).toMatch(/Plomería.*Destape de desagües.*Cisternas/);
  expect(text("es")).not.toContain("Plumber");
});

test("a price level is read out in words, and an amount stands beside it only where the vendor names one", () => {
  const text = (changes: Partial<VendorCard>, locale: Locale = "en") =>
    htmlOf(changes, locale).replace(/<[^>]+>/g, "|");
  const pesos = { amount: 1500, currency: "DOP" as const };
  expect(text({ priceRange: "$$$$" })).toMatch(/\$\$\$\$\|+Price level: very high/);
  expect(text({ priceRange: "$" }, "es")).toMatch(/\$\|+Nivel de precios: bajo/);
  expect(text({ priceRange: "$$", fromPrice: pesos })).toMatch(
    /\$\$\|+Price level: moderate\|+from RD\$1,500/,
  );
  expect(text({ fromPrice: pesos }, "es")).toContain("desde RD$1,500");
  expect(text({ fromPrice: { amount: 39.5, currency: "USD" } })).toContain("from US$39.50");
  expect(text({ fromPrice: { amount: 45, currency: "EUR" } })).toContain("from €45");
  expect(text({ priceRange: "$$" })).not.toContain("from ");
});

test("who comes from elsewhere to the town that is asked for says so; nobody else does", () => {
  const comes = (location: VendorCard["location"], town?: string, locale: Locale = "en") =>
    htmlOf({ location, servedTowns: ["Sosúa", "Cabarete"] }, locale, town);
  expect(comes("Puerto Plata", "Sosúa")).toContain("Comes to Sosúa");
  expect(comes("Puerto Plata", "Sosúa", "es")).toContain("Va a Sosúa");
  expect(comes("Puerto Plata", "Samaná")).not.toContain("Comes to");
  expect(comes("Puerto Plata")).not.toContain("Comes to");
});
