import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { removeSessions } from "#platform/forms/session-store.ts";

/** Prefix of session storage keys with unsaved input. */
export const unsavedPrefix = "arribo.desk.unsaved.";

/** First part of the cache key of unsaved input that is lost with its tab; it outlives its form. */
export const unsavedKey = "unsaved";

/** Called at sign-out: unsaved input may contain personal data. */
export function removeUnsaved(): void {
  removeSessions(unsavedPrefix);
}

/** Whether any form of this tab has unsaved input, also one that is no longer on the screen. */
export function hasUnsaved(cache: QueryClient): boolean {
  return cache.getQueryCache().findAll({ queryKey: [unsavedKey] }).length > 0;
}

/** Asks before closing a tab with unsaved input; after a reload it is restored. */
export function useUnsavedWarning(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const warnIfUnsaved = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(cache)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warnIfUnsaved);
    return () => window.removeEventListener("beforeunload", warnIfUnsaved);
  }, [cache]);
}
