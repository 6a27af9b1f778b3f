import type { QueryFunctionContext } from "@tanstack/react-query";
import type { ListPage } from "./api.ts";
import { ApiError, request } from "./client.ts";

/** Reads the address that is the first element of the query key. With `on401: "null"` a missing session reads as null. */
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

/** Pages of a list as they are kept, with one entry changed. */
export function changedPages<T extends { id: number }, Pages extends { pages: ListPage<T>[] }>(
  shown: Pages | undefined,
  changed: T,
): Pages | undefined {
  return (
    shown && {
      ...shown,
      pages: shown.pages.map((page) => ({
        ...page,
        items: page.items.map((one) => (one.id === changed.id ? changed : one)),
      })),
    }
  );
}
