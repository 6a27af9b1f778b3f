import type { BulkAct } from "#app/staff/shell/selection/bulk-bar.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** What can be done with several leads. */
export function useLeadActs(): BulkAct[] {
  const t = useText(messages).bulk;
  const run = (act: "assign" | "close") => (ids: number[]) => api.post("/api/admin/leads/bulk", { act, ids });
  return [
    {
      id: "assign",
      label: t.assign,
      variant: "action",
      run: run("assign"),
      done: t.assigned,
      already: t.alreadyAssigned,
    },
    {
      id: "close",
      label: t.close,
      run: run("close"),
      done: t.closed,
      already: t.alreadyClosed,
      confirm: { title: t.closeTitle, text: t.closeText },
    },
  ];
}
