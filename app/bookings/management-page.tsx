import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/management-page";
import { messages } from "./admin-messages.ts";
import { bookingCountsOf, listBookings } from "./manage.server.ts";
import { BookingFigures } from "./management-figures.tsx";
import { BookingFilters, noFilter } from "./management-filters.tsx";
import { BookingList } from "./management-list.tsx";
import { AwayBooking, BookingPanel, NoBooking } from "./management-panel.tsx";
import { bookingsAddress, bookingsReading, countsReading, useSelected } from "./queries.ts";
import { useSelection } from "./selection.ts";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(bookingsAddress, params);
    return [
      { queryKey: bookingsReading(filter).queryKey, act: () => listBookings(ctx, { ...filter, limit: 50 }) },
      { queryKey: countsReading().queryKey, act: () => bookingCountsOf(ctx) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [
    bookingsReading(readFilter(bookingsAddress, params)),
    countsReading(),
  ]);
}

/** The booking dashboard: how it stands, the list, and beside it (on a phone in its place) the selected booking. */
export default function ManagementPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readFilter(bookingsAddress, params);
  const bookings = useQuery({ ...bookingsReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  const { selected, select, leave } = useSelection();
  const booking = useSelected(selected, bookings.data?.items);
  const heading = useFollowedSelection(selected);
  const close = () => select(null);
  const besideIt = classNames("min-w-0", selected !== undefined && "max-lg:hidden");
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <div className={besideIt}>
        <BookingFigures />
        <BookingFilters filter={filter} searchRef={search} />
      </div>
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div ref={list} className={besideIt}>
          <ListFrame
            query={bookings}
            failure={t.loadFailed}
            rowHeight="h-72 sm:h-52"
            filtered={Boolean(filter.search || filter.status || filter.sort)}
            noFilter={noFilter}
            words={t}
          >
            {(items) => <BookingList bookings={items} />}
          </ListFrame>
        </div>
        <div className="max-lg:order-first lg:mt-13 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
          {booking && (
            <BookingPanel
              key={booking.id}
              booking={booking}
              headingRef={heading}
              close={close}
              onUpdated={leave}
            />
          )}
          {!booking && selected !== undefined && bookings.isFetching && <Skeleton className="h-96" />}
          {!booking && selected !== undefined && !bookings.isFetching && <AwayBooking close={close} />}
          {selected === undefined && <NoBooking />}
        </div>
      </div>
    </>
  );
}

/** The focus goes to what was selected, and back to its card in the list. */
function useFollowedSelection(selected: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(selected);
  useEffect(() => {
    const last = before.current;
    if (last === selected) return;
    before.current = selected;
    if (selected !== undefined) heading.current?.focus();
    else {
      const card = document.getElementById(`booking-${last}`) ?? document.getElementById("list-top");
      card?.focus();
      card?.scrollIntoView({ block: "nearest" });
    }
  }, [selected]);
  return heading;
}
