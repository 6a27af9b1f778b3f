import type { BulkAct } from "#app/staff/shell/selection/bulk-bar.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** What can be done with several reviews. */
export function useReviewActs(): BulkAct[] {
  const t = useText(messages).bulk;
  const run = (status: "published" | "declined") => (ids: number[]) =>
    api.post("/api/admin/reviews/bulk", { status, ids });
  return [
    {
      id: "publish",
      label: t.publish,
      variant: "action",
      run: run("published"),
      done: t.published,
      already: t.alreadyPublished,
    },
    {
      id: "decline",
      label: t.decline,
      run: run("declined"),
      done: t.declined,
      already: t.alreadyDeclined,
      confirm: { title: t.declineTitle, text: t.declineText },
    },
  ];
}
