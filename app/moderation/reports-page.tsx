import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { noStateFilter, StateFilters } from "#app/desk/state-filters.tsx";
import { useListKeys } from "#app/desk/use-list-keys.ts";
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
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(reportsAddress, params);
    return [
      {
        queryKey: reportsReading(filter).queryKey,
        act: () => listReports(ctx, { ...filter, limit: 50 }),
      },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [reportsReading(readFilter(reportsAddress, params))]);
}

/** What visitors reported about vendor pages and reviews. */
export default function ReportsPage() {
  const t = useText(messages);
  const { flagged } = useText(moderationMessages);
  const [params] = useSearchParams();
  const filter = readFilter(reportsAddress, params);
  const query = useQuery({ ...reportsReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  return (
    <>
      <BackLink to="/flagged-vendors">{flagged.title}</BackLink>
      <ScreenTitle title={t.title} lead={t.lead}>
        <ScreenLink to="/flag-incidents">{flagged.history}</ScreenLink>
      </ScreenTitle>
      <StateFilters
        words={t}
        states={reportStates}
        names={t.states}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-72 lg:h-40"
          filtered={Boolean(filter.search || filter.status)}
          noFilter={noStateFilter}
          words={t}
        >
          {(items) => (
            <ul
              aria-label={t.list}
              className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
            >
              {items.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
    </>
  );
}
