import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { UndoOffer } from "#app/staff/shell/contract.ts";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import type { ConflictingChange } from "#app/staff/shell/editing/conflict-message.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Lead, type LeadStatus, type leadCorrection, leadFilter } from "../contract.ts";
import { nextFirstAnsweredAt } from "../rules/answer-clock.ts";
import type { saleInput } from "../rules/sale-input.ts";

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

/** `answered`: of a lead that is closed, whether somebody had answered the person. */
type StatusChange = { status: LeadStatus; answered?: boolean };

/** Changes the status. `callbacks` also run if the lead has left the screen by then. */
export function useChangeStatus(
  lead: Lead,
  callbacks: {
    changed: (status: LeadStatus, undo: UndoOffer) => void;
    failed: (faster: ConflictingChange | undefined) => void;
  },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, leads, lead),
    predict: (shown, change: StatusChange): Lead => {
      const { status } = change;
      const firstAnsweredAt = nextFirstAnsweredAt(shown, change, new Date().toISOString());
      const clock = firstAnsweredAt ? "answered" : status === "closed" ? "closed" : "on-time";
      const heldReason = heldReasonAfter(shown.heldReason, { moved: true, refused: status === "closed" });
      return { ...shown, status, firstAnsweredAt, clock, heldReason };
    },
    send: (change, { id, status: from }) => api.patch("/api/admin/leads/:id/status", { id, ...change, from }),
    onSuccess: ({ id, undo }, { status }) => {
      refetchRelated(cache, id);
      callbacks.changed(status, undo);
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
  return changes.findLast(({ kind }) => kind === "status");
}

/** What happened to a lead's sale, in pages, newest first. */
export function saleHistoryQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/leads/:id/sale/history", { id });
}

type SaleForm = z.input<typeof saleInput> & { id: number };

/** Notes or corrects the sale and shows it in the lists. @throws ApiError, as the call answers */
export async function saveSale(cache: QueryClient, sale: SaleForm): Promise<void> {
  showSale(cache, await api.put("/api/admin/leads/:id/sale", sale));
}

/** Takes the sale back. @throws ApiError, as the call answers */
export async function takeSaleBack(cache: QueryClient, seen: { id: number; version: number }): Promise<void> {
  showSale(cache, await api.delete("/api/admin/leads/:id/sale", seen));
}

function showSale(cache: QueryClient, lead: Lead): void {
  replaceCachedRecord(cache, leads, lead);
  refetchRelated(cache, lead.id);
  void cache.invalidateQueries({ queryKey: saleHistoryQueryOptions(lead.id).queryKey });
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

/** Saves corrected data of the lead. @throws ApiError, conflict if a colleague changed the lead meanwhile */
export function useCorrectLead(id: number) {
  const cache = useQueryClient();
  return async (values: z.output<typeof leadCorrection>) => {
    const answer = await api.put("/api/admin/leads/:id/data", { id, ...values });
    replaceCachedRecord(cache, leads, answer.lead);
    refetchRelated(cache, id);
    return answer;
  };
}

/** The lead as it is now, after a conflict. */
export async function readLead(cache: QueryClient, id: number): Promise<Lead | undefined> {
  const { items } = await cache.fetchQuery({ ...leadsQueryOptions({ search: `#${id}` }), staleTime: 0 });
  const [lead] = items;
  if (lead) replaceCachedRecord(cache, leads, lead);
  return lead;
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
