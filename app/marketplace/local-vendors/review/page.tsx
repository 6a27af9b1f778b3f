import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { BulkResults } from "#app/staff/shell/selection/bulk-bar.tsx";
import { BulkList, useBulkResults } from "#app/staff/shell/selection/bulk-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { localVendorStatuses } from "../contract.ts";
import { listLocalVendors, localVendorCounts } from "../server/review.server.ts";
import type { Route } from "./+types/page";
import { useLocalVendorActs } from "./bulk-acts.ts";
import { LocalVendorDetail, LocalVendorRow } from "./card.tsx";
import { LocalVendorCounters } from "./counters.tsx";
import { messages } from "./messages.ts";
import {
  localVendorCountsQueryOptions,
  localVendorsFilterParams,
  localVendorsQueryOptions,
} from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(localVendorsFilterParams, params);
    return [
      {
        queryKey: localVendorsQueryOptions(filter).queryKey,
        load: () => listLocalVendors(ctx, { ...filter, limit: 50 }),
      },
      { queryKey: localVendorCountsQueryOptions().queryKey, load: () => localVendorCounts(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [
    localVendorsQueryOptions(readFilter(localVendorsFilterParams, params)),
    localVendorCountsQueryOptions(),
  ]);
}

export default function ReviewPage() {
  const t = useText(messages);
  const filter = useListFilter(localVendorsFilterParams);
  const bulk = useBulkResults();
  const acts = useLocalVendorActs();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <BulkResults {...bulk} />
      <StateList
        above={<LocalVendorCounters />}
        texts={t}
        states={localVendorStatuses}
        names={t.statuses}
        filter={filter}
        queryOptions={localVendorsQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/dominican-vendors.csv" filter={filter} />}
        rowHeight="h-14"
        split={{
          name: "vendor",
          kind: "local_vendor",
          find: (search) => localVendorsQueryOptions({ search }),
          title: ({ nombreCompleto }) => <span dir="auto">{nombreCompleto}</span>,
          detail: (vendor) => <LocalVendorDetail vendor={vendor} />,
        }}
      >
        {(items) => (
          <BulkList
            items={items}
            acts={acts}
            call="/api/admin/dominican-vendors"
            nameOf={({ nombreCompleto }) => nombreCompleto}
            show={bulk.show}
            permission="publish"
          >
            <EntryList label={t.list}>
              {items.map((vendor) => (
                <LocalVendorRow key={vendor.id} vendor={vendor} />
              ))}
            </EntryList>
          </BulkList>
        )}
      </StateList>
    </>
  );
}
