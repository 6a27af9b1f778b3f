import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { vendorFlagsReading } from "#app/moderation/vendor-flags-queries.ts";
import { type ApiCall, ApiError, isConflict } from "#platform/api-client.ts";
import { type PublicReview, publicReview } from "./contract.ts";

const reviews = z.array(publicReview);

/** A vendor's own published reviews, newest first; read anew each time they are opened, as staff decide on them. */
export function ownReviewsReading(vendorId: number, call: ApiCall) {
  return queryOptions({
    queryKey: [`/api/vendor/reviews/${vendorId}`],
    queryFn: async ({ queryKey: [url], signal }) =>
      reviews.parse(await (await call("GET", String(url), { signal })).json()),
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
      cache.setQueryData<PublicReview[]>(queryKey, (shown) =>
        shown?.map((one) => (one.id === id ? replied : one)),
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
