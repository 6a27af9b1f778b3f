import { useSearchParams } from "react-router";
import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { EntryList, FilteredList } from "#app/staff/shell/list/state-list.tsx";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { BulkResults } from "#app/staff/shell/selection/bulk-bar.tsx";
import { BulkList, useBulkResults } from "#app/staff/shell/selection/bulk-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bookingsQueryOptions, countsQueryOptions, readBookingFilter } from "../queries.ts";
import { countBookings, listBookings } from "../server/list.server.ts";
import { messages } from "../staff-messages.ts";
import type { Route } from "./+types/page";
import { useBookingActs } from "./bulk-acts.ts";
import { BookingCounters } from "./counters.tsx";
import { BookingFilters, noFilter } from "./filters.tsx";
import { BookingPanel } from "./panel.tsx";
import { BookingRow } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readBookingFilter(params);
    return [
      {
        queryKey: bookingsQueryOptions(filter).queryKey,
        load: () => listBookings(ctx, { ...filter, limit: 50 }),
      },
      { queryKey: countsQueryOptions().queryKey, load: () => countBookings(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [
    bookingsQueryOptions(readBookingFilter(params)),
    countsQueryOptions(),
  ]);
}

/** The booking dashboard. */
export default function ManagementPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readBookingFilter(params);
  const bulk = useBulkResults();
  const acts = useBookingActs();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <BulkResults {...bulk} />
      <FilteredList
        texts={t}
        queryOptions={bookingsQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/bookings.csv" filter={filter} />}
        rowHeight="h-14"
        filter={filter}
        noFilter={noFilter}
        filters={(searchRef) => (
          <>
            <BookingCounters />
            {!params.has("booking") && <p className="pb-1 text-muted text-sm">{t.panel.none}</p>}
            <BookingFilters filter={filter} searchRef={searchRef} />
          </>
        )}
        split={{
          name: "booking",
          kind: "booking",
          find: (search) => bookingsQueryOptions({ search }),
          title: ({ id }) => t.panel.title(id),
          detail: (booking) => <BookingPanel listed={booking} />,
        }}
      >
        {(items) => (
          <BulkList
            items={items}
            acts={acts}
            call="/api/bookings"
            nameOf={({ customerName }) => customerName}
            show={bulk.show}
          >
            <EntryList label={t.list}>
              {items.map((booking) => (
                <BookingRow key={booking.id} booking={booking} />
              ))}
            </EntryList>
          </BulkList>
        )}
      </FilteredList>
    </>
  );
}
