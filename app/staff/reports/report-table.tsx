import { Download } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Table } from "#app/ui/table.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { cellText } from "./cell-text.ts";
import type { Report } from "./contract.ts";
import { messages } from "./messages.ts";
import { tableUrl } from "./queries.ts";
import type { ReportFilter } from "./rules/period.ts";
import { type ColumnId, columnsOf, type TableId } from "./rules/tables.ts";

// The chart library is large and decorative: a chunk of its own, browser only.
const WeekChart = lazy(() => import("./charts.tsx").then((charts) => ({ default: charts.WeekChart })));
const BarList = lazy(() => import("./charts.tsx").then((charts) => ({ default: charts.BarList })));

type ReportFigureProps = {
  table: TableId;
  report: Report;
  filter: ReportFilter;
  /** The columns that the chart shows: of weeks side by side, else one chart each. */
  charted: readonly ColumnId[];
  className?: string;
};

/** A chart, the table behind it, and that table as a file. */
export function ReportFigure({ table, report, filter, charted, className }: ReportFigureProps) {
  const t = useText(messages);
  const heading = useId();
  const rows = report.tables[table];
  const isEmpty = rows.every((row) => charted.every((column) => !row[column]));
  return (
    <figure aria-labelledby={heading} className={classNames("min-w-0", className)}>
      <figcaption className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 id={heading} className="text-lg">
            {t.tables[table]}
          </h3>
          <p className="max-w-measure text-muted text-sm">{t.notes[table]}</p>
        </div>
        <a
          href={tableUrl(table, filter)}
          download
          className={buttonClass({ variant: "quiet", size: "small", className: "shrink-0" })}
        >
          <Download aria-hidden className="size-4" />
          {t.csv} <span className="sr-only">{t.csvOf(t.tables[table])}</span>
        </a>
      </figcaption>
      {isEmpty ? (
        <p className="mt-3 text-muted">{t.nothing}</p>
      ) : (
        <Charts table={table} report={report} charted={charted} />
      )}
      <RowsTable table={table} report={report} />
    </figure>
  );
}

function Charts({ table, report, charted }: Pick<ReportFigureProps, "table" | "report" | "charted">) {
  const t = useText(messages);
  const { locale } = useLocale();
  const rows = report.tables[table];
  const [[first, firstKind] = ["week", "week"] as const, ...others] = columnsOf(table);
  const nameOf = (row: (typeof rows)[number]) => cellText(row[first] ?? null, firstKind, t, locale);
  if (firstKind === "week") {
    const entries = rows.map((row) => ({
      name: nameOf(row),
      values: charted.map((column) => Number(row[column] ?? 0)),
    }));
    return (
      <Picture>
        <WeekChart entries={entries} series={charted.map((column) => t.columns[column])} />
      </Picture>
    );
  }
  return charted.map((column) => {
    const kind = others.find(([id]) => id === column)?.[1] ?? "count";
    const shown = rows.filter((row) => row[column] !== null && row[column] !== undefined);
    const entries = shown.map((row) => ({
      name: nameOf(row),
      value: Number(row[column]),
      text: cellText(row[column] ?? null, kind, t, locale),
    }));
    if (entries.every(({ value }) => value === 0)) return null;
    return (
      <Picture key={column} title={charted.length > 1 ? t.columns[column] : undefined}>
        <BarList entries={entries} />
      </Picture>
    );
  });
}

type PictureProps = { title?: string | undefined; children: ReactNode };

/** The chart sets its height itself: the content policy refuses a style in the page's HTML. */
function Picture({ title, children }: PictureProps) {
  const isHydrated = useHydrated();
  const placeholder = <Skeleton className="h-36" />;
  return (
    <div aria-hidden className="mt-4">
      {title && <p className="font-semibold text-muted text-sm">{title}</p>}
      <div className="overflow-clip">
        {isHydrated ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
      </div>
    </div>
  );
}

/** A longer table (weeks of a year) opens by a click. */
const mostUnfolded = 20;

function RowsTable({ table, report }: Pick<ReportFigureProps, "table" | "report">) {
  const t = useText(messages);
  const { locale } = useLocale();
  const columns = columnsOf(table);
  const [[first] = [undefined]] = columns;
  const rows = report.tables[table];
  return (
    <details open={rows.length <= mostUnfolded} className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-sm">
        {t.asTable} <span className="sr-only">: {t.tables[table]}</span>
      </summary>
      <Table
        caption={t.tables[table]}
        captionHidden
        className="text-sm [&_:is(th,td)]:px-1.5 [&_:is(th,td)]:py-1.5"
      >
        <thead>
          <tr>
            {columns.map(([id]) => (
              <th key={id} scope="col" className={id === first ? undefined : "numeric"}>
                {t.columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two vendors may have one name
            <tr key={place}>
              {columns.map(([id, kind]) =>
                id === first ? (
                  <th key={id} scope="row" dir="auto">
                    {cellText(row[id] ?? null, kind, t, locale)}
                  </th>
                ) : (
                  <td key={id} className="numeric whitespace-nowrap">
                    {cellText(row[id] ?? null, kind, t, locale)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
