import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { formatCount, formatDay } from "#app/staff/shell/record/formats.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { leadStatuses } from "../contract.ts";
import type { ChartEntry } from "./charts.tsx";
import { shareText } from "./figures.tsx";
import { messages } from "./messages.ts";
import { statisticsQueryOptions } from "./queries.ts";

// The chart library is large and decorative: a chunk of its own, browser only.
const WeekChart = lazy(() => import("./charts.tsx").then((charts) => ({ default: charts.WeekChart })));
const FunnelChart = lazy(() => import("./charts.tsx").then((charts) => ({ default: charts.FunnelChart })));

export function LeadTrends() {
  const { charts: t, statuses, status } = useText(messages);
  const { locale } = useLocale();
  const { data } = useQuery(statisticsQueryOptions());
  if (!data) return null;
  const weeks = data.perWeek.map(({ week, count }) => ({ name: formatDay(week, locale), count }));
  const stages = leadStatuses.map((status) => ({ name: statuses[status], count: data.byStatus[status] }));
  const recent = weeks.reduce((sum, { count }) => sum + count, 0);
  const best = Math.max(0, ...weeks.map(({ count }) => count));
  return (
    <section aria-label={t.title} className="mt-14 grid gap-10 border-t border-line pt-8 lg:grid-cols-12">
      <Trend
        className="lg:col-span-7"
        title={t.perWeek}
        lead={t.perWeekLead(formatCount(recent, locale), formatCount(best, locale))}
        picture={recent > 0 && <WeekChart entries={weeks} />}
      >
        <FigureTable title={t.perWeek} first={t.week} entries={weeks} />
      </Trend>
      <Trend
        className="lg:col-span-5"
        title={t.funnel}
        lead={t.funnelLead(shareText(data.byStatus.converted, data.total))}
        picture={data.total > 0 && <FunnelChart entries={stages} />}
      >
        <FigureTable title={t.funnel} first={status} entries={stages} total={data.total} />
      </Trend>
    </section>
  );
}

type TrendProps = {
  className: string;
  title: string;
  lead: string;
  picture: ReactNode;
  children: ReactNode;
};

function Trend({ className, title, lead, picture, children }: TrendProps) {
  const { asTable, nothing } = useText(messages).charts;
  const heading = useId();
  const isHydrated = useHydrated();
  const placeholder = <Skeleton className="h-full" />;
  return (
    <figure aria-labelledby={heading} className={classNames("min-w-0", className)}>
      <figcaption>
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-muted text-sm">{picture ? lead : nothing}</p>
      </figcaption>
      {picture && (
        <>
          <div aria-hidden className="mt-5 h-60 overflow-clip">
            {isHydrated ? <Suspense fallback={placeholder}>{picture}</Suspense> : placeholder}
          </div>
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-sm">
              {asTable}
            </summary>
            {children}
          </details>
        </>
      )}
    </figure>
  );
}

type FigureTableProps = { title: string; first: string; entries: ChartEntry[]; total?: number };

function FigureTable({ title, first, entries, total }: FigureTableProps) {
  const { count, share } = useText(messages).charts;
  const { locale } = useLocale();
  return (
    <table className="data-table text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className="numeric">
            {count}
          </th>
          {total !== undefined && (
            <th scope="col" className="numeric">
              {share}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.name}>
            <th scope="row">{entry.name}</th>
            <td className="numeric">{formatCount(entry.count, locale)}</td>
            {total !== undefined && <td className="numeric">{shareText(entry.count, total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
