import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { FigureRow } from "#app/staff/shell/list/figures.tsx";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { BookingCounts } from "../contract.ts";
import { countsQueryOptions } from "../queries.ts";
import { messages } from "../staff-messages.ts";

const counterStatuses = ["pending", "confirmed", "in-progress", "completed"] as const;

export function BookingCounters() {
  const t = useText(messages).figures;
  const { data, isError } = useQuery(countsQueryOptions());
  return (
    <section aria-label={t.title}>
      {data ? (
        <Counters counts={data} />
      ) : isError ? (
        <p className="text-flamboyan">{t.failed}</p>
      ) : (
        <Skeleton className="mb-2 h-9" />
      )}
    </section>
  );
}

function Counters({ counts: { byStatus, late } }: { counts: BookingCounts }) {
  const { counters, figures: t } = useText(messages);
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const figures = counterStatuses.map((status) => ({
    search: queryWithChanges(params, { status, held: "", suspended: "", booking: "" }),
    label: counters[status],
    count: byStatus[status],
    isCurrent: params.get("status") === status,
    ...(status === "pending" && {
      hint: late > 0 ? t.late(formatCount(late, locale)) : t.noneLate,
      alarm: late > 0 && ("hint" as const),
    }),
  }));
  return <FigureRow figures={figures} />;
}
