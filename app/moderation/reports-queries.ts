import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, type ListPage, readList, request } from "#platform/api-client.ts";
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
 * Closes a report with what was done, or opens it again. Opened is shown at once and put back when the server does
 * not say yes; closed only after the yes, its form waits.
 */
export function useChangeReport(report: Report) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `report-${report.id}` },
    mutationFn: async (change: { closed: true; outcome: string } | { closed: false }) => {
      const body = { ...change, from: change.closed ? "open" : "closed" };
      const response = await request("PATCH", `${reportsCall}/${report.id}`, { body });
      return (await response.json()) as Report;
    },
    onMutate: async ({ closed }) => {
      await cache.cancelQueries({ queryKey: [reportsCall] });
      if (!closed) put(cache, { ...report, closedAt: null, closedBy: null });
      // Kept for the way back: by then `report` is what is shown now.
      return report;
    },
    onError: (error, _change, before) => {
      if (before) put(cache, before);
      // A colleague was faster: show what they did.
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [reportsCall] });
    },
    onSuccess: (answer) => {
      put(cache, answer);
      // Lists under another filter may hold it wrongly now. The one on the screen keeps it until it is opened anew.
      cache.removeQueries({ queryKey: [reportsCall], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [reportsCall], refetchType: "none" });
    },
  });
}

function put(cache: QueryClient, report: Report): void {
  cache.setQueriesData<ListPage<Report>>(
    { queryKey: [reportsCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === report.id ? report : one)) },
  );
}
