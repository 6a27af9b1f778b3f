import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { queryWithChanges, readFilter } from "#app/staff/shell/list/list-filter.ts";
import { useListShortcuts } from "#app/staff/shell/list/use-list-shortcuts.ts";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { CalendarBar } from "./bar.tsx";
import { CalendarGrid } from "./grid.tsx";
import { messages } from "./messages.ts";
import { calendarInput, calendarParams, calendarQueryOptions, shownOf } from "./queries.ts";
import { step } from "./rules/days.ts";
import { readCalendar } from "./server/calendar.server.ts";
import { SubscribeButton } from "./subscription/subscribe.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const shown = readFilter(calendarParams, params);
    return [
      {
        queryKey: calendarQueryOptions(shown).queryKey,
        load: () => readCalendar(ctx, calendarInput(shown)),
      },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [calendarQueryOptions(readFilter(calendarParams, params))]);
}

/** Appointments and calls by week and month; a list of days on a phone. */
export default function CalendarPage() {
  const t = useText(messages);
  const { retry: again, loading } = useText(shellMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const params = readFilter(calendarParams, search);
  const { view, day } = shownOf(params);
  const calendar = useQuery({
    ...calendarQueryOptions(params),
    ...liveQueryOptions,
    placeholderData: keepPreviousData,
  });
  const go = (changes: Record<string, string>) =>
    void navigate({ search: queryWithChanges(search, changes) }, { preventScrollReset: true });
  const { list } = useListShortcuts();
  useShortcuts({
    ArrowLeft: () => go({ day: step(view, day, -1) }),
    ArrowRight: () => go({ day: step(view, day, 1) }),
    t: () => go({ day: "" }),
    w: () => go({ view: "" }),
    m: () => go({ view: "month" }),
  });
  return (
    <>
      <ScreenTitle title={t.title} lead={t.zone}>
        <SubscribeButton />
      </ScreenTitle>
      <CalendarBar params={params} calendar={calendar.data} />
      <QueryBoundary query={calendar} texts={{ failed: t.failed, again, loading }} height="h-96">
        {(data) => (
          <div ref={list}>
            {data.isCut && <p className="mb-3 font-semibold text-ambar-text">{t.cut}</p>}
            <CalendarGrid calendar={data} view={view} day={day} />
          </div>
        )}
      </QueryBoundary>
      <p className="mt-4 hidden text-muted text-sm lg:block">{t.keys}</p>
    </>
  );
}
