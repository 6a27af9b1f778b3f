import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/desk/staff-page.ts";
import { StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/queue-page";
import { messages } from "./admin-messages.ts";
import { applicationStatuses } from "./contract.ts";
import { applicationsAddress, applicationsReading } from "./queries.ts";
import { listApplications } from "./queue.server.ts";
import { QueueList } from "./queue-list.tsx";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, applicationsAddress, applicationsReading, listApplications);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [applicationsReading(readFilter(applicationsAddress, params))]);
}

/** The queue of vendor applications. */
export default function QueuePage() {
  const t = useText(messages);
  const filter = useAddressFilter(applicationsAddress);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        words={t}
        states={applicationStatuses}
        names={t.statuses}
        filter={filter}
        reading={applicationsReading(filter)}
        rowHeight="h-64 lg:h-20"
      >
        {(items) => <QueueList applications={items} />}
      </StateList>
    </>
  );
}
