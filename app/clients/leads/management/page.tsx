import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { useListShortcuts } from "#app/staff/shell/list/use-list-shortcuts.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { listLeads } from "../server/manage.server.ts";
import { leadStatistics } from "../server/statistics.server.ts";
import type { Route } from "./+types/page";
import { LeadFigures } from "./figures.tsx";
import { CsvLink, LeadFilters, noFilter } from "./filters.tsx";
import { LeadList } from "./list.tsx";
import { messages } from "./messages.ts";
import { leadFilterParams, leadsQueryOptions, statisticsQueryOptions } from "./queries.ts";
import { LeadTrends } from "./trends.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(leadFilterParams, params);
    return [
      { queryKey: leadsQueryOptions(filter).queryKey, load: () => listLeads(ctx, { ...filter, limit: 50 }) },
      { queryKey: statisticsQueryOptions().queryKey, load: () => leadStatistics(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [
    leadsQueryOptions(readFilter(leadFilterParams, params)),
    statisticsQueryOptions(),
  ]);
}

export default function LeadsPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readFilter(leadFilterParams, params);
  const leads = useQuery({ ...leadsQueryOptions(filter), placeholderData: keepPreviousData });
  const { list, search } = useListShortcuts();
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
          filter={filter}
          noFilter={noFilter}
          texts={t}
          tools={<CsvLink filter={filter} />}
        >
          {(items) => <LeadList leads={items} />}
        </ListFrame>
      </div>
      <LeadTrends />
    </>
  );
}
