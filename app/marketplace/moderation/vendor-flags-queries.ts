import { useQueryClient } from "@tanstack/react-query";
import type { Api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { changedPages } from "#platform/api-client/reading.ts";

/** As many are read at a time. */
const flagsPerCall = 20;

/** A vendor's open flags, newest first, a call at a time; read anew each time they are opened, as staff may have dismissed one. */
export function vendorFlagsReading(vendorId: number, api: Api) {
  return {
    ...api.pagesQuery("/api/vendor/flags/:vendorId", { vendorId, limit: flagsPerCall }),
    staleTime: 0,
    refetchOnMount: true,
  };
}

/** Sends the answer to a flag, and shows it in the list. @throws ApiError */
export function useAnswerFlag(vendorId: number, api: Api) {
  const cache = useQueryClient();
  const { queryKey } = vendorFlagsReading(vendorId, api);
  return async (id: number, message: string) => {
    const answered = await api.post("/api/vendor/flags/:vendorId/:id/answer", { vendorId, id, message });
    // A reading that began before the answer must not bring back what was.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (shown) => changedPages(shown, answered));
  };
}

/** Whether a flag was dismissed before its answer came. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
