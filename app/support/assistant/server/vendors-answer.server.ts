import type { VendorCard } from "#app/marketplace/vendors/contract.ts";
import { directoryLink, wholeDirectory } from "#app/marketplace/vendors/directory-address.ts";
import { listVendors, type SearchedService } from "#app/marketplace/vendors/public.server.ts";
import type { Location } from "#app/marketplace/vendors/rules/locations.ts";
import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { AssistantReply } from "../contract.ts";
import { vendorMessages } from "../vendor-messages.ts";

const shown = 3;

type Wanted = { services: readonly SearchedService[]; town: Location | undefined; english: boolean };

/** Up to three vendors of the directory for a service, with a link to all of them; or that nobody offers it yet. */
export async function vendorsReply(ctx: Ctx, wanted: Wanted, locale: Locale): Promise<AssistantReply> {
  const { services, town, english } = wanted;
  const search = [...services.map((one) => one[locale]), ...(town ? [town] : [])].join(" ");
  const { items, facts, total } = await listVendors(ctx, {
    search,
    limit: shown,
    ...(english && { english: "yes" }),
  });
  const textIn = (of: Locale) => {
    const t = inLocale(vendorMessages, of);
    const about = new Intl.ListFormat(of, { type: "conjunction" }).format(
      services.map((one) => t.quoted(one[of])),
    );
    if (items.length === 0) return t.nobody(about);
    if (facts?.nearest && town) return t.elsewhere(about, town, facts.nearest, facts.kilometres ?? "");
    return town ? t.inTown(about, town) : t.found(about);
  };
  const { all, open } = inLocale(vendorMessages, locale);
  const link = {
    title: total > shown ? all : open,
    path: directoryLink({ ...wholeDirectory, search, english }),
  };
  return {
    text: textIn(locale),
    translation: textIn(otherLocale(locale)),
    sources: [...items.map((card) => vendorSource(card, locale)), link],
    culturalContext: null,
    by: items.length > 0 ? "knowledge" : "none",
    offersPerson: items.length === 0,
  };
}

function vendorSource(card: VendorCard, locale: Locale): AssistantReply["sources"][number] {
  const { id, category, location, rating, reviewCount, isSample } = card;
  const { first } = vendorNames(card, locale);
  return {
    title: first.text,
    path: `/vendor/${id}`,
    vendor: { category, location, rating, reviewCount, isSample },
  };
}
