import { useQueryClient } from "@tanstack/react-query";
import { vendorFlagsReading } from "#app/marketplace/moderation/vendor-flags-queries.ts";
import type { Api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { changedPages } from "#platform/api-client/reading.ts";

/** As many are read at a time. */
const pageSize = 20;

/** A vendor's own published reviews, newest first, a call at a time; read anew each time they are opened, as staff decide on them. */
export function ownReviewsQueryOptions(vendorId: number, api: Api) {
  return {
    ...api.pagesQuery("/api/vendor/reviews/:vendorId", { vendorId, limit: pageSize }),
    staleTime: 0,
    refetchOnMount: true,
  };
}

/** Publishes the reply to a review, and shows it in the list. @throws ApiError */
export function useReply(vendorId: number, api: Api) {
  const cache = useQueryClient();
  const { queryKey } = ownReviewsQueryOptions(vendorId, api);
  return async (id: number, reply: string) => {
    try {
      const replied = await api.post("/api/vendor/reviews/:vendorId/:id/reply", { vendorId, id, reply });
      // A reading that began before the reply must not bring back what was.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (shown) => changedPages(shown, replied));
      // Contact details in it are a flag, on the same dashboard.
      void cache.invalidateQueries({ queryKey: vendorFlagsReading(vendorId, api).queryKey });
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
