import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { countText } from "#app/desk/moments.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { LeadStatistics } from "./contract.ts";
import { statisticsReading } from "./queries.ts";

/** A share in words, "12%"; of nothing it is 0%. */
export function shareText(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`;
}

/** How the desk stands: what is late first. Each figure of a status leads to its leads. */
export function LeadFigures() {
  const t = useText(messages).figures;
  const { data, isError } = useQuery(statisticsReading());
  return (
    <section aria-label={t.title} className="mb-8">
      {data ? (
        <Figures data={data} />
      ) : isError ? (
        <p className="text-flamboyan">{t.failed}</p>
      ) : (
        <Skeleton className="h-44 xl:h-32" />
      )}
    </section>
  );
}

function Figures({ data }: { data: LeadStatistics }) {
  const { figures: t, statuses } = useText(messages);
  const { locale } = useLocale();
  const { byStatus, total, late } = data;
  return (
    <ul className="grid grid-cols-3 border-y border-line xl:grid-cols-6">
      <li className="-mb-px border-b py-3 pe-4 sm:py-4 xl:border-b-0">
        <Figure label={t.late} hint={late > 0 ? t.lateHint : t.noneLate} alarm={late > 0}>
          {countText(late, locale)}
        </Figure>
      </li>
      <Linked status="new" label={statuses.new} count={byStatus.new} hint={t.newHint} />
      <Linked
        status="contacted"
        label={statuses.contacted}
        count={byStatus.contacted}
        hint={t.contactedHint}
      />
      <Linked
        status="qualified"
        label={statuses.qualified}
        count={byStatus.qualified}
        hint={t.qualifiedHint}
      />
      <Linked
        status="converted"
        label={statuses.converted}
        count={byStatus.converted}
        hint={t.share(shareText(byStatus.converted, total))}
      />
      <Linked label={t.total} count={total} hint={t.allHint} />
    </ul>
  );
}

function Linked({
  status,
  label,
  count,
  hint,
}: {
  status?: string;
  label: string;
  count: number;
  hint: string;
}) {
  const { locale } = useLocale();
  return (
    <li className="-mb-px border-b xl:border-s xl:border-b-0">
      <Link
        to={{ search: status ? `?status=${status}` : "" }}
        preventScrollReset
        className="block h-full py-3 pe-4 sm:py-4 hover:bg-band xl:ps-4"
      >
        <Figure label={label} hint={hint}>
          {countText(count, locale)}
        </Figure>
      </Link>
    </li>
  );
}

type FigureProps = { label: string; hint: string; alarm?: boolean; children: ReactNode };

function Figure({ label, hint, alarm = false, children }: FigureProps) {
  return (
    <>
      <span className="block font-semibold text-sm">{label}</span>
      <span
        className={classNames(
          "block font-display font-semibold text-3xl leading-tight lining-nums",
          alarm && "text-flamboyan",
        )}
      >
        {children}
      </span>
      <span className="hidden text-muted text-xs sm:block">{hint}</span>
    </>
  );
}
