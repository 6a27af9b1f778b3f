import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { LeadStatistics } from "../contract.ts";
import { messages } from "./messages.ts";
import { statisticsQueryOptions } from "./queries.ts";

/** "12%"; 0% if `whole` is 0. */
export function shareText(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`;
}

export function LeadFigures() {
  const t = useText(messages).figures;
  const { data, isError } = useQuery(statisticsQueryOptions());
  return (
    <section aria-label={t.title} className="mb-3">
      {data ? (
        <Figures data={data} />
      ) : isError ? (
        <p className="text-flamboyan">{t.failed}</p>
      ) : (
        <Skeleton className="h-44 xl:h-15" />
      )}
    </section>
  );
}

function Figures({ data }: { data: LeadStatistics }) {
  const { figures: t, statuses } = useText(messages);
  const { byStatus, total, late } = data;
  return (
    <ul className="grid grid-cols-3 border-y border-line xl:grid-cols-6">
      <FigureLink
        search="?late=yes"
        label={t.late}
        count={late}
        hint={late > 0 ? t.lateHint : t.noneLate}
        alarm={late > 0}
      />
      {(["new", "contacted", "qualified"] as const).map((status) => (
        <FigureLink
          key={status}
          search={`?status=${status}`}
          label={statuses[status]}
          count={byStatus[status]}
          hint={t.hints[status]}
        />
      ))}
      <FigureLink
        search="?status=converted"
        label={statuses.converted}
        count={byStatus.converted}
        hint={t.share(shareText(byStatus.converted, total))}
      />
      <FigureLink search="" label={t.total} count={total} hint={t.allHint} />
    </ul>
  );
}

type FigureLinkProps = { search: string; label: string; count: number; hint: string; alarm?: boolean };

function FigureLink({ search, label, count, hint, alarm = false }: FigureLinkProps) {
  const { locale } = useLocale();
  const isCurrent = useLocation().search === search;
  return (
    <li className="-mb-px border-b first:xl:border-s-0 xl:border-s xl:border-b-0">
      <Link
        to={{ search }}
        aria-current={isCurrent ? "true" : undefined}
        preventScrollReset
        className="grid h-full content-start gap-x-3 px-2 py-2 hover:bg-band aria-current:bg-band sm:grid-cols-[auto_minmax(0,1fr)] sm:px-3"
      >
        <span className="font-semibold text-sm">{label}</span>
        <span
          className={classNames(
            "font-display font-semibold text-2xl leading-tight lining-nums sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:self-center",
            alarm && "text-flamboyan",
          )}
        >
          {formatCount(count, locale)}
        </span>
        <span className="hidden text-muted text-xs sm:block">{hint}</span>
      </Link>
    </li>
  );
}
