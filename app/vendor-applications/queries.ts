import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { AuditEntry } from "#app/audit/contract.ts";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import type { VerificationCheck } from "#app/vendors/contract.ts";
import { ApiError, isConflict, type ListPage, readKey, readList, request } from "#platform/api-client.ts";
import {
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  applicationQuery,
  type CheckState,
  type revealed,
  type SealedField,
} from "./contract.ts";

/** What the queue's address can ask. */
export const applicationsAddress = applicationQuery
  .pick({ search: true, status: true })
  .extend({ cursor: pageCursor.optional() });
type ApplicationsAddress = Partial<z.output<typeof applicationsAddress>>;

const applicationsCall = "/api/admin/vendor-applications";

export function applicationsReading(filter: ApplicationsAddress): Reading<ListPage<ApplicationSummary>> {
  return {
    queryKey: [applicationsCall, filter],
    queryFn: ({ signal }) => readList<ApplicationSummary>(withFilter(applicationsCall, filter), signal),
  };
}

export function applicationReading(id: number): Reading<Application> {
  const queryKey = [`${applicationsCall}/${id}`];
  return { queryKey, queryFn: ({ signal }) => readKey<Application>()({ queryKey, signal }) };
}

export function applicationHistoryReading(id: number): Reading<AuditEntry[]> {
  const queryKey = [`${applicationsCall}/${id}/history`];
  return { queryKey, queryFn: ({ signal }) => readKey<AuditEntry[]>()({ queryKey, signal }) };
}

export type Decision = { status: ApplicationStatus; note: string };

/**
 * Decides on an application. Not shown before the server says yes: it makes accounts and sends letters. Where a
 * colleague was faster, what they did is read.
 */
export function useDecide({ id, status: from }: Application) {
  const cache = useQueryClient();
  return useMutation({
    // After the ticks that are still on their way: approval needs them saved.
    scope: scopeOf(id),
    mutationFn: async ({ status, note }: Decision) => {
      const body = { status, from, note };
      const response = await request("PATCH", `${applicationsCall}/${id}/status`, { body });
      return (await response.json()) as Application;
    },
    // Refused: something is no longer as it was shown, the application or the account under its e-mail.
    onError: (error) => {
      if (error instanceof ApiError) readAgain(cache, id);
    },
    onSuccess: (application) => put(cache, application),
  });
}

/** Ends the hold on an application that looked like a robot's. */
export function useRelease(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(id),
    mutationFn: async () => {
      const response = await request("POST", `${applicationsCall}/${id}/release`);
      return (await response.json()) as Application;
    },
    onSuccess: (application) => put(cache, application),
  });
}

/** What is done to one application goes one after the other. */
function scopeOf(id: number): { id: string } {
  return { id: `application-${id}` };
}

type Tick = { check: VerificationCheck; done: boolean };

/**
 * Ticks a check or takes the tick away: shown at once, and back when the server does not say yes. The call takes
 * all checks, so the newest are read first: a colleague's tick stays.
 */
export function useTick(id: number, by: string, failed: (error: Error) => void) {
  const cache = useQueryClient();
  const { queryKey } = applicationReading(id);
  const mutationKey = ["tick", id];
  const show = (change: (application: Application) => Application) =>
    cache.setQueryData<Application>(queryKey, (shown) => shown && change(shown));
  return useMutation({
    mutationKey,
    scope: scopeOf(id),
    mutationFn: async (tick: Tick) => {
      const newest = await (await request("GET", `${applicationsCall}/${id}`)).json();
      const { checks } = ticked(newest as Application, tick, by);
      const done = checks.filter(({ doneAt }) => doneAt).map(({ check }) => check);
      const response = await request("PUT", `${applicationsCall}/${id}/checks`, { body: { checks: done } });
      return (await response.json()) as Application;
    },
    onMutate: async (tick) => {
      await cache.cancelQueries({ queryKey });
      const before = cache
        .getQueryData<Application>(queryKey)
        ?.checks.find(({ check }) => check === tick.check);
      show((application) => ticked(application, tick, by));
      return before;
    },
    onError: (error, _tick, before) => {
      if (before) show((application) => withCheck(application, before));
      if (isConflict(error)) readAgain(cache, id);
      failed(error);
    },
    onSuccess: (application) => {
      // A later tick stays on the screen until its own answer.
      if (cache.isMutating({ mutationKey }) <= 1) put(cache, application);
    },
  });
}

function ticked(application: Application, { check, done }: Tick, by: string): Application {
  const known = application.checks.find((one) => one.check === check);
  if (!known || Boolean(known.doneAt) === done) return application;
  const marks = done ? { doneAt: new Date().toISOString(), doneBy: by } : { doneAt: null, doneBy: null };
  return withCheck(application, { ...known, ...marks });
}

function withCheck(application: Application, changed: CheckState): Application {
  const checks = application.checks.map((one) => (one.check === changed.check ? changed : one));
  return { ...application, checks };
}

/** Asks for a sealed answer; the server records who did. Nothing of it is kept once the screen is left. */
export function useReveal(id: number, field: SealedField) {
  const cache = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const response = await request("POST", `${applicationsCall}/${id}/reveal`, { body: { field } });
      return (await response.json()) as z.infer<typeof revealed>;
    },
    onSuccess: () => forgetHistory(cache, id),
  });
}

function put(cache: QueryClient, application: Application): void {
  const { id } = application;
  cache.setQueryData(applicationReading(id).queryKey, application);
  cache.setQueriesData<ListPage<ApplicationSummary>>(
    { queryKey: [applicationsCall], type: "active" },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === id ? application : one)) },
  );
  // The queue is read anew when one goes back to it.
  cache.removeQueries({ queryKey: [applicationsCall], type: "inactive" });
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
