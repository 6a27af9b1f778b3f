import { useQueryClient } from "@tanstack/react-query";
import { vendorFlagsQueryOptions } from "#app/marketplace/moderation/vendor-flags-queries.ts";
import type { Api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { replaceInPages } from "#platform/api-client/query-functions.ts";

const pageSize = 20;

/** Refetched on each opening, because staff moderate meanwhile. */
export function ownReviewsQueryOptions(vendorId: number, api: Api) {
  return {
    ...api.pagesQuery("/api/vendor/reviews/:vendorId", { vendorId, limit: pageSize }),
    staleTime: 0,
    refetchOnMount: true,
  };
}

/** Publishes the vendor's reply and puts it into the cached list; a conflict reloads the list. @throws ApiError */
export function useReply(vendorId: number, api: Api) {
  const cache = useQueryClient();
  const { queryKey } = ownReviewsQueryOptions(vendorId, api);
  return async (id: number, reply: string) => {
    try {
      const replied = await api.post("/api/vendor/reviews/:vendorId/:id/reply", { vendorId, id, reply });
      // A running request would restore the old state.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (shown) => replaceInPages(shown, replied));
      // Contact details in a reply create a flag, shown on the same dashboard.
      void cache.invalidateQueries({ queryKey: vendorFlagsQueryOptions(vendorId, api).queryKey });
    } catch (failure) {
      if (isConflict(failure)) void cache.invalidateQueries({ queryKey });
      throw failure;
    }
  };
}

/** Whether the review was unpublished meanwhile. */
export function isUnpublished(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}
