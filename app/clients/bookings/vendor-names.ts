import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Tracking } from "./contract.ts";

type VendorNameFields = Pick<Tracking, "vendorName" | "vendorNameEnglish">;

/** The vendor's names, the one for `locale` first. */
export function bookingVendorNames({ vendorName, vendorNameEnglish }: VendorNameFields, locale: Locale) {
  return vendorNames({ businessName: vendorName, businessNameEnglish: vendorNameEnglish }, locale);
}

/** The name for `locale`; the other language's if there is none. */
export function bookingVendorName(booked: VendorNameFields, locale: Locale): string {
  return bookingVendorNames(booked, locale).first.text;
}
