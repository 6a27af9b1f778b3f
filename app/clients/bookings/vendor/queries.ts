import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { replaceInPages } from "#platform/api-client/query-functions.ts";
import type { vendorAnswers } from "../contract.ts";

const pageSize = 20;

/** A vendor's requests, newest first; refetched on each opening because staff change them. */
export function vendorRequestsQueryOptions(vendorId: number, api: Api) {
  return {
    ...api.pagesQuery("/api/vendor/requests/:vendorId", { vendorId, limit: pageSize }),
    staleTime: 0,
    refetchOnMount: true,
  };
}

type Answer = (typeof vendorAnswers)[number];

/** Stores whether the vendor has time; a conflict (closed meanwhile) reloads the list. */
export function useVendorAnswer(vendorId: number, id: number, api: Api) {
  const cache = useQueryClient();
  const { queryKey } = vendorRequestsQueryOptions(vendorId, api);
  return useMutation({
    mutationFn: (answer: Answer) =>
      api.post("/api/vendor/requests/:vendorId/:id/answer", { vendorId, id, answer }),
    onSuccess: async (answered) => {
      // A running request would restore the old state.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (shown) => replaceInPages(shown, answered));
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey });
    },
  });
}
