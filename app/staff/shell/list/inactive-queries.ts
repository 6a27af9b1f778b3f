import type { QueryClient } from "@tanstack/react-query";

/** Makes other screens refetch. Only API queries: unsaved input is in the cache too. */
export function removeInactiveQueries(cache: QueryClient): void {
  cache.removeQueries({
    type: "inactive",
    predicate: ({ queryKey: [call] }) => typeof call === "string" && call.startsWith("/api/"),
  });
}
