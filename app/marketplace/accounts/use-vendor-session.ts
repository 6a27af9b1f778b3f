import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";
import { vendorSession } from "./session.ts";

/** The stored vendor id: undefined until it is read, null when signed out. Follows other tabs, but not this tab's 401s. */
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

/** Calls back on a 401: "reading" when nothing is shown yet, "changing" when the vendor's work is on the screen. */
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
