import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages as moderationMessages } from "../admin-messages.ts";
import { BackLink, ScreenLink } from "../back-link.tsx";
import { reportStates } from "../contract.ts";
import { messages } from "../reports-messages.ts";
import { listReports } from "../server/reports.server.ts";
import type { Route } from "./+types/page";
import { reportsFilterParams, reportsQueryOptions } from "./queries.ts";
import { ReportDetail, ReportRow, ReportTitle } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, reportsFilterParams, reportsQueryOptions, listReports);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [reportsQueryOptions(readFilter(reportsFilterParams, params))]);
}

export default function ReportsPage() {
  const t = useText(messages);
  const { flagged } = useText(moderationMessages);
  const filter = useListFilter(reportsFilterParams);
  return (
    <>
      <BackLink to="/flagged-vendors">{flagged.title}</BackLink>
      <ScreenTitle title={t.title} lead={t.lead}>
        <ScreenLink to="/flag-incidents">{flagged.history}</ScreenLink>
      </ScreenTitle>
      <StateList
        texts={t}
        states={reportStates}
        names={t.states}
        filter={filter}
        queryOptions={reportsQueryOptions(filter)}
        rowHeight="h-14"
        split={{
          name: "report",
          find: (search) => reportsQueryOptions({ search }),
          title: (report) => <ReportTitle report={report} />,
          detail: (report) => <ReportDetail report={report} />,
        }}
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}
