import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";

/** Whether a call was answered with 401 since the last sign-in. */
export function useSessionEnd(): { ended: boolean; resume: () => void } {
  const cache = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => onQueryFailure(cache, (error) => isSignInRequired(error) && setEnded(true)), [cache]);
  const resume = () => {
    setEnded(false);
    // Refetch only what failed with 401.
    void cache.refetchQueries({ predicate: (query) => isSignInRequired(query.state.error), type: "active" });
  };
  return { ended, resume };
}

function isSignInRequired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function onQueryFailure(cache: QueryClient, onError: (error: unknown) => void): () => void {
  const unsubscribes = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") onError(event.action.error);
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") onError(event.action.error);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
