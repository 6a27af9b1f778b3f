import { useQuery } from "@tanstack/react-query";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { Lead } from "./contract.ts";
import { historyReading } from "./queries.ts";

/** A lead's way so far: when it came, and each change of its status with who and when. */
export function LeadHistoryView({ lead }: { lead: Lead }) {
  const { history: t, statuses } = useText(messages);
  const { locale } = useLocale();
  const { data, isError, isFetching, refetch } = useQuery(historyReading(lead.id));
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
      <li className="pb-2">
        <span className="font-semibold">{t.arrived}</span>{" "}
        <span className="text-muted">{momentText(lead.createdAt, "moment", locale)}</span>
      </li>
      {data.map((change) => (
        <li key={`${change.at} ${change.from} ${change.to}`} className="pb-2">
          <span className="font-semibold">{t.change(statuses[change.from], statuses[change.to])}</span>{" "}
          <span className="text-muted">{t.by(change.by, momentText(change.at, "moment", locale))}</span>
        </li>
      ))}
      {data.length === 0 && <li className="text-muted">{t.none}</li>}
    </ol>
  );
}
