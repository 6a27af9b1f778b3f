import type { DehydratedState } from "@tanstack/react-query";
import { vendorQueryOptions } from "#app/marketplace/vendors/queries.ts";
import { queryClient } from "#platform/api-client/query-client.ts";

export type BookingPageData = {
  /** Query cache with the vendor; null if the page reads it itself. */
  state: DehydratedState | null;
  /** When the current hour began (ISO): a page of the last hour would offer times that have passed. */
  hour: string;
  missing: boolean;
};

/** Accepts only the canonical number: "7", not "07" or "7.0". @returns null for anything else */
export function parseVendorId(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** The beginning of the hour of `now`, as ISO. */
export function hourOf(now = new Date()): string {
  return new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000).toISOString();
}

/** For the client loader: starts reading without waiting, so that the skeleton shows at once. */
export function prefetchVendor(text: string): BookingPageData {
  const id = parseVendorId(text);
  if (id !== null) void queryClient().prefetchQuery(vendorQueryOptions(id));
  return { state: null, hour: hourOf(), missing: id === null };
}
