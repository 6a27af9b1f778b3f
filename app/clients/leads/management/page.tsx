import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, FilteredList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { BulkResults } from "#app/staff/shell/selection/bulk-bar.tsx";
import { BulkList, useBulkResults } from "#app/staff/shell/selection/bulk-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { listLeads } from "../server/manage.server.ts";
import { leadStatistics } from "../server/statistics.server.ts";
import type { Route } from "./+types/page";
import { useLeadActs } from "./bulk-acts.ts";
import { LeadDetail } from "./detail.tsx";
import { LeadFigures } from "./figures.tsx";
import { LeadFilters, noFilter } from "./filters.tsx";
import { messages } from "./messages.ts";
import { leadFilterParams, leadsQueryOptions, statisticsQueryOptions } from "./queries.ts";
import { LeadRow } from "./row.tsx";

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
  const filter = useListFilter(leadFilterParams);
  const bulk = useBulkResults();
  const acts = useLeadActs();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <BulkResults {...bulk} />
      <FilteredList
        texts={t}
        queryOptions={leadsQueryOptions(filter)}
        rowHeight="h-14"
        filter={filter}
        noFilter={noFilter}
        tools={<CsvButton path="/api/admin/leads.csv" filter={filter} />}
        filters={(searchRef) => (
          <>
            <LeadFigures />
            <LeadFilters filter={filter} searchRef={searchRef} />
          </>
        )}
        split={{
          name: "lead",
          kind: "lead",
          find: (search) => leadsQueryOptions({ search }),
          title: ({ name }) => name,
          locale: ({ locale }) => locale,
          detail: (lead) => <LeadDetail lead={lead} />,
        }}
      >
        {(items) => (
          <BulkList
            items={items}
            acts={acts}
            call="/api/admin/leads"
            nameOf={({ name }) => name}
            show={bulk.show}
          >
            <EntryList label={t.list}>
              {items.map((lead) => (
                <LeadRow key={lead.id} lead={lead} />
              ))}
            </EntryList>
          </BulkList>
        )}
      </FilteredList>
    </>
  );
}
