import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/desk/staff-page.ts";
import { Entries, StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/reports-page";
import { messages as moderationMessages } from "./admin-messages.ts";
import { BackLink, ScreenLink } from "./back-link.tsx";
import { reportStates } from "./contract.ts";
import { ReportRow } from "./report-row.tsx";
import { listReports } from "./reports.server.ts";
import { messages } from "./reports-messages.ts";
import { reportsAddress, reportsReading } from "./reports-queries.ts";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, reportsAddress, reportsReading, listReports);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [reportsReading(readFilter(reportsAddress, params))]);
}

/** What visitors reported about vendor pages and reviews. */
export default function ReportsPage() {
  const t = useText(messages);
  const { flagged } = useText(moderationMessages);
  const filter = useAddressFilter(reportsAddress);
  return (
    <>
      <BackLink to="/flagged-vendors">{flagged.title}</BackLink>
      <ScreenTitle title={t.title} lead={t.lead}>
        <ScreenLink to="/flag-incidents">{flagged.history}</ScreenLink>
      </ScreenTitle>
      <StateList
        words={t}
        states={reportStates}
        names={t.states}
        filter={filter}
        reading={reportsReading(filter)}
        rowHeight="h-72 lg:h-40"
      >
        {(items) => (
          <Entries label={t.list}>
            {items.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </Entries>
        )}
      </StateList>
    </>
  );
}
