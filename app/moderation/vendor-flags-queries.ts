import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { type ApiCall, ApiError } from "#platform/api-client.ts";
import { type FlagIncident, flagIncident } from "./contract.ts";

const flags = z.array(flagIncident);

/** A vendor's open flags, newest first; read anew each time they are opened, as staff may have dismissed one. */
export function vendorFlagsReading(vendorId: number, call: ApiCall) {
  return queryOptions({
    queryKey: [`/api/vendor/flags/${vendorId}`],
    queryFn: async ({ queryKey: [url], signal }) =>
      flags.parse(await (await call("GET", String(url), { signal })).json()),
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Sends the answer to a flag, and shows it in the list. @throws ApiError */
export function useAnswerFlag(vendorId: number, call: ApiCall) {
  const cache = useQueryClient();
  const { queryKey } = vendorFlagsReading(vendorId, call);
  return async (id: number, message: string) => {
    const url = `/api/vendor/flags/${vendorId}/${id}/answer`;
    const answered = flagIncident.parse(await (await call("POST", url, { body: { message } })).json());
    // A reading that began before the answer must not bring back what was.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData<FlagIncident[]>(queryKey, (shown) =>
      shown?.map((one) => (one.id === id ? answered : one)),
    );
  };
}

/** Whether a flag was dismissed before its answer came. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
