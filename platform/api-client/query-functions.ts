import type { QueryClient, QueryFunctionContext } from "@tanstack/react-query";
import type { ListPage } from "./api.ts";
import { isSignInRequired, request } from "./client.ts";

/** A query function that fetches the first element of the query key. With `on401: "null"`, 401 resolves to null. */
export function fetchQueryKey<T>(options: { on401: "null" | "throw" } = { on401: "throw" }) {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<T> => {
    try {
      const response = await request("GET", String(queryKey[0]), { signal });
      return (await response.json()) as T;
    } catch (error) {
      if (options.on401 === "null" && isSignInRequired(error)) return null as T;
      throw error;
    }
  };
}

/**
 * Calls back when a query or mutation is refused.
 * @param isMeant which refusals: `isSignInRequired`, `isSecondStepRequired`
 * @param refused gets whether the person's work was on the screen: a change, or a query with data
 * @returns the function that stops it
 */
export function watchRefusals(
  cache: QueryClient,
  isMeant: (error: unknown) => boolean,
  refused: (hasWork: boolean) => void,
): () => void {
  const stopQueries = cache.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error" && isMeant(event.action.error))
      refused(event.query.state.data !== undefined);
  });
  const stopMutations = cache.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error" && isMeant(event.action.error))
      refused(true);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Replaces one item in the cached pages of a list. */
export function replaceInPages<T extends { id: number }, Pages extends { pages: ListPage<T>[] }>(
  cached: Pages | undefined,
  changed: T,
): Pages | undefined {
  return (
    cached && {
      ...cached,
      pages: cached.pages.map((page) => ({
        ...page,
        items: page.items.map((item) => (item.id === changed.id ? changed : item)),
      })),
    }
  );
}
