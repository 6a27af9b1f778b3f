import type { Locale } from "#platform/i18n/locale.ts";

/** URL of the API behind the customer's link; its forms, photos and the calendar file are below it. */
export function trackingUrl(token: string): string {
  return `/api/bookings/track/${encodeURIComponent(token)}`;
}

/** Where a photo of the booking is uploaded. @param locale language of errors */
export function photosUrl(token: string, locale: Locale): string {
  return `${trackingUrl(token)}/photos?lang=${locale}`;
}
