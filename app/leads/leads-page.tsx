import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/leads-page";
import { messages } from "./admin-messages.ts";
import { LeadFigures } from "./lead-figures.tsx";
import { CsvLink, isFiltered, LeadFilters, noFilter } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";
import { LeadTrends } from "./lead-trends.tsx";
import { leadsAddress, leadsReading, statisticsReading } from "./queries.ts";
import { leadStatistics } from "./statistics.server.ts";
import { listLeads } from "./work.server.ts";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(leadsAddress, params);
    return [
      { queryKey: leadsReading(filter).queryKey, act: () => listLeads(ctx, { ...filter, limit: 50 }) },
      { queryKey: statisticsReading().queryKey, act: () => leadStatistics(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [leadsReading(readFilter(leadsAddress, params)), statisticsReading()]);
}

/** The lead dashboard: how the desk stands, and the ledger of leads. */
export default function LeadsPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readFilter(leadsAddress, params);
  const leads = useQuery({ ...leadsReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <LeadFigures />
      <LeadFilters filter={filter} searchRef={search} />
      <div ref={list}>
        <ListFrame
          query={leads}
          failure={t.loadFailed}
          rowHeight="h-80 lg:h-20"
          filtered={isFiltered(filter)}
          noFilter={noFilter}
          words={t}
          tools={<CsvLink filter={filter} />}
        >
          {(items) => <LeadList leads={items} />}
        </ListFrame>
      </div>
      <LeadTrends />
    </>
  );
}
