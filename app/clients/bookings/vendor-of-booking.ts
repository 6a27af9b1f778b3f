import type { DehydratedState } from "@tanstack/react-query";
import { vendorQueryOptions } from "#app/marketplace/vendors/queries.ts";
import { queryClient } from "#platform/api-client/query-client.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";

export type BookingPageData = {
  /** Query cache with the vendor; null if the page reads it itself. */
  state: DehydratedState | null;
  today: string;
  missing: boolean;
};

/** Accepts only the canonical number: "7", not "07" or "7.0". @returns null for anything else */
export function parseVendorId(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** For the client loader: starts reading without waiting, so that the skeleton shows at once. */
export function prefetchVendor(text: string): BookingPageData {
  const id = parseVendorId(text);
  if (id !== null) void queryClient().prefetchQuery(vendorQueryOptions(id));
  return { state: null, today: todayInSantoDomingo(), missing: id === null };
}
