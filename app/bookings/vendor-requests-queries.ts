import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { type ApiCall, isConflict } from "#platform/api-client.ts";
import { type VendorRequest, type vendorAnswers, vendorRequest } from "./contract.ts";

const requests = z.array(vendorRequest);

/** A vendor's requests, newest first; read anew each time they are opened, as staff work on them. */
export function vendorRequestsReading(vendorId: number, call: ApiCall) {
  return queryOptions({
    queryKey: [`/api/vendor/requests/${vendorId}`],
    queryFn: async ({ queryKey: [url], signal }) =>
      requests.parse(await (await call("GET", String(url), { signal })).json()),
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
      cache.setQueryData<VendorRequest[]>(queryKey, (shown) =>
        shown?.map((one) => (one.id === id ? answered : one)),
      );
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey });
    },
  });
}
