import { type InfiniteData, infiniteQueryOptions, useQueryClient } from "@tanstack/react-query";
import { type ApiCall, ApiError } from "#platform/api-client.ts";
import { changedPages, type ListPage, readList } from "#platform/api-reading.ts";
import { type FlagIncident, flagIncident } from "./contract.ts";

/** As many are read at a time. */
const flagsPerCall = 20;

/** A vendor's open flags, newest first, a call at a time; read anew each time they are opened, as staff may have dismissed one. */
export function vendorFlagsReading(vendorId: number, call: ApiCall) {
  const url = `/api/vendor/flags/${vendorId}?limit=${flagsPerCall}`;
  return infiniteQueryOptions({
    queryKey: [url],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      readList<FlagIncident>(pageParam ? `${url}&cursor=${pageParam}` : url, signal, call),
    getNextPageParam: (last) => last.next,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Sends the answer to a flag, and shows it in the list. @throws ApiError */
export function useAnswerFlag(vendorId: number, call: ApiCall) {
  const cache = useQueryClient();
  const { queryKey } = vendorFlagsReading(vendorId, call);
  return async (id: number, message: string) => {
    const url = `/api/vendor/flags/${vendorId}/${id}/answer`;
    const answered = flagIncident.parse(await (await call("POST", url, { body: { message } })).json());
    // A reading that began before the answer must not bring back what was.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData<InfiniteData<ListPage<FlagIncident>, string>>(queryKey, (shown) =>
      changedPages(shown, answered),
    );
  };
}

/** Whether a flag was dismissed before its answer came. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
