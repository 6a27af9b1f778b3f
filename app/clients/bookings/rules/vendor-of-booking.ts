import type { DehydratedState } from "@tanstack/react-query";
import { vendorReading } from "#app/marketplace/vendors/queries.ts";
import { queryClient } from "#platform/api-client/query-client.ts";
import { todayInSantoDomingo } from "../contract.ts";

/** What a booking page comes with. */
export type BookingPageData = {
  /** The vendor for the page's cache; null where the page reads it itself. */
  state: DehydratedState | null;
  /** In Santo Domingo, like "2027-03-31". */
  today: string;
  missing: boolean;
};

/** A vendor has one address: "7", not "07" or "7.0". */
export function parseVendorId(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** For a booking page's loader in the browser: begins to read and does not wait, so that the skeleton shows at once. */
export function prefetchVendor(text: string): BookingPageData {
  const id = parseVendorId(text);
  if (id !== null) void queryClient().prefetchQuery(vendorReading(id));
  return { state: null, today: todayInSantoDomingo(), missing: id === null };
}
