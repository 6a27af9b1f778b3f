import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import { holdAfter } from "#app/staff/shell/editing/hold.ts";
import type { Meanwhile } from "#app/staff/shell/editing/meanwhile.ts";
import { inList, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { withFilter } from "#app/staff/shell/list/list-filter.ts";
import { putListed } from "#app/staff/shell/list/listed.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Lead, type LeadStatus, leadFilter } from "../contract.ts";
import { answeredAfter } from "../rules/answer-clock.ts";

/** What the dashboard's address can ask. */
export const leadsAddress = leadFilter.extend({ cursor: pageCursor.optional() });
export type LeadsAddress = Partial<z.output<typeof leadsAddress>>;

const leads = "/api/admin/leads";

export function leadsReading(filter: LeadsAddress) {
  return api.listQuery(leads, filter);
}

export function statisticsReading() {
  return api.query("/api/admin/leads/statistics");
}

export function historyReading(id: number) {
  return api.query("/api/admin/leads/:id/history", { id });
}

/** The filter's leads as a file. */
export function csvAddress({ cursor: _, ...filter }: LeadsAddress): string {
  return withFilter("/api/admin/leads.csv", filter);
}

/** Moves a lead to another status. `told` hears of each change, also when the lead has left the screen by then. */
export function useChangeStatus(
  lead: Lead,
  told: { changed: (status: LeadStatus) => void; failed: (faster: Meanwhile | undefined) => void },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, leads, lead),
    ahead: (shown, status: LeadStatus): Lead => {
      const firstAnsweredAt = answeredAfter(shown, status, new Date().toISOString());
      const clock = firstAnsweredAt ? "answered" : status === "closed" ? "closed" : "on-time";
      const heldReason = holdAfter(shown.heldReason, { moved: true, refused: status === "closed" });
      return { ...shown, status, firstAnsweredAt, clock, heldReason };
    },
    send: (status, { id, status: from }) => api.patch("/api/admin/leads/:id/status", { id, status, from }),
    onSuccess: ({ id }, status) => {
      refreshAround(cache, id);
      told.changed(status);
    },
    onError: async (error) => {
      if (!isConflict(error)) return told.failed(undefined);
      // Somebody else was faster: show what they did.
      void cache.invalidateQueries();
      told.failed(await lastMove(cache, lead.id));
    },
  });
}

async function lastMove(cache: QueryClient, id: number): Promise<Meanwhile | undefined> {
  const moves = await cache.fetchQuery({ ...historyReading(id), staleTime: 0 }).catch(() => []);
  return moves.at(-1);
}

/** Ends the hold on a lead that looked like a robot's. */
export function useRelease(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/admin/leads/:id/release", { id }),
    onSuccess: (lead) => {
      putListed(cache, leads, lead);
      refreshAround(cache, id);
    },
  });
}

/** Takes a lead, or gives it back. */
export function useAssignLead(lead: Lead) {
  return useAssign("/api/admin/leads/:id/assignee", lead.id, inList(useQueryClient(), leads, lead));
}

/** After a change: what else tells of this lead. */
function refreshAround(cache: QueryClient, id: number): void {
  // Lists under other filters may hold it wrongly now. The one on the screen keeps it until it is asked anew:
  // a row must not vanish under somebody's hand.
  cache.removeQueries({ queryKey: [leads], type: "inactive" });
  void cache.invalidateQueries({ queryKey: statisticsReading().queryKey });
  void cache.invalidateQueries({ queryKey: historyReading(id).queryKey });
}
