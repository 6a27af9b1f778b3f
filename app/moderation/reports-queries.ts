import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Report, reportFilter } from "./contract.ts";

/** What the address of the reports can ask. */
export const reportsAddress = reportFilter.extend({ cursor: pageCursor.optional() });
type ReportsAddress = Partial<z.output<typeof reportsAddress>>;

const reportsCall = "/api/admin/reports";

export function reportsReading(filter: ReportsAddress): Reading<ListPage<Report>> {
  return {
    queryKey: [reportsCall, filter],
    queryFn: ({ signal }) => readList<Report>(withFilter(reportsCall, filter), signal),
  };
}

/**
 * Closes a report with what was done, or opens it again. Closed is shown only after the server's yes, its form waits.
 */
export function useChangeReport(report: Report) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, reportsCall, report),
    ahead: (shown, { closed }: { closed: true; outcome: string } | { closed: false }) =>
      closed ? shown : { ...shown, closedAt: null, closedBy: null },
    send: async (change, { id, closedAt }) => {
      const body = { ...change, from: closedAt ? "closed" : "open" };
      const response = await request("PATCH", `${reportsCall}/${id}`, { body });
      return (await response.json()) as Report;
    },
    onSuccess: () => {
      // Lists under another filter may hold it wrongly now. The one on the screen keeps it until it is opened anew.
      cache.removeQueries({ queryKey: [reportsCall], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [reportsCall], refetchType: "none" });
    },
    onError: (error) => {
      // A colleague was faster: show what they did.
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [reportsCall] });
    },
  });
}
