import { infiniteQueryOptions } from "@tanstack/react-query";
import { readList } from "#platform/api-reading.ts";

/** A record's history, a call at a time. */
export function historyPages<T>(url: string) {
  return infiniteQueryOptions({
    queryKey: [url],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) => readList<T>(pageParam ? `${url}?cursor=${pageParam}` : url, signal),
    getNextPageParam: (last) => last.next,
  });
}
