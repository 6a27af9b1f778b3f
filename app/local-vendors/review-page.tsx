import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { Entries, StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/review-page";
import { messages } from "./admin-messages.ts";
import { localVendorStatuses } from "./contract.ts";
import { localVendorCountsReading, localVendorsAddress, localVendorsReading } from "./queries.ts";
import { listLocalVendors, localVendorCounts } from "./review.server.ts";
import { LocalVendorCard } from "./review-card.tsx";
import { LocalVendorCounters } from "./review-counters.tsx";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(localVendorsAddress, params);
    return [
      {
        queryKey: localVendorsReading(filter).queryKey,
        act: () => listLocalVendors(ctx, { ...filter, limit: 50 }),
      },
      { queryKey: localVendorCountsReading().queryKey, act: () => localVendorCounts(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [
    localVendorsReading(readFilter(localVendorsAddress, params)),
    localVendorCountsReading(),
  ]);
}

/** The review of those who applied through the portal for local vendors. */
export default function ReviewPage() {
  const t = useText(messages);
  const filter = useAddressFilter(localVendorsAddress);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <LocalVendorCounters />
      <StateList
        words={t}
        states={localVendorStatuses}
        names={t.statuses}
        filter={filter}
        reading={localVendorsReading(filter)}
        rowHeight="h-[40rem] lg:h-80"
      >
        {(items) => (
          <Entries label={t.list}>
            {items.map((vendor) => (
              <LocalVendorCard key={vendor.id} vendor={vendor} />
            ))}
          </Entries>
        )}
      </StateList>
    </>
  );
}
