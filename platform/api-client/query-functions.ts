import type { QueryFunctionContext } from "@tanstack/react-query";
import type { ListPage } from "./api.ts";
import { ApiError, request } from "./client.ts";

/** A query function that fetches the first element of the query key. With `on401: "null"`, 401 resolves to null. */
export function fetchQueryKey<T>(options: { on401: "null" | "throw" } = { on401: "throw" }) {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<T> => {
    try {
      const response = await request("GET", String(queryKey[0]), { signal });
      return (await response.json()) as T;
    } catch (error) {
      if (options.on401 === "null" && error instanceof ApiError && error.status === 401) return null as T;
      throw error;
    }
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
