import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type LocalVendorCounts, localVendorStatuses } from "../contract.ts";
import { messages } from "./messages.ts";
import { localVendorCountsQueryOptions } from "./queries.ts";

export function LocalVendorCounters() {
  const t = useText(messages).counters;
  const { data, isError, isFetching } = useQuery(localVendorCountsQueryOptions());
  return (
    <section aria-label={t.title} className="mb-3">
      {data ? (
        <Counters counts={data} />
      ) : isError && !isFetching ? (
        <p className="text-flamboyan">{t.failed}</p>
      ) : (
        <Skeleton className="h-32 md:h-15" />
      )}
    </section>
  );
}

function Counters({ counts: { total, byStatus } }: { counts: LocalVendorCounts }) {
  return (
    <ul className="grid grid-cols-6 border-y border-line md:grid-cols-5">
      <Counter name="total" count={total} className="col-span-3 md:col-span-1" />
      {localVendorStatuses.map((status) => (
        <Counter
          key={status}
          name={status}
          count={byStatus[status]}
          className={classNames(
            "md:col-span-1 md:border-s",
            status === "pendiente" ? "col-span-3 border-s" : "col-span-2 max-md:not-nth-3:border-s",
          )}
        />
      ))}
    </ul>
  );
}

type CounterProps = {
  name: "total" | (typeof localVendorStatuses)[number];
  count: number;
  className: string;
};

/** The specification names the counters in Spanish; the English screen adds a hint. */
function Counter({ name, count, className }: CounterProps) {
  const { counters: t } = useText(messages);
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const status = name === "total" ? "" : name;
  return (
    <li className={classNames("-mb-px border-b md:mb-0 md:border-b-0", className)}>
      <Link
        to={{ search: queryWithChanges(params, { status }) }}
        aria-current={(params.get("status") ?? "") === status ? "true" : undefined}
        preventScrollReset
        className="grid h-full content-start gap-x-3 px-2 py-2 hover:bg-band aria-current:bg-band sm:grid-cols-[auto_minmax(0,1fr)] sm:px-3"
      >
        <span lang="es" className="font-semibold text-sm">
          {t[name]}
        </span>
        <span className="font-display font-semibold text-2xl leading-tight lining-nums sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:self-center">
          {formatCount(count, locale)}
        </span>
        <span className="text-muted text-xs max-sm:sr-only">{t.hints[name]}</span>
      </Link>
    </li>
  );
}
