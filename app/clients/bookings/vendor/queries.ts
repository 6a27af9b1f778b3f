import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { changedPages } from "#platform/api-client/reading.ts";
import type { vendorAnswers } from "../contract.ts";

/** As many are read at a time. */
const pageSize = 20;

/** A vendor's requests, newest first, a call at a time; read anew each time they are opened, as staff work on them. */
export function vendorRequestsQueryOptions(vendorId: number, api: Api) {
  return {
    ...api.pagesQuery("/api/vendor/requests/:vendorId", { vendorId, limit: pageSize }),
    staleTime: 0,
    refetchOnMount: true,
  };
}

type Answer = (typeof vendorAnswers)[number];

/** Answers a request: whether the vendor has time. Where it was closed meanwhile, the list is read anew. */
export function useVendorAnswer(vendorId: number, id: number, api: Api) {
  const cache = useQueryClient();
  const { queryKey } = vendorRequestsQueryOptions(vendorId, api);
  return useMutation({
    mutationFn: (answer: Answer) =>
      api.post("/api/vendor/requests/:vendorId/:id/answer", { vendorId, id, answer }),
    onSuccess: async (answered) => {
      // A reading that began before the answer must not bring back what was.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (shown) => changedPages(shown, answered));
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey });
    },
  });
}
