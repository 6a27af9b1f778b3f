import { infiniteQueryOptions } from "@tanstack/react-query";
import { type ListPage, readList } from "#platform/api-reading.ts";
import type { PublicReview } from "./contract.ts";

/** As many as the vendor's page shows at first, and adds each time. */
export const reviewsPerCall = 10;

/** A vendor's published reviews, a call at a time; the page parameter is the call's cursor. */
export function vendorReviewsReading(vendorId: number) {
  const url = `/api/vendors/${vendorId}/reviews?limit=${reviewsPerCall}`;
  return infiniteQueryOptions({
    queryKey: [url],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }): Promise<ListPage<PublicReview>> =>
      readList(pageParam ? `${url}&cursor=${encodeURIComponent(pageParam)}` : url, signal),
    getNextPageParam: (last) => last.next,
  });
}
