import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, type ListPage, readList, request } from "#platform/api-client.ts";
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

/** Dismisses an incident, or makes it a strike again: shown at once, put back when the server does not say yes. */
export function useDismiss(before: FlagIncident, by: string, failed: () => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `incident-${before.id}` },
    mutationFn: async (dismissed: boolean) => {
      const response = await request("PATCH", `${incidentsCall}/${before.id}`, {
        body: { dismissed, from: dismissed ? "open" : "dismissed" },
      });
      return (await response.json()) as FlagIncident;
    },
    onMutate: async (dismissed) => {
      await cache.cancelQueries({ queryKey: [incidentsCall] });
      const marks = dismissed
        ? { dismissedAt: new Date().toISOString(), dismissedBy: by }
        : { dismissedAt: null, dismissedBy: null };
      put(cache, { ...before, ...marks });
      // Kept for the way back: by then `before` is what is shown now.
      return before;
    },
    onError: (error, _dismissed, shown) => {
      if (shown) put(cache, shown);
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [incidentsCall] });
      failed();
    },
    onSuccess: (incident) => {
      put(cache, incident);
      // Lists under another filter may hold it wrongly now; the one on the screen keeps it.
      cache.removeQueries({ queryKey: [incidentsCall], type: "inactive" });
      cache.removeQueries({ queryKey: [flaggedCall], type: "inactive" });
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

function put(cache: QueryClient, incident: FlagIncident): void {
  cache.setQueriesData<ListPage<FlagIncident>>(
    { queryKey: [incidentsCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === incident.id ? incident : one)) },
  );
}
