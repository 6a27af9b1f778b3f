import type { BulkAct } from "#app/staff/shell/selection/bulk-bar.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** What can be done with several messages. */
export function useMessageActs(): BulkAct[] {
  const t = useText(messages).bulk;
  return [
    {
      id: "answered",
      label: t.answered,
      variant: "action",
      run: (ids) => api.post("/api/admin/messages/bulk", { ids }),
      done: t.done,
      already: t.already,
    },
  ];
}
