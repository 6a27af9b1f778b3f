import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link, useSearchParams } from "react-router";
import { MissingPermission } from "#app/staff/shell/editing/allowed.tsx";
import { DayFilter } from "#app/staff/shell/list/day-filter.tsx";
import { pathWithFilter, readFilter } from "#app/staff/shell/list/list-filter.ts";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Route } from "./+types/page";
import type { Report } from "./contract.ts";
import { messages } from "./messages.ts";
import { reportQueryOptions } from "./queries.ts";
import { ReportFigure } from "./report-table.tsx";
import { periods, type ReportFilter, reportFilter } from "./rules/period.ts";
import { type ColumnId, columnsOf, type TableId } from "./rules/tables.ts";
import { readReport } from "./server/report.server.ts";

export function loader(args: Route.LoaderArgs) {
  const queries = (ctx: Parameters<typeof readReport>[0], params: URLSearchParams) => {
    const filter = readFilter(reportFilter, params);
    return [{ queryKey: reportQueryOptions(filter).queryKey, load: () => readReport(ctx, filter) }];
  };
  return loadForStaff(args, queries, { permission: "reports" });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [reportQueryOptions(readFilter(reportFilter, params))]);
}

/** Columns of a table that has room beside another one. */
const widestBeside = 5;

type Section = { id: "answers" | "leads" | "bookings" | "support"; figures: [TableId, ColumnId[]][] };

const sections: readonly Section[] = [
  {
    id: "answers",
    figures: [
      ["answersByChannel", ["share"]],
      ["answersByColleague", ["answered"]],
    ],
  },
  {
    id: "leads",
    figures: [
      ["leadsByWeek", ["received", "converted"]],
      ["funnel", ["leads"]],
      ["salesByPackage", ["usd", "dop"]],
    ],
  },
  {
    id: "bookings",
    figures: [
      ["bookingsByWeek", ["received", "cancelled"]],
      ["bookingsByStatus", ["bookings"]],
      ["money", ["usd", "dop"]],
      ["bookingsByVendor", ["received"]],
    ],
  },
  {
    id: "support",
    figures: [
      ["chats", ["chats"]],
      ["safety", ["median"]],
    ],
  },
];

/** The owner's report: each figure with its chart, its table and that table as a file. */
export default function ReportPage() {
  const t = useText(messages);
  return (
    <>
      <ScreenTitle title={t.title} />
      {useStaff().may("reports") ? <Figures /> : <MissingPermission permission="reports" />}
    </>
  );
}

function Figures() {
  const t = useText(messages);
  const { retry: again, loading } = useText(shellMessages);
  const [params] = useSearchParams();
  const filter = readFilter(reportFilter, params);
  const report = useQuery({ ...reportQueryOptions(filter), placeholderData: keepPreviousData });
  // The figures of the former days stay until the new ones are there, but nothing says that they are of the new ones.
  const isFormer = report.isPlaceholderData;
  return (
    <>
      <PeriodFilter filter={filter} report={isFormer ? undefined : report.data} loading={loading} />
      <QueryBoundary query={report} texts={{ failed: t.failed, again, loading }} height="h-96">
        {(data) => (
          <div aria-busy={isFormer} className={isFormer ? "opacity-40" : undefined}>
            {sections.map(({ id, figures }) => (
              <ReportSection key={id} title={t.sections[id]}>
                {figures.map(([table, charted]) => (
                  <ReportFigure
                    key={table}
                    {...{ table, charted, filter }}
                    report={data}
                    className={columnsOf(table).length > widestBeside ? "lg:col-span-2" : ""}
                  />
                ))}
              </ReportSection>
            ))}
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8 border-t border-line pt-5">
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2">{children}</div>
    </section>
  );
}

type PeriodFilterProps = {
  filter: ReportFilter;
  /** Undefined while it loads. */
  report: Report | undefined;
  loading: string;
};

function PeriodFilter({ filter, report, loading }: PeriodFilterProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { from, to } = filter;
  const hasDays = from !== undefined || to !== undefined;
  const current = hasDays ? undefined : (filter.period ?? "month");
  const dayText = (day: string) => formatDateTime(momentInSantoDomingo(day, "12:00"), "day", locale);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <nav aria-label={t.period}>
        <ul className="flex flex-wrap gap-1">
          {periods.map((period) => (
            <li key={period}>
              <Link
                to={pathWithFilter("", { period })}
                aria-current={current === period ? "true" : undefined}
                preventScrollReset
                className="inline-flex min-h-11 items-center rounded border px-3 font-semibold text-sm hover:bg-band aria-current:border-larimar aria-current:bg-band lg:min-h-9"
              >
                {t.periods[period]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DayFilter name="from" label={t.from} value={from} max={to} />
      <DayFilter name="to" label={t.to} value={to} min={from} />
      <p role="status" className="text-muted text-sm">
        {report ? t.days(dayText(report.from), dayText(report.to)) : loading}
      </p>
    </div>
  );
}
