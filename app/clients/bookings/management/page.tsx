import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { useListShortcuts } from "#app/staff/shell/list/use-list-shortcuts.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../contract.ts";
import {
  bookingsQueryOptions,
  countsQueryOptions,
  readBookingFilter,
  useSelectedBooking,
} from "../queries.ts";
import { countBookings, listBookings } from "../server/list.server.ts";
import { messages } from "../staff-messages.ts";
import type { Route } from "./+types/page";
import { BookingCounters } from "./counters.tsx";
import { BookingFilters, noFilter } from "./filters.tsx";
import { BookingList } from "./list.tsx";
import { BookingLoadFailed, BookingNotFound, BookingPanel, NothingSelected } from "./panel.tsx";
import { useSelection } from "./selection.ts";

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

/** The booking dashboard. On a phone the selected booking replaces the list. */
export default function ManagementPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readBookingFilter(params);
  const bookings = useQuery({ ...bookingsQueryOptions(filter), placeholderData: keepPreviousData });
  const { list, search } = useListShortcuts();
  const { selected, select, leave } = useSelection();
  const query = useSelectedBooking(selected, bookings.data?.items);
  const booking = isNotFound(query.error) ? undefined : query.data;
  const heading = useSelectionFocus(selected, booking?.id);
  const close = () => select(null);
  const listClass = classNames("min-w-0", selected !== undefined && "max-lg:hidden");
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <div className={listClass}>
        <BookingCounters />
        <BookingFilters filter={filter} searchRef={search} />
      </div>
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div ref={list} className={listClass}>
          <ListFrame
            query={bookings}
            failure={t.loadFailed}
            rowHeight="h-56 sm:h-36"
            filter={filter}
            noFilter={noFilter}
            texts={t}
          >
            {(items) => <BookingList bookings={items} />}
          </ListFrame>
        </div>
        <div className="max-lg:order-first lg:mt-11 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
          {booking && (
            <BookingPanel
              key={booking.id}
              booking={booking}
              headingRef={heading}
              close={close}
              onUpdated={leave}
            />
          )}
          {!booking && selected !== undefined && <PanelFallback query={query} close={close} />}
          {selected === undefined && <NothingSelected />}
        </div>
      </div>
    </>
  );
}

function PanelFallback({ query, close }: { query: UseQueryResult<Booking>; close: () => void }) {
  if (isNotFound(query.error)) return <BookingNotFound close={close} />;
  if (!query.error || query.isFetching) return <Skeleton className="h-96" />;
  return <BookingLoadFailed retry={() => void query.refetch()} close={close} />;
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Focuses the panel's heading once the selected booking is shown, and its list card after closing. */
function useSelectionFocus(selected: number | undefined, shown: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<number>(undefined);
  useEffect(() => {
    const last = previous.current;
    if (last === selected) return;
    if (selected !== undefined) {
      if (shown !== selected) return;
      const card = document.getElementById(`booking-${selected}`);
      const isFromList = card?.contains(document.activeElement);
      heading.current?.focus();
      if (!isFromList) card?.scrollIntoView({ block: "nearest" });
    } else {
      const card = document.getElementById(`booking-${last}`) ?? document.getElementById("list-top");
      card?.focus();
      card?.scrollIntoView({ block: "nearest" });
    }
    previous.current = selected;
  }, [selected, shown]);
  return heading;
}
