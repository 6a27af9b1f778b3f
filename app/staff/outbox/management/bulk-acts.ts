import type { BulkAct } from "#app/staff/shell/selection/bulk-bar.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";

/** What can be done with several messages; sending only where a service is configured. */
export function useOutboxActs(): BulkAct[] {
  const t = useText(messages).bulk;
  const { mailIsConfigured, whatsappIsConfigured } = useStaff();
  const run = (act: "send" | "discard" | "sent_by_hand") => (ids: number[]) =>
    api.post("/api/admin/outbox/bulk", { act, ids });
  const send: BulkAct = {
    id: "send",
    label: t.send,
    variant: "action",
    run: run("send"),
    done: t.queued,
    already: t.already,
  };
  return [
    ...(mailIsConfigured || whatsappIsConfigured ? [send] : []),
    { id: "sent_by_hand", label: t.sentByHand, run: run("sent_by_hand"), done: t.marked, already: t.already },
    {
      id: "discard",
      label: t.discard,
      variant: "danger",
      run: run("discard"),
      done: t.discarded,
      already: t.already,
      confirm: { title: t.discardTitle, text: t.discardText },
    },
  ];
}
