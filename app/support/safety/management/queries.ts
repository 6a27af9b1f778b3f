import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { removeInactiveQueries } from "#app/staff/shell/list/inactive-queries.ts";
import { recordScope, replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SafetyRequest, type SafetyStatus, safetyQuery } from "../contract.ts";
import { messages } from "../staff-messages.ts";

export const safetyFilterParams = safetyQuery.pick({
  search: true,
  status: true,
  assignee: true,
  cursor: true,
});
type SafetyAddress = Partial<z.output<typeof safetyFilterParams>>;

const requests = "/api/admin/safety-requests";

/** One page of requests for staff, the most urgent first. */
export function safetyQueryOptions(filter: SafetyAddress) {
  return api.listQuery(requests, filter);
}

/** A request's steps in pages, oldest first. */
export function safetyHistoryQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/safety-requests/:id/history", { id });
}

type SafetyChange = { status: SafetyStatus; note: string; from: SafetyStatus; reached?: true };

/** Changes a request, with a toast for each outcome. */
export function useDecision(shown: SafetyRequest) {
  const t = useText(messages);
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, requests, shown),
    predict: (one, { status, reached }: SafetyChange) => {
      const reachedAt = one.reachedAt ?? (reached ? new Date().toISOString() : null);
      const due = reachedAt ? "answered" : status === "closed" ? "closed" : one.due;
      return { ...one, status, reachedAt, due };
    },
    send: ({ status, note, reached }, { id, version }) =>
      api.patch("/api/admin/safety-requests/:id", { id, status, note, version, reached }),
    readNewest,
    onSuccess: (after, { status, from, reached }) => {
      invalidateRelated(cache, after.id);
      const title = reached ? t.changed.reached : status === from ? t.changed.noted : t.changed[status];
      toast({ title, description: `${after.name}, ${after.reference}` });
    },
    onError: (error) => {
      if (!isConflict(error)) return errorToast(t.failed);
      invalidateRelated(cache, shown.id);
      errorToast(t.faster, t.fasterTitle);
    },
  });
}

/** The reference finds it in any filter. */
async function readNewest({ id, reference }: SafetyRequest): Promise<SafetyRequest | undefined> {
  const { items } = await api.list(requests, { search: reference });
  return items.find((one) => one.id === id);
}

export function useReleaseSafetyRequest(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(requests, id),
    mutationFn: () => api.post("/api/admin/safety-requests/:id/release", { id }),
    onSuccess: (after) => {
      replaceCachedRecord(cache, requests, after);
      invalidateRelated(cache, id);
    },
  });
}

export function useAssignSafetyRequest(shown: SafetyRequest) {
  const { id } = shown;
  return useAssign(
    "/api/admin/safety-requests/:id/assignee",
    id,
    listTarget(useQueryClient(), requests, shown),
  );
}

function invalidateRelated(cache: QueryClient, id: number): void {
  removeInactiveQueries(cache);
  void cache.invalidateQueries({ queryKey: safetyHistoryQueryOptions(id).queryKey });
}
