import type { Locale } from "#platform/i18n/locale.ts";
import type { VendorCard } from "./contract.ts";

export type Named = Pick<VendorCard, "businessName" | "businessNameEnglish">;

/** `lang` is undefined for a name that is the same in both languages. */
type Name = { text: string; lang: Locale | undefined };

/** The names in the order of the page's language; `second` is null when it is the same or missing. */
export function vendorNames(vendor: Named, locale: Locale): { first: Name; second: Name | null } {
  const spanish: Name = { text: vendor.businessName, lang: "es" };
  const english: Name = { text: vendor.businessNameEnglish, lang: "en" };
  const [first, second] = locale === "es" ? [spanish, english] : [english, spanish];
  if (first.text === second.text) return { first: { ...first, lang: undefined }, second: null };
  if (!first.text) return { first: second, second: null };
  return { first, second: second.text ? second : null };
}
