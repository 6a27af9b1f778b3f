import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { useAssign } from "#app/desk/assignee.tsx";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, type ListPage, readKey, readList, request } from "#platform/api-client.ts";
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

/**
 * Moves a lead to another status: shown at once, and put back when the server does not say yes. Changes of one
 * lead go one after the other. `told` hears of each, also when the lead has left the screen by then.
 */
export function useChangeStatus(
  lead: Lead,
  told: { changed: (status: LeadStatus) => void; failed: () => void },
) {
  const cache = useQueryClient();
  // What the server last said, to go back to: the lead on the screen may be ahead of it.
  const confirmed = useRef(lead);
  const change = useMutation({
    scope: { id: `lead-${lead.id}` },
    mutationFn: async (status: LeadStatus) => {
      const response = await request("PATCH", `${leadsCall}/${lead.id}/status`, {
        body: { status, from: confirmed.current.status },
      });
      return (await response.json()) as Lead;
    },
    onMutate: async (status) => {
      const answered = status === "new" ? null : (lead.firstAnsweredAt ?? new Date().toISOString());
      put(cache, { ...lead, status, firstAnsweredAt: answered, clock: answered ? "answered" : "on-time" });
      // A reading on its way would bring the old status back.
      await cache.cancelQueries({ queryKey: [leadsCall] });
    },
    onError: (error, status) => {
      // A later choice for the same lead stays on the screen until its own answer.
      if (isShown(cache, lead.id, status)) put(cache, confirmed.current);
      // Somebody else was faster: show what they did.
      if (isConflict(error)) void cache.invalidateQueries();
      told.failed();
    },
    onSuccess: (answer, status) => {
      confirmed.current = answer;
      if (isShown(cache, lead.id, status)) put(cache, answer);
      refreshAround(cache, lead.id);
      told.changed(status);
    },
  });
  useEffect(() => {
    if (!change.isPending) confirmed.current = lead;
  }, [change.isPending, lead]);
  return change;
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
      put(cache, lead);
      refreshAround(cache, id);
    },
  });
}

/** Takes a lead, or gives it back. */
export function useAssignLead({ id }: Lead) {
  const cache = useQueryClient();
  return useAssign({
    call: `${leadsCall}/${id}`,
    readings: [[leadsCall]],
    show: (assignee) => change(cache, id, (one) => ({ ...one, assignee })),
  });
}

function isShown(cache: QueryClient, id: number, status: LeadStatus): boolean {
  const pages = cache.getQueriesData<ListPage<Lead>>({ queryKey: [leadsCall] });
  return pages.some(([, page]) => page?.items.some((one) => one.id === id && one.status === status));
}

function put(cache: QueryClient, lead: Lead): void {
  change(cache, lead.id, () => lead);
}

function change(cache: QueryClient, id: number, changed: (lead: Lead) => Lead): void {
  cache.setQueriesData<ListPage<Lead>>(
    { queryKey: [leadsCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === id ? changed(one) : one)) },
  );
}

/** After a change: what else tells of this lead. */
function refreshAround(cache: QueryClient, id: number): void {
  // Lists under other filters may hold it wrongly now. The one on the screen keeps it until it is asked anew:
  // a row must not vanish under somebody's hand.
  cache.removeQueries({ queryKey: [leadsCall], type: "inactive" });
  void cache.invalidateQueries({ queryKey: [statisticsCall] });
  void cache.invalidateQueries({ queryKey: historyReading(id).queryKey });
}
