import type { BulkAct } from "#app/staff/shell/selection/bulk-bar.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** What can be done with several applications. */
export function useLocalVendorActs(): BulkAct[] {
  const t = useText(messages).bulk;
  const run = (status: "aprobado" | "rechazado") => (ids: number[], reason: string) =>
    api.post("/api/admin/dominican-vendors/bulk", { status, reason, ids });
  return [
    {
      id: "approve",
      label: t.approve,
      variant: "action",
      run: run("aprobado"),
      done: t.approved,
      already: t.alreadyApproved,
      confirm: { title: t.approveTitle, text: t.approveText },
    },
    {
      id: "reject",
      label: t.reject,
      variant: "danger",
      run: run("rechazado"),
      done: t.rejected,
      already: t.alreadyRejected,
      confirm: { title: t.rejectTitle, text: t.rejectText, reason: t.reason },
    },
  ];
}
