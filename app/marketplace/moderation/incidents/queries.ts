import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { type FlagIncident, flaggedQuery, incidentQuery } from "../contract.ts";

export const flaggedFilterParams = flaggedQuery.omit({ limit: true });
type FlaggedAddress = Partial<z.output<typeof flaggedFilterParams>>;

export const incidentFilterParams = incidentQuery.omit({ limit: true });
type IncidentAddress = Partial<z.output<typeof incidentFilterParams>>;

const flagged = "/api/flagged-vendors";
const incidents = "/api/flag-incidents";

/** One page of vendors with open strikes, most strikes first. */
export function flaggedQueryOptions(filter: FlaggedAddress) {
  return api.listQuery(flagged, filter);
}

/** One page of incidents, newest first. */
export function incidentQueryOptions(filter: IncidentAddress) {
  return api.listQuery(incidents, filter);
}

/** @param by name shown until the server answers */
export function useDismissIncident(incident: FlagIncident, by: string, failed: () => void) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, incidents, incident),
    predict: (shown, dismissed: boolean) => ({
      ...shown,
      dismissedAt: dismissed ? new Date().toISOString() : null,
      dismissedBy: dismissed ? by : null,
    }),
    send: (dismissed, { id, dismissedAt }) =>
      api.patch("/api/flag-incidents/:id", { id, dismissed, from: dismissedAt ? "dismissed" : "open" }),
    onSuccess: () => {
      // Cached lists with another filter may be wrong now; the visible one keeps the row.
      cache.removeQueries({ queryKey: [incidents], type: "inactive" });
      cache.removeQueries({ queryKey: [flagged], type: "inactive" });
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [incidents] });
      failed();
    },
  });
}

/** After a new incident: reads the visible lists of incidents and flagged vendors again, drops the others. */
export function invalidateLists(cache: QueryClient): void {
  for (const queryKey of [[incidents], [flagged]]) {
    cache.removeQueries({ queryKey, type: "inactive" });
    void cache.invalidateQueries({ queryKey });
  }
}
