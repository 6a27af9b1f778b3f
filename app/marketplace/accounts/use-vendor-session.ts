import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";
import { vendorSession } from "./session.ts";

/**
 * Who is signed in, as this browser's storage says: undefined until it was read (never on the server), null where
 * nobody is. Another tab's login and logout are followed; what this tab's own calls do is told by `useSessionEnd`.
 */
export function useStoredVendor() {
  const [stored, setStored] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    const read = () => setStored(vendorSession()?.vendorId ?? null);
    read();
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, []);
  return [stored, setStored] as const;
}

/**
 * Calls back when a call was answered with 401: with "reading" where there was nothing to show yet, with "changing"
 * where somebody's work is on the screen.
 */
export function useSessionEnd(ended: (during: "reading" | "changing") => void): void {
  const cache = useQueryClient();
  useEffect(() => watchRefusals(cache, ended), [cache, ended]);
}

function watchRefusals(cache: QueryClient, ended: (during: "reading" | "changing") => void): () => void {
  const unsubscribes = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error" || !isRefusal(event.action.error)) return;
      ended(event.query.state.data === undefined ? "reading" : "changing");
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isRefusal(event.action.error))
        ended("changing");
    }),
  ];
  return () => {
    for (const stop of unsubscribes) stop();
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
