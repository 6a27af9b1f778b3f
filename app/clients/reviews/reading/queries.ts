import { api } from "#platform/api-client/api.ts";

export const pageSize = 10;

export function vendorReviewsQueryOptions(vendorId: number) {
  return api.pagesQuery("/api/vendors/:id/reviews", { id: vendorId, limit: pageSize });
}
