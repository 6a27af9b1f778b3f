import type { BulkAct } from "#app/staff/shell/selection/bulk-bar.tsx";
import { useDeskActs } from "#app/staff/shell/selection/desk-acts.ts";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { leadStatuses } from "../contract.ts";
import { messages } from "./messages.ts";

/** What can be done with several leads. */
export function useLeadActs(): BulkAct[] {
  const { bulk: t, statuses: names } = useText(messages);
  return useDeskActs({
    ...{ statuses: leadStatuses, names, things: t.things },
    statusText: (status) => t.follows[status],
    change: (change) => api.post("/api/admin/leads/bulk", change),
    undo: (acts) => api.post("/api/admin/leads/undo", { acts }),
  });
}
