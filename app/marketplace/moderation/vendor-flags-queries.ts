import { useQueryClient } from "@tanstack/react-query";
import type { Api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { replaceInPages } from "#platform/api-client/query-functions.ts";

const flagsPerCall = 20;

/** A vendor's open flags, newest first. Always refetched: staff may have dismissed one. */
export function vendorFlagsQueryOptions(vendorId: number, api: Api) {
  return {
    ...api.pagesQuery("/api/vendor/flags/:vendorId", { vendorId, limit: flagsPerCall }),
    staleTime: 0,
    refetchOnMount: true,
  };
}

/** Sends the vendor's answer and puts it into the cached flags. @throws ApiError */
export function useAnswerFlag(vendorId: number, api: Api) {
  const cache = useQueryClient();
  const { queryKey } = vendorFlagsQueryOptions(vendorId, api);
  return async (id: number, message: string) => {
    const updated = await api.post("/api/vendor/flags/:vendorId/:id/answer", { vendorId, id, message });
    // A request that started before the answer must not restore the old state.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (shown) => replaceInPages(shown, updated));
  };
}

/** The flag was dismissed before the answer arrived. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
