import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { type Report, reportQuery } from "../contract.ts";

export const reportsFilterParams = reportQuery.omit({ limit: true });
type ReportsAddress = Partial<z.output<typeof reportsFilterParams>>;

const reports = "/api/admin/reports";

/** One page of reports for staff, newest first. */
export function reportsQueryOptions(filter: ReportsAddress) {
  return api.listQuery(reports, filter);
}

/** Closes or reopens a report. Closing is not optimistic: its form waits for the server. */
export function useChangeReport(report: Report) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, reports, report),
    predict: (shown, { closed }: { closed: true; outcome: string } | { closed: false }) =>
      closed ? shown : { ...shown, closedAt: null, closedBy: null },
    send: (change, { id, closedAt }) =>
      api.patch("/api/admin/reports/:id", { id, ...change, from: closedAt ? "closed" : "open" }),
    onSuccess: () => {
      // Cached lists with another filter may be wrong now; the visible one keeps the row.
      cache.removeQueries({ queryKey: [reports], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [reports], refetchType: "none" });
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [reports] });
    },
  });
}
