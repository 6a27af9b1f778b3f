import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";

/** Whether a call since the last sign-in was answered with "sign in": by then the session had ended. */
export function useSessionEnd(): { ended: boolean; resume: () => void } {
  const cache = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => onQueryFailure(cache, (error) => isSignInRequired(error) && setEnded(true)), [cache]);
  const resume = () => {
    setEnded(false);
    // What failed for want of a session is read again; the rest stays as it was left.
    void cache.refetchQueries({ predicate: (query) => isSignInRequired(query.state.error), type: "active" });
  };
  return { ended, resume };
}

function isSignInRequired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function onQueryFailure(cache: QueryClient, failed: (error: unknown) => void): () => void {
  const unsubscribes = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") failed(event.action.error);
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") failed(event.action.error);
    }),
  ];
  return () => {
    for (const stop of unsubscribes) stop();
  };
}
