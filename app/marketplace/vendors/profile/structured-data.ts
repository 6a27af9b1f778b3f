import type { SchemaThing } from "#app/site/seo/structured-data.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { VendorDetail, Weekday } from "../contract.ts";
import { directoryPath } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { parseBlocks } from "../rules/opening-hours.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { vendorNames } from "../vendor-names.ts";

/**
 * schema.org data of a vendor's page, without phone and e-mail: bookings go through Arribo. None for samples
 * (RULINGS 19).
 * @param site the site's origin, without a trailing slash
 */
export function structuredData(vendor: VendorDetail, site: string, locale: Locale): SchemaThing[] {
  if (vendor.isSample) return [];
  return [breadcrumbs(vendor, site, locale), localBusiness(vendor, site, locale)];
}

function breadcrumbs(vendor: VendorDetail, site: string, locale: Locale) {
  const steps = [
    { name: inLocale(messages, locale).directory.title, item: `${site}${directoryPath}` },
    { name: vendorNames(vendor, locale).first.text, item: `${site}/vendor/${vendor.id}` },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}

const languageCodes = { French: "fr", German: "de", Italian: "it", Portuguese: "pt" } as const;

function localBusiness(vendor: VendorDetail, site: string, locale: Locale) {
  const { first, second } = vendorNames(vendor, locale);
  const url = `${site}/vendor/${vendor.id}`;
  const work = vendor.gallery.map(({ id }) => pictureAddress(id, "large"));
  const image = [vendor.personalPhoto, vendor.logoUrl, ...work].flatMap((path) =>
    path ? [`${site}${path}`] : [],
  );
  const others = vendor.otherLanguages.map((language) => languageCodes[language]);
  const languages = [vendor.speaksSpanish && "es", vendor.speaksEnglish && "en", ...others].filter(Boolean);
  const [description, other] = [vendor.description, vendor.descriptionSpanish];
  return withoutBlanks({
    "@type": "LocalBusiness",
    "@id": url,
    url,
    name: first.text,
    alternateName: second?.text,
    description: locale === "es" ? other || description : description || other,
    image,
    logo: vendor.logoUrl ? `${site}${vendor.logoUrl}` : undefined,
    address: { "@type": "PostalAddress", addressLocality: vendor.location, addressCountry: "DO" },
    priceRange: vendor.priceRange,
    foundingDate: vendor.yearEstablished === null ? undefined : String(vendor.yearEstablished),
    knowsLanguage: languages,
    makesOffer: vendor.services.map((name) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name },
    })),
    openingHoursSpecification: openingHours(vendor),
    aggregateRating: aggregateRating(vendor),
  });
}

function aggregateRating({ rating, reviewCount }: VendorDetail) {
  if (rating === null || reviewCount === 0) return undefined;
  return { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 };
}

/** Only when every day can be parsed: a missing day would mean "closed". */
function openingHours({ businessHours }: VendorDetail) {
  const days = Object.entries(businessHours).map(([day, text]) => ({ day, blocks: parseBlocks(text) }));
  if (days.some(({ blocks }) => blocks === null)) return undefined;
  return days.flatMap(({ day, blocks }) =>
    blocks && blocks !== "closed"
      ? blocks.map((hours) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: dayOfWeek(day as Weekday),
          ...hours,
        }))
      : [],
  );
}

function dayOfWeek(day: Weekday): string {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

function withoutBlanks(thing: SchemaThing): SchemaThing {
  const presentFields = Object.entries(thing).filter(
    ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return { "@type": thing["@type"], ...Object.fromEntries(presentFields) };
}
