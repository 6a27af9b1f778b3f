import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { localVendorStatuses } from "../contract.ts";
import { listLocalVendors, localVendorCounts } from "../server/review.server.ts";
import type { Route } from "./+types/page";
import { LocalVendorCard } from "./card.tsx";
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
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <LocalVendorCounters />
      <StateList
        texts={t}
        states={localVendorStatuses}
        names={t.statuses}
        filter={filter}
        queryOptions={localVendorsQueryOptions(filter)}
        rowHeight="h-[40rem] lg:h-80"
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((vendor) => (
              <LocalVendorCard key={vendor.id} vendor={vendor} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}
