import type { QueryFunctionContext } from "@tanstack/react-query";
import { type ApiCall, ApiError, request } from "./api-client.ts";

/** Reads the address that is the first element of the query key. With `on401: "null"` a missing session reads as null. */
export function readKey<T>(options: { on401: "null" | "throw" } = { on401: "throw" }) {
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

/** One page of a list call: the array, and what its headers say of the neighbours. */
export type ListPage<T> = {
  items: T[];
  next?: string | undefined;
  previous?: string | undefined;
  total: number;
};

const nextPage = /<([^<>]*)>;\s?rel="next"/;
const previousPage = /<([^<>]*)>;\s?rel="prev"/;

/**
 * Reads a list call with its Link and X-Total-Count headers; `next` and `previous` are cursors.
 * @param call calls the API as somebody who is signed in by a token
 */
export async function readList<T>(
  url: string,
  signal?: AbortSignal,
  call: ApiCall = request,
): Promise<ListPage<T>> {
  const response = await call("GET", url, signal ? { signal } : {});
  const links = response.headers.get("Link") ?? "";
  const cursor = (link: RegExp) => {
    const target = link.exec(links)?.[1];
    return target ? (new URL(target, "http://list").searchParams.get("cursor") ?? undefined) : undefined;
  };
  const items = (await response.json()) as T[];
  const total = Number(response.headers.get("X-Total-Count") ?? items.length);
  return { items, next: cursor(nextPage), previous: cursor(previousPage), total };
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
