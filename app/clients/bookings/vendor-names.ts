import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Tracking } from "./contract.ts";

/** A vendor's two names as a booking keeps them. */
type VendorNameFields = Pick<Tracking, "vendorName" | "vendorNameEnglish">;

/** The names of a booking's vendor in the order of a language, as everywhere else. */
export function bookingVendorNames({ vendorName, vendorNameEnglish }: VendorNameFields, locale: Locale) {
  return vendorNames({ businessName: vendorName, businessNameEnglish: vendorNameEnglish }, locale);
}

/** What the vendor of a booking is called to somebody who reads that language. */
export function bookingVendorName(booked: VendorNameFields, locale: Locale): string {
  return bookingVendorNames(booked, locale).first.text;
}
