import { type InfiniteData, infiniteQueryOptions, useQueryClient } from "@tanstack/react-query";
import { vendorFlagsReading } from "#app/moderation/vendor-flags-queries.ts";
import { type ApiCall, ApiError, isConflict } from "#platform/api-client.ts";
import { changedPages, type ListPage, readList } from "#platform/api-reading.ts";
import { type PublicReview, publicReview } from "./contract.ts";

/** As many are read at a time. */
const ownReviewsPerCall = 20;

/** A vendor's own published reviews, newest first, a call at a time; read anew each time they are opened, as staff decide on them. */
export function ownReviewsReading(vendorId: number, call: ApiCall) {
  const url = `/api/vendor/reviews/${vendorId}?limit=${ownReviewsPerCall}`;
  return infiniteQueryOptions({
    queryKey: [url],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      readList<PublicReview>(pageParam ? `${url}&cursor=${pageParam}` : url, signal, call),
    getNextPageParam: (last) => last.next,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Publishes the reply to a review, and shows it in the list. @throws ApiError */
export function useReply(vendorId: number, call: ApiCall) {
  const cache = useQueryClient();
  const { queryKey } = ownReviewsReading(vendorId, call);
  return async (id: number, reply: string) => {
    const url = `/api/vendor/reviews/${vendorId}/${id}/reply`;
    try {
      const replied = publicReview.parse(await (await call("POST", url, { body: { reply } })).json());
      // A reading that began before the reply must not bring back what was.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<InfiniteData<ListPage<PublicReview>, string>>(queryKey, (shown) =>
        changedPages(shown, replied),
      );
      // Contact details in it are a flag, on the same dashboard.
      void cache.invalidateQueries({ queryKey: vendorFlagsReading(vendorId, call).queryKey });
    } catch (failure) {
      if (isConflict(failure)) void cache.invalidateQueries({ queryKey });
      throw failure;
    }
  };
}

/** Whether the review was taken off the page meanwhile. */
export function isUnpublished(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}
