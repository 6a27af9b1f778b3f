import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { type ListPage, readKey, readList, request } from "#platform/api-client.ts";
import { type Lead, type LeadStatistics, type LeadStatus, leadFilter, type leadHistory } from "./contract.ts";

/** What the dashboard's address can ask. */
export const leadsAddress = leadFilter.extend({ cursor: pageCursor.optional() });
export type LeadsAddress = Partial<z.output<typeof leadsAddress>>;
export type LeadHistory = z.infer<typeof leadHistory>;

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
 * lead go one after the other.
 */
export function useChangeStatus(before: Lead) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `lead-${before.id}` },
    mutationFn: async (status: LeadStatus) => {
      const response = await request("PATCH", `${leadsCall}/${before.id}/status`, { body: { status } });
      return (await response.json()) as Lead;
    },
    onMutate: async (status) => {
      // A reading on its way would bring the old status back.
      await cache.cancelQueries({ queryKey: [leadsCall] });
      const answered = before.firstAnsweredAt ?? new Date().toISOString();
      put(cache, { ...before, status, firstAnsweredAt: answered, clock: "answered" });
    },
    onError: (_error, status) => {
      // A later change of the same lead has the word now.
      if (shown(cache, before.id)?.status === status) put(cache, before);
    },
    onSuccess: (lead) => settle(cache, lead),
  });
}

/** Ends the hold on a lead that looked like a robot's. */
export function useRelease(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await request("POST", `${leadsCall}/${id}/release`);
      return (await response.json()) as Lead;
    },
    onSuccess: (lead) => settle(cache, lead),
  });
}

function shown(cache: QueryClient, id: number): Lead | undefined {
  const pages = cache.getQueriesData<ListPage<Lead>>({ queryKey: [leadsCall], type: "active" });
  return pages.flatMap(([, page]) => page?.items ?? []).find((lead) => lead.id === id);
}

function put(cache: QueryClient, lead: Lead): void {
  cache.setQueriesData<ListPage<Lead>>(
    { queryKey: [leadsCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === lead.id ? lead : one)) },
  );
}

function settle(cache: QueryClient, lead: Lead): void {
  put(cache, lead);
  // Lists under other filters may hold it wrongly now. The one on the screen keeps it until it is asked anew:
  // a row must not vanish under somebody's hand.
  cache.removeQueries({ queryKey: [leadsCall], type: "inactive" });
  void cache.invalidateQueries({ queryKey: [statisticsCall] });
  void cache.invalidateQueries({ queryKey: historyReading(lead.id).queryKey });
}
