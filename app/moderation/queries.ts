import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { type FlaggedVendor, type FlagIncident, flaggedQuery, incidentQuery } from "./contract.ts";

/** What the address of the flagged vendors can ask. */
export const flaggedAddress = flaggedQuery.pick({ search: true, cursor: true });
type FlaggedAddress = Partial<z.output<typeof flaggedAddress>>;

/** What the address of the incidents can ask; the vendor by its number. */
export const incidentAddress = incidentQuery.pick({ search: true, status: true }).extend({
  vendor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  cursor: pageCursor.optional(),
});
type IncidentAddress = Partial<z.output<typeof incidentAddress>>;

const flaggedCall = "/api/flagged-vendors";
const incidentsCall = "/api/flag-incidents";

export function flaggedReading(filter: FlaggedAddress): Reading<ListPage<FlaggedVendor>> {
  return {
    queryKey: [flaggedCall, filter],
    queryFn: ({ signal }) => readList<FlaggedVendor>(withFilter(flaggedCall, filter), signal),
  };
}

export function incidentReading(filter: IncidentAddress): Reading<ListPage<FlagIncident>> {
  return {
    queryKey: [incidentsCall, filter],
    queryFn: ({ signal }) => readList<FlagIncident>(withFilter(incidentsCall, filter), signal),
  };
}

/** Dismisses an incident, or makes it a strike again. */
export function useDismiss(incident: FlagIncident, by: string, failed: () => void) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, incidentsCall, incident),
    ahead: (shown, dismissed: boolean) => ({
      ...shown,
      dismissedAt: dismissed ? new Date().toISOString() : null,
      dismissedBy: dismissed ? by : null,
    }),
    send: async (dismissed, { id, dismissedAt }) => {
      const from = dismissedAt ? "dismissed" : "open";
      const response = await request("PATCH", `${incidentsCall}/${id}`, { body: { dismissed, from } });
      return (await response.json()) as FlagIncident;
    },
    onSuccess: () => {
      // Lists under another filter may hold it wrongly now; the one on the screen keeps it.
      cache.removeQueries({ queryKey: [incidentsCall], type: "inactive" });
      cache.removeQueries({ queryKey: [flaggedCall], type: "inactive" });
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [incidentsCall] });
      failed();
    },
  });
}

/** After an incident was logged: what is on the screen is read anew, the rest when it is opened. */
export function forgetLists(cache: QueryClient): void {
  for (const queryKey of [[incidentsCall], [flaggedCall]]) {
    cache.removeQueries({ queryKey, type: "inactive" });
    void cache.invalidateQueries({ queryKey });
  }
}
