import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import type { ConflictingChange } from "#app/staff/shell/editing/conflict-message.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { pathWithFilter } from "#app/staff/shell/list/list-filter.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Lead, type LeadStatus, leadFilter } from "../contract.ts";
import { nextFirstAnsweredAt } from "../rules/answer-clock.ts";

export const leadFilterParams = leadFilter.extend({ cursor: pageCursor.optional() });
export type LeadListFilter = Partial<z.output<typeof leadFilterParams>>;

const leads = "/api/admin/leads";

/** One page of leads for staff, newest first. */
export function leadsQueryOptions(filter: LeadListFilter) {
  return api.listQuery(leads, filter);
}

/** Figures over all leads, whatever the filter. */
export function statisticsQueryOptions() {
  return api.query("/api/admin/leads/statistics");
}

/** A lead's status changes, oldest first. */
export function historyQueryOptions(id: number) {
  return api.query("/api/admin/leads/:id/history", { id });
}

/** URL of the CSV file with all pages of a filter. It answers 403 until the person has confirmed their identity. */
export function csvUrl({ cursor: _, ...filter }: LeadListFilter): string {
  return pathWithFilter("/api/admin/leads.csv", filter);
}

/** Changes the status. `callbacks` also run if the lead has left the screen by then. */
export function useChangeStatus(
  lead: Lead,
  callbacks: {
    changed: (status: LeadStatus) => void;
    failed: (faster: ConflictingChange | undefined) => void;
  },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, leads, lead),
    predict: (shown, status: LeadStatus): Lead => {
      const firstAnsweredAt = nextFirstAnsweredAt(shown, status, new Date().toISOString());
      const clock = firstAnsweredAt ? "answered" : status === "closed" ? "closed" : "on-time";
      const heldReason = heldReasonAfter(shown.heldReason, { moved: true, refused: status === "closed" });
      return { ...shown, status, firstAnsweredAt, clock, heldReason };
    },
    send: (status, { id, status: from }) => api.patch("/api/admin/leads/:id/status", { id, status, from }),
    onSuccess: ({ id }, status) => {
      refetchRelated(cache, id);
      callbacks.changed(status);
    },
    onError: async (error) => {
      if (!isConflict(error)) return callbacks.failed(undefined);
      void cache.invalidateQueries();
      callbacks.failed(await findLastChange(cache, lead.id));
    },
  });
}

async function findLastChange(cache: QueryClient, id: number): Promise<ConflictingChange | undefined> {
  const changes = await cache.fetchQuery({ ...historyQueryOptions(id), staleTime: 0 }).catch(() => []);
  return changes.at(-1);
}

export function useReleaseLead(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/admin/leads/:id/release", { id }),
    onSuccess: (lead) => {
      replaceCachedRecord(cache, leads, lead);
      refetchRelated(cache, id);
    },
  });
}

export function useAssignLead(lead: Lead) {
  return useAssign("/api/admin/leads/:id/assignee", lead.id, listTarget(useQueryClient(), leads, lead));
}

function refetchRelated(cache: QueryClient, id: number): void {
  // Other cached lists may be wrong now. The visible one keeps the lead: a row must not vanish under the
  // pointer.
  cache.removeQueries({ queryKey: [leads], type: "inactive" });
  void cache.invalidateQueries({ queryKey: statisticsQueryOptions().queryKey });
  void cache.invalidateQueries({ queryKey: historyQueryOptions(id).queryKey });
}
