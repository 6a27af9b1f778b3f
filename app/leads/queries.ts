import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/desk/assignee.tsx";
import { holdAfter } from "#app/desk/hold.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed } from "#app/desk/listed.ts";
import type { Meanwhile } from "#app/desk/meanwhile.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readKey, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { answeredAfter } from "./answer-clock.ts";
import { type Lead, type LeadStatistics, type LeadStatus, leadFilter, type leadHistory } from "./contract.ts";

/** What the dashboard's address can ask. */
export const leadsAddress = leadFilter.extend({ cursor: pageCursor.optional() });
export type LeadsAddress = Partial<z.output<typeof leadsAddress>>;
type LeadHistory = z.infer<typeof leadHistory>;

const leadsCall = "/api/admin/leads";
const statisticsCall = "/api/admin/leads/statistics";

export function leadsReading(filter: LeadsAddress): Reading<ListPage<Lead>> {
  return {
    queryKey: [leadsCall, filter],
    queryFn: ({ signal }) => readList<Lead>(withFilter(leadsCall, filter), signal),
  };
}

export function statisticsReading(): Reading<LeadStatistics> {
  const queryKey = [statisticsCall];
  return { queryKey, queryFn: ({ signal }) => readKey<LeadStatistics>()({ queryKey, signal }) };
}

export function historyReading(id: number): Reading<LeadHistory> {
  const queryKey = [`${leadsCall}/${id}/history`];
  return { queryKey, queryFn: ({ signal }) => readKey<LeadHistory>()({ queryKey, signal }) };
}

/** The filter's leads as a file. */
export function csvAddress({ cursor: _, ...filter }: LeadsAddress): string {
  return withFilter(`${leadsCall}.csv`, filter);
}

/** Moves a lead to another status. `told` hears of each change, also when the lead has left the screen by then. */
export function useChangeStatus(
  lead: Lead,
  told: { changed: (status: LeadStatus) => void; failed: (faster: Meanwhile | undefined) => void },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, leadsCall, lead),
    ahead: (shown, status: LeadStatus): Lead => {
      const firstAnsweredAt = answeredAfter(shown, status, new Date().toISOString());
      const clock = firstAnsweredAt ? "answered" : status === "closed" ? "closed" : "on-time";
      const heldReason = holdAfter(shown.heldReason, { moved: true, refused: status === "closed" });
      return { ...shown, status, firstAnsweredAt, clock, heldReason };
    },
    send: async (status, { id, status: from }) => {
      const response = await request("PATCH", `${leadsCall}/${id}/status`, { body: { status, from } });
      return (await response.json()) as Lead;
    },
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
    mutationFn: async () => {
      const response = await request("POST", `${leadsCall}/${id}/release`);
      return (await response.json()) as Lead;
    },
    onSuccess: (lead) => {
      putListed(cache, leadsCall, lead);
      refreshAround(cache, id);
    },
  });
}

/** Takes a lead, or gives it back. */
export function useAssignLead(lead: Lead) {
  return useAssign(`${leadsCall}/${lead.id}`, inList(useQueryClient(), leadsCall, lead));
}

/** After a change: what else tells of this lead. */
function refreshAround(cache: QueryClient, id: number): void {
  // Lists under other filters may hold it wrongly now. The one on the screen keeps it until it is asked anew:
  // a row must not vanish under somebody's hand.
  cache.removeQueries({ queryKey: [leadsCall], type: "inactive" });
  void cache.invalidateQueries({ queryKey: [statisticsCall] });
  void cache.invalidateQueries({ queryKey: historyReading(id).queryKey });
}
