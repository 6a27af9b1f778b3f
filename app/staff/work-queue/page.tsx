import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { useListShortcuts } from "#app/staff/shell/list/use-list-shortcuts.ts";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { DaySidebar } from "./day-sidebar.tsx";
import { messages } from "./messages.ts";
import { queueFilterParams, queueQueryOptions, todayQueryOptions } from "./queries.ts";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueSections } from "./queue-sections.tsx";
import { RecordLinks } from "./record-links.tsx";
import { SecondStepNotice } from "./second-step-notice.tsx";
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
  const [params] = useSearchParams();
  const filter = readFilter(queueFilterParams, params);
  const queue = useQuery({
    ...queueQueryOptions(filter),
    ...liveQueryOptions,
    placeholderData: keepPreviousData,
  });
  const day = useQuery({ ...todayQueryOptions(), ...liveQueryOptions });
  const { list } = useListShortcuts();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead(formatDateTime(useNow(), "day", locale))} />
      <SecondStepNotice />
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <QueueFilters show={filter.show} counts={day.data?.queue} />
          <div ref={list}>
            <ListFrame
              query={queue}
              failure={t.loadFailed}
              rowHeight="h-40 sm:h-24"
              filter={filter}
              noFilter={noFilter}
              texts={t}
              live
            >
              {(items) => <QueueSections items={items} />}
            </ListFrame>
          </div>
        </div>
        <DaySidebar day={day} />
      </div>
      <RecordLinks />
    </>
  );
}
