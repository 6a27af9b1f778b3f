import { api } from "#platform/api-client/api.ts";

/** As many as the vendor's page shows at first, and adds each time. */
export const pageSize = 10;

/** A vendor's published reviews, a call at a time; the page parameter is the call's cursor. */
export function vendorReviewsQueryOptions(vendorId: number) {
  return api.pagesQuery("/api/vendors/:id/reviews", { id: vendorId, limit: pageSize });
}
