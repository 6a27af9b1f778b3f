import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import { useConfirmedCall } from "#app/staff/shell/editing/confirmation/confirmation.ts";
import type { ConflictingChange } from "#app/staff/shell/editing/conflict-message.ts";
import { useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { recordScope, replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict, request } from "#platform/api-client/client.ts";
import {
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  applicationQuery,
  type ChangeableField,
  type Paper,
  type SealedField,
} from "../contract.ts";

export const applicationsFilterParams = applicationQuery.omit({ limit: true });
type ApplicationsAddress = Partial<z.output<typeof applicationsFilterParams>>;

const applications = "/api/admin/vendor-applications";

/** One page of applications for staff, newest first. */
export function applicationsListQueryOptions(filter: ApplicationsAddress) {
  return api.listQuery(applications, filter);
}

/** One application for its reviewer, sealed answers masked. */
export function applicationDetailQueryOptions(id: number) {
  return api.query("/api/admin/vendor-applications/:id", { id });
}

/** An application's audit log in pages, newest first. */
export function applicationHistoryQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/vendor-applications/:id/history", { id });
}

export type Decision = { status: ApplicationStatus; note: string; fields: ChangeableField[] };

/**
 * Decides on an application. Not optimistic, because approval creates accounts and sends messages. After a conflict
 * `failed` gets the colleague's change.
 */
export function useDecide(
  { id, status: from, steps }: Application,
  handlers: { failed: (error: Error, faster: ConflictingChange | undefined) => void },
) {
  const cache = useQueryClient();
  return useMutation({
    // Same scope as the checks, so that pending ones are saved first.
    scope: recordScope(applications, id),
    mutationFn: (decision: Decision) =>
      api.patch("/api/admin/vendor-applications/:id/status", {
        ...{ id, from, steps: steps.length },
        ...decision,
      }),
    // Refused: the application or the account under its e-mail has changed.
    onError: async (error) => {
      if (error instanceof ApiError) refetchApplication(cache, id);
      handlers.failed(error, isConflict(error) ? await findStatusChange(cache, id, from) : undefined);
    },
    onSuccess: (application) => storeApplication(cache, application),
  });
}

async function findStatusChange(
  cache: QueryClient,
  id: number,
  from: ApplicationStatus,
): Promise<ConflictingChange | undefined> {
  const history = await cache
    .fetchInfiniteQuery({ ...applicationHistoryQueryOptions(id), staleTime: 0 })
    .catch(() => ({ pages: [] }));
  const entries = history.pages.flatMap((page) => page.items);
  const last = entries.find(({ act }) => act === "application.status");
  const to = last?.detail.to;
  return last && to && to !== from ? { by: last.by, to } : undefined;
}

export function useAssignApplication(application: Application) {
  const cache = useQueryClient();
  const { queryKey } = applicationDetailQueryOptions(application.id);
  const target = {
    record: application,
    scope: recordScope(applications, application.id),
    queryKeys: [queryKey],
    update: (change: (record: Application) => Application) =>
      void cache.setQueryData<Application>(queryKey, (shown) => shown && change(shown)),
  };
  return useAssign("/api/admin/vendor-applications/:id/assignee", application.id, target);
}

export function useRelease(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(applications, id),
    mutationFn: () => api.post("/api/admin/vendor-applications/:id/release", { id }),
    onSuccess: (application) => storeApplication(cache, application),
  });
}

type Tick = { check: VerificationCheck; done: boolean };

/** The call replaces all checks, so the latest are read first; a colleague's check stays. */
export function useTick(application: Application, by: string, failed: (error: Error) => void) {
  const cache = useQueryClient();
  const { id } = application;
  const { queryKey } = applicationDetailQueryOptions(id);
  return useOptimisticChange({
    record: application,
    scope: recordScope(applications, id),
    queryKeys: [queryKey],
    update: (change) => cache.setQueryData<Application>(queryKey, (one) => one && change(one)),
    predict: (shown, tick: Tick) => withTick(shown, tick, by),
    send: async (tick) => {
      const { checks } = withTick(await api.get("/api/admin/vendor-applications/:id", { id }), tick, by);
      const done = checks.filter(({ doneAt }) => doneAt).map(({ check }) => check);
      return api.put("/api/admin/vendor-applications/:id/checks", { id, checks: done });
    },
    onSuccess: () => refreshRelated(cache, id),
    onError: (error) => {
      if (isConflict(error)) refetchApplication(cache, id);
      failed(error);
    },
  });
}

function withTick(application: Application, { check, done }: Tick, by: string): Application {
  const marks = done ? { doneAt: new Date().toISOString(), doneBy: by } : { doneAt: null, doneBy: null };
  const checks = application.checks.map((one) =>
    one.check === check && Boolean(one.doneAt) !== done ? { ...one, ...marks } : one,
  );
  return { ...application, checks };
}

/** Reveals a sealed answer; the server audits it. Not cached after the screen is left. */
export function useReveal(id: number, field: SealedField) {
  const cache = useQueryClient();
  const confirmed = useConfirmedCall();
  return useMutation({
    gcTime: 0,
    mutationFn: () => confirmed(() => api.post("/api/admin/vendor-applications/:id/reveal", { id, field })),
    onSuccess: () => invalidateHistory(cache, id),
  });
}

/** Opens a paper (recorded) and saves it as a file: a PDF from outside is not shown inside our pages. */
export function useOpenPaper(id: number, { id: paper, name, type }: Paper) {
  const cache = useQueryClient();
  const confirmed = useConfirmedCall();
  return useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const url = `/api/admin/vendor-applications/${id}/papers/${paper}`;
      const response = await confirmed(() => request("POST", url, {}));
      saveFile(await response.blob(), type === "image/webp" ? `${name}.webp` : name);
    },
    onSuccess: () => invalidateHistory(cache, id),
  });
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function storeApplication(cache: QueryClient, application: Application): void {
  cache.setQueryData(applicationDetailQueryOptions(application.id).queryKey, application);
  replaceCachedRecord<ApplicationSummary>(cache, applications, application);
  refreshRelated(cache, application.id);
}

function refreshRelated(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: [applications], type: "inactive" });
  invalidateHistory(cache, id);
}

function refetchApplication(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: applicationDetailQueryOptions(id).queryKey });
  invalidateHistory(cache, id);
}

function invalidateHistory(cache: QueryClient, id: number): void {
  const { queryKey } = applicationHistoryQueryOptions(id);
  cache.removeQueries({ queryKey, type: "inactive" });
  void cache.invalidateQueries({ queryKey });
}
