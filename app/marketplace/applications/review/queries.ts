import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import { useConfirmed } from "#app/staff/shell/editing/confirmation.ts";
import type { Meanwhile } from "#app/staff/shell/editing/meanwhile.ts";
import { useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { putListed, scopeOf } from "#app/staff/shell/list/listed.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import {
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  applicationQuery,
  type SealedField,
} from "../contract.ts";

/** What the queue's address can ask. */
export const applicationsAddress = applicationQuery
  .pick({ search: true, status: true })
  .extend({ cursor: pageCursor.optional() });
type ApplicationsAddress = Partial<z.output<typeof applicationsAddress>>;

const applications = "/api/admin/vendor-applications";

export function applicationsReading(filter: ApplicationsAddress) {
  return api.listQuery(applications, filter);
}

export function applicationReading(id: number) {
  return api.query("/api/admin/vendor-applications/:id", { id });
}

export function applicationHistoryReading(id: number) {
  return api.pagesQuery("/api/admin/vendor-applications/:id/history", { id });
}

export type Decision = { status: ApplicationStatus; note: string };

/**
 * Decides on an application. Not shown before the server says yes: it makes accounts and sends letters. Where a
 * colleague was faster, what they did is read; `told` hears who it was.
 */
export function useDecide(
  { id, status: from }: Application,
  told: { failed: (error: Error, faster: Meanwhile | undefined) => void },
) {
  const cache = useQueryClient();
  return useMutation({
    // After the ticks that are still on their way: approval needs them saved.
    scope: scopeOf(applications, id),
    mutationFn: ({ status, note }: Decision) =>
      api.patch("/api/admin/vendor-applications/:id/status", { id, status, from, note }),
    // Refused: something is no longer as it was shown, the application or the account under its e-mail.
    onError: async (error) => {
      if (error instanceof ApiError) readAgain(cache, id);
      told.failed(error, isConflict(error) ? await movedFrom(cache, id, from) : undefined);
    },
    onSuccess: (application) => put(cache, application),
  });
}

/** The last decision, where it led away from this status. */
async function movedFrom(
  cache: QueryClient,
  id: number,
  from: ApplicationStatus,
): Promise<Meanwhile | undefined> {
  const history = await cache
    .fetchInfiniteQuery({ ...applicationHistoryReading(id), staleTime: 0 })
    .catch(() => ({ pages: [] }));
  const deeds = history.pages.flatMap((page) => page.items);
  const last = deeds.find(({ act }) => act === "application.status");
  const to = last?.detail.to;
  return last && to && to !== from ? { by: last.by, to } : undefined;
}

/** Ends the hold on an application that looked like a robot's. */
export function useRelease(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(applications, id),
    mutationFn: () => api.post("/api/admin/vendor-applications/:id/release", { id }),
    onSuccess: (application) => put(cache, application),
  });
}

type Tick = { check: VerificationCheck; done: boolean };

/**
 * Ticks a check or takes the tick away. The call takes all checks, so the newest are read first: a colleague's tick
 * stays.
 */
export function useTick(application: Application, by: string, failed: (error: Error) => void) {
  const cache = useQueryClient();
  const { id } = application;
  const { queryKey } = applicationReading(id);
  return useOptimisticChange({
    record: application,
    scope: scopeOf(applications, id),
    readings: [queryKey],
    put: (change) => cache.setQueryData<Application>(queryKey, (one) => one && change(one)),
    ahead: (shown, tick: Tick) => ticked(shown, tick, by),
    send: async (tick) => {
      const { checks } = ticked(await api.get("/api/admin/vendor-applications/:id", { id }), tick, by);
      const done = checks.filter(({ doneAt }) => doneAt).map(({ check }) => check);
      return api.put("/api/admin/vendor-applications/:id/checks", { id, checks: done });
    },
    onSuccess: () => refreshAround(cache, id),
    onError: (error) => {
      if (isConflict(error)) readAgain(cache, id);
      failed(error);
    },
  });
}

function ticked(application: Application, { check, done }: Tick, by: string): Application {
  const marks = done ? { doneAt: new Date().toISOString(), doneBy: by } : { doneAt: null, doneBy: null };
  const checks = application.checks.map((one) =>
    one.check === check && Boolean(one.doneAt) !== done ? { ...one, ...marks } : one,
  );
  return { ...application, checks };
}

/** Asks for a sealed answer; the server records who did. Nothing of it is kept once the screen is left. */
export function useReveal(id: number, field: SealedField) {
  const cache = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    gcTime: 0,
    mutationFn: () => confirmed(() => api.post("/api/admin/vendor-applications/:id/reveal", { id, field })),
    onSuccess: () => forgetHistory(cache, id),
  });
}

function put(cache: QueryClient, application: Application): void {
  cache.setQueryData(applicationReading(application.id).queryKey, application);
  putListed<ApplicationSummary>(cache, applications, application);
  refreshAround(cache, application.id);
}

function refreshAround(cache: QueryClient, id: number): void {
  // The queue is read anew when one goes back to it.
  cache.removeQueries({ queryKey: [applications], type: "inactive" });
  forgetHistory(cache, id);
}

/** A colleague was faster: the screen shows what they did. */
function readAgain(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: applicationReading(id).queryKey });
  forgetHistory(cache, id);
}

/** An open history is read anew at once; a closed one when it is opened again. */
function forgetHistory(cache: QueryClient, id: number): void {
  const { queryKey } = applicationHistoryReading(id);
  cache.removeQueries({ queryKey, type: "inactive" });
  void cache.invalidateQueries({ queryKey });
}
