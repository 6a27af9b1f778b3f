import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ManagedPost } from "../contract.ts";
import { messages } from "./messages.ts";
import { postHistoryQueryOptions } from "./queries.ts";

export function PostHistory({ post }: { post: ManagedPost }) {
  const t = useText(messages).history;
  const query = useInfiniteQuery(postHistoryQueryOptions(post.id));
  return (
    <PagedHistory query={query} failure={t.failed} end={<HistoryStep what={t.arrived} at={post.createdAt} />}>
      {(entry) => <Entry key={entry.id} entry={entry} />}
    </PagedHistory>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return <HistoryStep what={useEventText(entry)} by={entry.by} at={entry.at} note={entry.detail.reason} />;
}

function useEventText({ act, detail: { from = "", to = "" } }: AuditEntry): string {
  const { history: t, statuses } = useText(messages);
  const statusName = (status: string) =>
    Object.entries(statuses).find(([name]) => name === status)?.[1] ?? status;
  if (act === "community_post.written") return t.written;
  if (act === "community_post.links") return to === "links" ? t.linksOn : t.linksOff;
  if (act === "community_post.status")
    return from === to ? t.kept : t.change(statusName(from), statusName(to));
  return act;
}
