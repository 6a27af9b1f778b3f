import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { forgetUnseen } from "#app/staff/shell/list/forget-unseen.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Dispatch, dispatchQuery } from "../contract.ts";

/** What the screen's address can ask of the list of jobs. */
export const dispatchesAddress = dispatchQuery
  .pick({ status: true })
  .extend({ cursor: pageCursor.optional() });
type DispatchesAddress = Partial<z.output<typeof dispatchesAddress>>;

const dispatches = "/api/admin/dispatches";

export function dispatchesReading(filter: DispatchesAddress) {
  return api.listQuery(dispatches, filter);
}

function dispatchReading(id: number) {
  return api.query("/api/admin/dispatches/:id", { id });
}

/** Only while the tab is in view; in milliseconds. */
const watchEvery = 3_000;
const listEvery = 15_000;

/** The list is read anew by itself, and when somebody comes back to the tab. */
export const live = { staleTime: 0, refetchInterval: listEvery, refetchOnWindowFocus: true } as const;

/** The watched job, read again every three seconds while somebody may still answer. The list follows it. */
export function useWatched(id: number | undefined) {
  const cache = useQueryClient();
  const reading = useQuery({
    ...dispatchReading(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.status === "open" ? watchEvery : listEvery),
  });
  const status = reading.data?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each job and each of its turns
  useEffect(() => {
    if (status) void cache.invalidateQueries({ queryKey: [dispatches] });
  }, [cache, id, status]);
  return reading;
}

/** Calls the job off. Where it had ended meanwhile, that is read and shown. */
export function useCancel(id: number, told: { cancelled: () => void; failed: (hadEnded: boolean) => void }) {
  const cache = useQueryClient();
  const { queryKey } = dispatchReading(id);
  return useMutation({
    mutationFn: () => api.post("/api/admin/dispatches/:id/cancel", { id }),
    // A reading on its way would bring the open job back.
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (job) => {
      cache.setQueryData(queryKey, job);
      forgetUnseen(cache);
      told.cancelled();
    },
    onError: async (error) => {
      if (isConflict(error)) await cache.invalidateQueries({ queryKey });
      told.failed(isConflict(error));
    },
  });
}

/** Keeps that staff sent an offer's message by hand: from then on its time runs. Where it had changed, that is read. */
export function useMarkSent(id: number, told: { marked: () => void; failed: (hadChanged: boolean) => void }) {
  const cache = useQueryClient();
  const { queryKey } = dispatchReading(id);
  return useMutation({
    mutationFn: (offerId: number) => api.post("/api/admin/job-offers/:id/sent", { id: offerId }),
    // A reading on its way would bring the unsent message back.
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (job) => {
      cache.setQueryData(queryKey, job);
      forgetUnseen(cache);
      told.marked();
    },
    onError: async (error) => {
      if (isConflict(error)) await cache.invalidateQueries({ queryKey });
      told.failed(isConflict(error));
    },
  });
}

/** A job as it stands now; nothing where it could not be read. */
export function jobNow(cache: QueryClient, id: number): Promise<Dispatch | undefined> {
  return cache.fetchQuery({ ...dispatchReading(id), staleTime: 0 }).catch(() => undefined);
}
