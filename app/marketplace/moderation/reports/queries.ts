import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { inList, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Report, reportFilter } from "../contract.ts";

/** What the address of the reports can ask. */
export const reportsAddress = reportFilter.extend({ cursor: pageCursor.optional() });
type ReportsAddress = Partial<z.output<typeof reportsAddress>>;

const reports = "/api/admin/reports";

export function reportsReading(filter: ReportsAddress) {
  return api.listQuery(reports, filter);
}

/**
 * Closes a report with what was done, or opens it again. Closed is shown only after the server's yes, its form waits.
 */
export function useChangeReport(report: Report) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, reports, report),
    ahead: (shown, { closed }: { closed: true; outcome: string } | { closed: false }) =>
      closed ? shown : { ...shown, closedAt: null, closedBy: null },
    send: (change, { id, closedAt }) =>
      api.patch("/api/admin/reports/:id", { id, ...change, from: closedAt ? "closed" : "open" }),
    onSuccess: () => {
      // Lists under another filter may hold it wrongly now. The one on the screen keeps it until it is opened anew.
      cache.removeQueries({ queryKey: [reports], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [reports], refetchType: "none" });
    },
    onError: (error) => {
      // A colleague was faster: show what they did.
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [reports] });
    },
  });
}
