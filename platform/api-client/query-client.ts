import { dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import { fetchQueryKey } from "./query-functions.ts";

let browserClient: QueryClient | undefined;

/** The browser's single cache. On the server each rendering has its own. */
export function queryClient(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** A query's key, and the service that answers it on the server. */
export type PrefetchQuery = { queryKey: QueryKey; load: () => Promise<unknown> };

/** For loaders on the server: runs the services and returns the dehydrated cache for the page. */
export async function prefetchQueries(queries: readonly PrefetchQuery[]) {
  const client = createQueryClient();
  await Promise.all(
    queries.map(async ({ queryKey, load }) => {
      client.setQueryData(queryKey, await load());
    }),
  );
  return dehydrate(client);
}

/** Without a network a call fails at once and the screen says so: paused, "Saving…" would stay for as long as it lasts. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchQueryKey(),
        networkMode: "always",
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
