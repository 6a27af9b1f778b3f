import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { applicationStatuses } from "../contract.ts";
import { listApplications } from "../server/queue.server.ts";
import type { Route } from "./+types/queue-page";
import { ApplicationDetail, ApplicationName } from "./application-detail.tsx";
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
        hasAssignees
        texts={t}
        states={applicationStatuses}
        names={t.statuses}
        filter={filter}
        queryOptions={applicationsListQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/vendor-applications.csv" filter={filter} />}
        rowHeight="h-14"
        split={{
          name: "application",
          kind: "vendor_application",
          titleById: (id) => <ApplicationName id={id} />,
          detailById: (id) => <ApplicationDetail id={id} />,
        }}
      >
        {(items) => <QueueList applications={items} />}
      </StateList>
    </>
  );
}
