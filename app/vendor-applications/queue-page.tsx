import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { noStateFilter, StateFilters } from "#app/desk/state-filters.tsx";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/queue-page";
import { messages } from "./admin-messages.ts";
import { applicationStatuses } from "./contract.ts";
import { applicationsAddress, applicationsReading } from "./queries.ts";
import { listApplications } from "./queue.server.ts";
import { QueueList } from "./queue-list.tsx";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(applicationsAddress, params);
    return [
      {
        queryKey: applicationsReading(filter).queryKey,
        act: () => listApplications(ctx, { ...filter, limit: 50 }),
      },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [applicationsReading(readFilter(applicationsAddress, params))]);
}

/** The queue of vendor applications. */
export default function QueuePage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readFilter(applicationsAddress, params);
  const query = useQuery({ ...applicationsReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateFilters
        words={t}
        states={applicationStatuses}
        names={t.statuses}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-64 lg:h-28"
          filtered={Boolean(filter.search || filter.status)}
          noFilter={noStateFilter}
          words={t}
        >
          {(items) => <QueueList applications={items} />}
        </ListFrame>
      </div>
    </>
  );
}
