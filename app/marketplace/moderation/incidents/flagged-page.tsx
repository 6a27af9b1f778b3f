import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { SearchBox } from "#app/staff/shell/list/search-box.tsx";
import { EntryList, FilteredList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { BackLink, ScreenLink } from "../back-link.tsx";
import { messages as reportMessages } from "../reports-messages.ts";
import { listFlaggedVendors } from "../server/incidents.server.ts";
import type { Route } from "./+types/flagged-page";
import { FlaggedDetail, FlaggedRow } from "./flagged-row.tsx";
import { LogIncident } from "./log-incident.tsx";
import { flaggedFilterParams, flaggedQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, flaggedFilterParams, flaggedQueryOptions, listFlaggedVendors);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [flaggedQueryOptions(readFilter(flaggedFilterParams, params))]);
}

const noFilter = { search: "" };

export default function FlaggedPage() {
  const { flagged: t, search: searchLabel } = useText(messages);
  const reports = useText(reportMessages);
  const filter = useListFilter(flaggedFilterParams);
  return (
    <>
      <BackLink to="/admin-dashboard">{t.back}</BackLink>
      <ScreenTitle title={t.title} lead={t.lead}>
        <div className="flex flex-wrap gap-3">
          <ScreenLink to="/flag-incidents">{t.history}</ScreenLink>
          <ScreenLink to="/admin/reports?status=open">{reports.title}</ScreenLink>
          <LogIncident />
        </div>
      </ScreenTitle>
      <FilteredList
        filters={(searchRef) => (
          <search aria-label={t.filters} className="mb-2 block">
            <SearchBox texts={{ ...t, search: searchLabel }} value={filter.search} inputRef={searchRef} />
          </search>
        )}
        queryOptions={flaggedQueryOptions(filter)}
        rowHeight="h-14"
        split={{
          name: "vendor",
          find: (search) => flaggedQueryOptions({ search }),
          title: ({ businessName }) => <span dir="auto">{businessName}</span>,
          detail: (vendor) => <FlaggedDetail vendor={vendor} />,
        }}
        filter={filter}
        noFilter={noFilter}
        texts={t}
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((vendor) => (
              <FlaggedRow key={vendor.id} vendor={vendor} />
            ))}
          </EntryList>
        )}
      </FilteredList>
    </>
  );
}
