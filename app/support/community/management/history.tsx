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
  const by = entry.act === "community_post.removed" ? undefined : entry.by;
  return <HistoryStep what={useEventText(entry)} by={by} at={entry.at} note={entry.detail.reason} />;
}

function useEventText({ act, detail: { from = "", to = "" } }: AuditEntry): string {
  const { history: t, states } = useText(messages);
  const stateName = (state: string) => Object.entries(states).find(([name]) => name === state)?.[1] ?? state;
  if (act === "community_post.written") return t.written;
  if (act === "community_post.removed") return t.removed;
  if (act === "community_post.links") return to === "links" ? t.linksOn : t.linksOff;
  if (act === "community_post.status") return from === to ? t.kept : `${stateName(from)} → ${stateName(to)}`;
  return act;
}
