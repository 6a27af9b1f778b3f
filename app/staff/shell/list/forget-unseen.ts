import type { QueryClient } from "@tanstack/react-query";

/**
 * After a change: what was read for screens that are not shown is read anew when they are. Only readings, whose keys
 * begin with their call: what somebody typed and has not saved is in no server.
 */
export function forgetUnseen(cache: QueryClient): void {
  cache.removeQueries({
    type: "inactive",
    predicate: ({ queryKey: [call] }) => typeof call === "string" && call.startsWith("/api/"),
  });
}
