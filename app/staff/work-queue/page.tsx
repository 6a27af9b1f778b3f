import { useQuery } from "@tanstack/react-query";
import { BookOpen, ShieldAlert, UserRound } from "lucide-react";
import { Link } from "react-router";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { FilteredList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { DaySidebar } from "./day-sidebar.tsx";
import { messages } from "./messages.ts";
import { queueFilterParams, queueQueryOptions, todayQueryOptions } from "./queries.ts";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueSections } from "./queue-sections.tsx";
import { listQueue } from "./server/queue.server.ts";
import { readToday } from "./server/today.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(queueFilterParams, params);
    return [
      { queryKey: queueQueryOptions(filter).queryKey, load: () => listQueue(ctx, { ...filter, limit: 50 }) },
      { queryKey: todayQueryOptions().queryKey, load: () => readToday(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [
    queueQueryOptions(readFilter(queueFilterParams, params)),
    todayQueryOptions(),
  ]);
}

const noFilter = { show: "" };

export default function TodayPage() {
  const t = useText(messages);
  const { locale } = useLocale();
  const filter = useListFilter(queueFilterParams);
  const day = useQuery({ ...todayQueryOptions(), ...liveQueryOptions });
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead(formatDateTime(useNow(), "day", locale))} />
      <SecondStepNotice />
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <FilteredList
            filters={() => <QueueFilters show={filter.show} counts={day.data?.queue} />}
            queryOptions={queueQueryOptions(filter)}
            isLive
            rowHeight="h-40 sm:h-24"
            filter={filter}
            noFilter={noFilter}
            texts={t}
          >
            {(items) => <QueueSections items={items} />}
          </FilteredList>
        </div>
        <DaySidebar day={day} />
      </div>
      <RecordLinks />
    </>
  );
}

function SecondStepNotice() {
  const { secondStep: t } = useText(messages);
  if (useStaff().secondStep) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 border-ambar border-s-3 bg-band px-4 py-1 text-sm print:hidden">
      <span className="inline-flex items-center gap-3">
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        {t.off}
      </span>
      <Link to="/admin/account" className="inline-flex min-h-11 items-center text-link font-semibold">
        {t.go}
      </Link>
    </p>
  );
}

const linkClass = "inline-flex min-h-11 items-center gap-2 text-link text-sm";

function RecordLinks() {
  const { recordLinks: t } = useText(messages);
  return (
    <nav aria-label={t.title} className="mt-10 flex flex-wrap items-center gap-x-8 border-t pt-3">
      <p className="text-muted text-sm">{t.title}</p>
      <Link to="/admin/people" className={linkClass}>
        <UserRound aria-hidden className="size-4" />
        {t.people}
      </Link>
      <Link to="/admin/audit" className={linkClass}>
        <BookOpen aria-hidden className="size-4" />
        {t.record}
      </Link>
    </nav>
  );
}
