import { useQuery } from "@tanstack/react-query";
import type { AuditEntry } from "#app/audit/contract.ts";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { postHistoryReading } from "./admin-queries.ts";
import type { ManagedPost } from "./contract.ts";

/** What was done to a post, newest first, down to the day it was written. */
export function PostHistory({ post }: { post: ManagedPost }) {
  const t = useText(messages).history;
  const { locale } = useLocale();
  const { data, isError, isFetching, refetch } = useQuery(postHistoryReading(post.id));
  if (isError && !isFetching) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {t.failed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-12" />;
  return (
    <ol className="border-line border-s-2 ps-4 text-sm">
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      <li>
        <span className="font-semibold">{t.arrived}</span>{" "}
        <span className="text-muted">{momentText(post.createdAt, "moment", locale)}</span>
      </li>
    </ol>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useText(messages).history;
  const deed = useDeed(entry);
  const { locale } = useLocale();
  return (
    <li className="pb-2">
      <span className="font-semibold">{deed}</span>{" "}
      <span className="text-muted">{t.by(entry.by, momentText(entry.at, "moment", locale))}</span>
      {entry.detail.reason && (
        <p dir="auto" className="max-w-measure [overflow-wrap:anywhere]">
          {entry.detail.reason}
        </p>
      )}
    </li>
  );
}

/** A deed in words; one that this page does not know yet by its own name. */
function useDeed({ act, detail: { from = "", to = "" } }: AuditEntry): string {
  const { history: t, statuses } = useText(messages);
  const called = (status: string) =>
    Object.entries(statuses).find(([name]) => name === status)?.[1] ?? status;
  if (act === "community_post.links") return to === "links" ? t.linksOn : t.linksOff;
  if (act === "community_post.status") return from === to ? t.kept : t.change(called(from), called(to));
  return act;
}
