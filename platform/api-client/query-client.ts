import { dehydrate, QueryClient, type QueryKey } from "@tanstack/react-query";
import { fetchQueryKey } from "./reading.ts";

let browserClient: QueryClient | undefined;

/** The browser's one cache. On the server each rendering has its own (see `filled`). */
export function queryClient(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** A query as both sides know it: the key, and on the server the act that answers it. */
export type Filling = { queryKey: QueryKey; act: () => Promise<unknown> };

/** For a page's loader on the server: calls the acts themselves and hands the answers to the page's cache. */
export async function filled(fillings: readonly Filling[]) {
  const client = createQueryClient();
  await Promise.all(
    fillings.map(async ({ queryKey, act }) => {
      client.setQueryData(queryKey, await act());
    }),
  );
  return dehydrate(client);
}

/** The spec's default behaviour of data: no retries, no refetch on focus, mount or reconnect, never stale. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchQueryKey(),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
