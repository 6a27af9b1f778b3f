import { data, type RouterContextProvider } from "react-router";
import { readVendor } from "#app/marketplace/vendors/public.server.ts";
import { vendorQueryOptions } from "#app/marketplace/vendors/queries.ts";
import { prefetchQueries } from "#platform/api-client/query-client.ts";
import { AppError } from "#platform/errors.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { type BookingPageData, hourOf, parseVendorId } from "../vendor-of-booking.ts";

/**
 * Loads both booking pages: the vendor in a query cache, and the current hour. Status 404 for an id that is no number
 * or no vendor in the directory.
 */
export async function loadVendor(context: Readonly<RouterContextProvider>, text: string) {
  const { readPublic } = context.get(pageRequest);
  const hour = hourOf();
  const missing = () => data<BookingPageData>({ state: null, hour, missing: true }, { status: 404 });
  const id = parseVendorId(text);
  if (id === null) return missing();
  try {
    const { queryKey } = vendorQueryOptions(id);
    const state = await prefetchQueries([
      { queryKey, load: () => readPublic((ctx) => readVendor(ctx, { id })) },
    ]);
    return data<BookingPageData>({ state, hour, missing: false });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return missing();
    throw error;
  }
}
