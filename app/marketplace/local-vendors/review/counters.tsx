import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { FigureRow } from "#app/staff/shell/list/figures.tsx";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type LocalVendorCounts, localVendorStatuses } from "../contract.ts";
import { messages } from "./messages.ts";
import { localVendorCountsQueryOptions } from "./queries.ts";

export function LocalVendorCounters() {
  const t = useText(messages).counters;
  const { data, isError, isFetching } = useQuery(localVendorCountsQueryOptions());
  return (
    <section aria-label={t.title}>
      {data ? (
        <Counters counts={data} />
      ) : isError && !isFetching ? (
        <p className="text-flamboyan">{t.failed}</p>
      ) : (
        <Skeleton className="mb-2 h-9" />
      )}
    </section>
  );
}

/** The specification names the counters in Spanish; the English screen adds a hint. */
function Counters({ counts: { total, byStatus } }: { counts: LocalVendorCounts }) {
  const { counters: t } = useText(messages);
  const [params] = useSearchParams();
  const current = params.get("status") ?? "";
  const figures = (["total", ...localVendorStatuses] as const).map((name) => {
    const status = name === "total" ? "" : name;
    return {
      search: queryWithChanges(params, { status }),
      label: t[name],
      lang: "es" as const,
      count: name === "total" ? total : byStatus[name],
      hint: t.hints[name],
      isCurrent: current === status,
    };
  });
  return <FigureRow figures={figures} />;
}
