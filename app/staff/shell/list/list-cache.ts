import type { QueryClient } from "@tanstack/react-query";
import type { ListPage } from "#platform/api-client/api.ts";

/** Replaces a record in the cached pages of its list; keeps their `updatedAt`. @param call path of the list call */
export function replaceCachedRecord<R extends { id: number }>(
  cache: QueryClient,
  call: string,
  record: R,
): void {
  changeCachedRecord<R>(cache, call, record.id, () => record);
}

/** Changes a record in the cached pages of its list, where it is in one; keeps their `updatedAt`. */
export function changeCachedRecord<R extends { id: number }>(
  cache: QueryClient,
  call: string,
  id: number,
  change: (one: R) => R,
): void {
  for (const [queryKey, page] of cache.getQueriesData<ListPage<R>>({ queryKey: [call] })) {
    if (!page?.items.some((one) => one.id === id)) continue;
    const items = page.items.map((one) => (one.id === id ? change(one) : one));
    const updatedAt = cache.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now();
    cache.setQueryData<ListPage<R>>(queryKey, { ...page, items }, { updatedAt });
  }
}

/** Mutation scope: changes of one record run one after the other. */
export function recordScope(call: string, id: number): { id: string } {
  return { id: `${call}/${id}` };
}
