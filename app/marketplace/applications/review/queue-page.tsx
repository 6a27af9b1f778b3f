import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { applicationStatuses } from "../contract.ts";
import { listApplications } from "../server/queue.server.ts";
import type { Route } from "./+types/queue-page";
import { messages } from "./messages.ts";
import { applicationsFilterParams, applicationsListQueryOptions } from "./queries.ts";
import { QueueList } from "./queue-list.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, applicationsFilterParams, applicationsListQueryOptions, listApplications);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [
    applicationsListQueryOptions(readFilter(applicationsFilterParams, params)),
  ]);
}

export default function QueuePage() {
  const t = useText(messages);
  const filter = useListFilter(applicationsFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        texts={t}
        states={applicationStatuses}
        names={t.statuses}
        filter={filter}
        queryOptions={applicationsListQueryOptions(filter)}
        rowHeight="h-64 lg:h-20"
      >
        {(items) => <QueueList applications={items} />}
      </StateList>
    </>
  );
}
