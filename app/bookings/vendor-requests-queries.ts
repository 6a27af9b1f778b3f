import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiCall, isConflict } from "#platform/api-client.ts";
import { changedPages, type ListPage, readList } from "#platform/api-reading.ts";
import { type VendorRequest, type vendorAnswers, vendorRequest } from "./contract.ts";

/** As many are read at a time. */
const requestsPerCall = 20;

/** A vendor's requests, newest first, a call at a time; read anew each time they are opened, as staff work on them. */
export function vendorRequestsReading(vendorId: number, call: ApiCall) {
  const url = `/api/vendor/requests/${vendorId}?limit=${requestsPerCall}`;
  return infiniteQueryOptions({
    queryKey: [url],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      readList<VendorRequest>(pageParam ? `${url}&cursor=${pageParam}` : url, signal, call),
    getNextPageParam: (last) => last.next,
    staleTime: 0,
    refetchOnMount: true,
  });
}

type Answer = (typeof vendorAnswers)[number];

/** Answers a request: whether the vendor has time. Where it was closed meanwhile, the list is read anew. */
export function useVendorAnswer(vendorId: number, id: number, call: ApiCall) {
  const cache = useQueryClient();
  const { queryKey } = vendorRequestsReading(vendorId, call);
  return useMutation({
    mutationFn: async (answer: Answer) => {
      const url = `/api/vendor/requests/${vendorId}/${id}/answer`;
      return vendorRequest.parse(await (await call("POST", url, { body: { answer } })).json());
    },
    onSuccess: async (answered) => {
      // A reading that began before the answer must not bring back what was.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<InfiniteData<ListPage<VendorRequest>, string>>(queryKey, (shown) =>
        changedPages(shown, answered),
      );
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey });
    },
  });
}
