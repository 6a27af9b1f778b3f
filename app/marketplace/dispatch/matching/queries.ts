import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { removeInactiveQueries } from "#app/staff/shell/list/inactive-queries.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { type Dispatch, dispatchQuery } from "../contract.ts";

export const dispatchesFilterParams = dispatchQuery.omit({ limit: true });
type DispatchesAddress = Partial<z.output<typeof dispatchesFilterParams>>;

const dispatches = "/api/admin/dispatches";

/** One page of dispatches for staff, newest first. */
export function dispatchesQueryOptions(filter: DispatchesAddress) {
  return api.listQuery(dispatches, filter);
}

function dispatchByIdQuery(id: number) {
  return api.query("/api/admin/dispatches/:id", { id });
}

/** Polling intervals in milliseconds; they pause while the tab is hidden. */
const watchIntervalMs = 3_000;
const listIntervalMs = 15_000;

export const polling = { staleTime: 0, refetchInterval: listIntervalMs, refetchOnWindowFocus: true } as const;

/** Polls the watched dispatch, faster while it is open, and refreshes the list when its status changes. */
export function useDispatchQuery(id: number | undefined) {
  const cache = useQueryClient();
  const query = useQuery({
    ...dispatchByIdQuery(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.status === "open" ? watchIntervalMs : listIntervalMs),
  });
  const status = query.data?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each dispatch and each of its turns
  useEffect(() => {
    if (status) void cache.invalidateQueries({ queryKey: [dispatches] });
  }, [cache, id, status]);
  return query;
}

type ChangeHandlers = { changed: () => void; failed: (isOutdated: boolean) => void };

/** Cancels the dispatch. */
export function useCancel(id: number, handlers: ChangeHandlers) {
  return useDispatchChange<void>(id, () => api.post("/api/admin/dispatches/:id/cancel", { id }), handlers);
}

/** Marks the message of an offer, named when it is called, as sent by hand; that starts its expiry. */
export function useMarkSent(id: number, handlers: ChangeHandlers) {
  const markSent = (offerId: number) => api.post("/api/admin/job-offers/:id/sent", { id: offerId });
  return useDispatchChange(id, markSent, handlers);
}

/** On a conflict the current state is loaded first. */
function useDispatchChange<V>(
  id: number,
  send: (variables: V) => Promise<Dispatch>,
  handlers: ChangeHandlers,
) {
  const cache = useQueryClient();
  const { queryKey } = dispatchByIdQuery(id);
  return useMutation({
    mutationFn: send,
    // A read in flight would bring back the state before the change.
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (dispatch) => {
      cache.setQueryData(queryKey, dispatch);
      removeInactiveQueries(cache);
      handlers.changed();
    },
    onError: async (error) => {
      if (isConflict(error)) await cache.invalidateQueries({ queryKey });
      handlers.failed(isConflict(error));
    },
  });
}

/** Reads a dispatch anew. @returns undefined when it cannot be read */
export function fetchDispatch(cache: QueryClient, id: number): Promise<Dispatch | undefined> {
  return cache.fetchQuery({ ...dispatchByIdQuery(id), staleTime: 0 }).catch(() => undefined);
}
