import { api } from "#platform/api-client/api.ts";

export const pageSize = 10;

/** A vendor's published reviews in pages of `pageSize`, newest first. */
export function vendorReviewsQueryOptions(vendorId: number) {
  return api.pagesQuery("/api/vendors/:id/reviews", { id: vendorId, limit: pageSize });
}
