import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { useListKeys } from "#app/staff/shell/list/use-list-keys.ts";
import { live } from "#app/staff/shell/live.ts";
import { momentText } from "#app/staff/shell/record/moments.ts";
import { useNow } from "#app/staff/shell/record/now.tsx";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/staff/shell/staff-page.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { DaySidebar } from "./day-sidebar.tsx";
import { messages } from "./messages.ts";
import { queueQueryOptions, queueSearchParams, todayQueryOptions } from "./queries.ts";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueSections } from "./queue-sections.tsx";
import { RecordLinks } from "./record-links.tsx";
import { SecondStepNotice } from "./second-step-notice.tsx";
import { listQueue } from "./server/queue.server.ts";
import { readToday } from "./server/today.server.ts";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(queueSearchParams, params);
    return [
      { queryKey: queueQueryOptions(filter).queryKey, act: () => listQueue(ctx, { ...filter, limit: 50 }) },
      { queryKey: todayQueryOptions().queryKey, act: () => readToday(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [
    { ...queueQueryOptions(readFilter(queueSearchParams, params)), ...live },
    { ...todayQueryOptions(), ...live },
  ]);
}

const noFilter = { show: "" };

export default function TodayPage() {
  const t = useText(messages);
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const filter = readFilter(queueSearchParams, params);
  const queue = useQuery({ ...queueQueryOptions(filter), ...live, placeholderData: keepPreviousData });
  const day = useQuery({ ...todayQueryOptions(), ...live });
  const { list } = useListKeys();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead(momentText(useNow(), "day", locale))} />
      <SecondStepNotice />
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <QueueFilters show={filter.show} counts={day.data?.queue} />
          <div ref={list}>
            <ListFrame
              query={queue}
              failure={t.loadFailed}
              rowHeight="h-40 sm:h-24"
              filtered={filter.show !== undefined}
              noFilter={noFilter}
              words={t}
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
