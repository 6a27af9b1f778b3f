import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { FigureRow } from "#app/staff/shell/list/figures.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LeadStatistics } from "../contract.ts";
import { messages } from "./messages.ts";
import { statisticsQueryOptions } from "./queries.ts";

/** "12%"; 0% if `whole` is 0. */
function shareText(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`;
}

export function LeadFigures() {
  const t = useText(messages).figures;
  const { data, isError } = useQuery(statisticsQueryOptions());
  return (
    <section aria-label={t.title}>
      {data ? (
        <Figures data={data} />
      ) : isError ? (
        <p className="text-flamboyan">{t.failed}</p>
      ) : (
        <Skeleton className="mb-2 h-9" />
      )}
    </section>
  );
}

function Figures({ data }: { data: LeadStatistics }) {
  const { figures: t, statuses } = useText(messages);
  const { search: shown } = useLocation();
  const { byStatus, total, late } = data;
  const counted = (["new", "contacted", "qualified", "converted"] as const).map((status) => ({
    search: `?status=${status}`,
    label: statuses[status],
    count: byStatus[status],
    hint: status === "converted" ? t.share(shareText(byStatus.converted, total)) : t.hints[status],
  }));
  const figures = [
    {
      search: "?late=yes",
      label: t.late,
      count: late,
      hint: late > 0 ? t.lateHint : t.noneLate,
      alarm: late > 0 && ("count" as const),
    },
    ...counted,
    { search: "", label: t.total, count: total, hint: t.allHint },
  ];
  return <FigureRow figures={figures.map((one) => ({ ...one, isCurrent: one.search === shown }))} />;
}
