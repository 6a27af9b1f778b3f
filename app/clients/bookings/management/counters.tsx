import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { classNames } from "#app/ui/class-names.ts";
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
    <section aria-label={t.title} className="mb-3">
      {data ? (
        <Counters counts={data} />
      ) : isError ? (
        <p className="text-flamboyan">{t.failed}</p>
      ) : (
        <Skeleton className="h-24 md:h-12" />
      )}
    </section>
  );
}

function Counters({ counts: { byStatus, late } }: { counts: BookingCounts }) {
  const { counters, figures: t } = useText(messages);
  const { locale } = useLocale();
  const [params] = useSearchParams();
  return (
    <ul className="grid grid-cols-2 gap-x-px border-y border-line md:grid-cols-4">
      {counterStatuses.map((status) => (
        <li
          key={status}
          className="-mb-px border-b even:border-s md:border-s md:mb-0 md:border-b-0 first:md:border-s-0"
        >
          <Link
            to={{ search: queryWithChanges(params, { status, held: "", suspended: "", booking: "" }) }}
            aria-current={params.get("status") === status ? "true" : undefined}
            preventScrollReset
            className="flex h-full flex-wrap items-baseline gap-x-3 px-3 py-2 hover:bg-band aria-current:bg-band sm:px-4"
          >
            <span className="order-last font-semibold text-sm">{counters[status]}</span>
            <span className="contents">
              <span className="font-display font-semibold text-2xl leading-tight lining-nums">
                {formatCount(byStatus[status], locale)}
              </span>
              {status === "pending" && (
                <span
                  className={classNames(
                    "order-last text-sm",
                    late > 0 ? "font-semibold text-flamboyan" : "text-muted",
                  )}
                >
                  {late > 0 ? t.late(formatCount(late, locale)) : t.noneLate}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
