import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { ApiError, type ListPage, readKey, readList, request } from "#platform/api-client.ts";
import {
  type Booking,
  type BookingCounts,
  type BookingStatus,
  bookingFilter,
  type bookingHistory,
} from "./contract.ts";

/** What the dashboard's address can ask of the list. */
export const bookingsAddress = bookingFilter.extend({ cursor: pageCursor.optional() });
export type BookingsAddress = Partial<z.output<typeof bookingsAddress>>;
type BookingHistory = z.infer<typeof bookingHistory>;

const bookingsCall = "/api/bookings";
const adminCall = "/api/admin/bookings";
const countsCall = `${adminCall}/counts`;

export function bookingsReading(filter: BookingsAddress): Reading<ListPage<Booking>> {
  return {
    queryKey: [bookingsCall, filter],
    queryFn: ({ signal }) => readList<Booking>(withFilter(bookingsCall, filter), signal),
  };
}

export function countsReading(): Reading<BookingCounts> {
  const queryKey = [countsCall];
  return { queryKey, queryFn: ({ signal }) => readKey<BookingCounts>()({ queryKey, signal }) };
}

export function historyReading(id: number): Reading<BookingHistory> {
  const queryKey = [`${adminCall}/${id}/history`];
  return { queryKey, queryFn: ({ signal }) => readKey<BookingHistory>()({ queryKey, signal }) };
}

/** The selected booking: as the list shows it, or, when a filter took it away, as it was last seen. */
export function useSelected(id: number | undefined, items: readonly Booking[] = []): Booking | undefined {
  const cache = useQueryClient();
  const { data: kept } = useQuery<Booking>({ queryKey: keptKey(id ?? 0), queryFn: skipToken });
  const listed = items.find((one) => one.id === id);
  useEffect(() => {
    if (listed) cache.setQueryData(keptKey(listed.id), listed);
  }, [cache, listed]);
  if (!id) return undefined;
  return listed && listed.version >= (kept?.version ?? 0) ? listed : kept;
}

function keptKey(id: number) {
  return ["selected booking", id];
}

/** What the panel's form holds; the cost as it was typed. */
export type Typed = { status: BookingStatus; adminNotes: string; estimatedCost: string };

/** Whether a call failed because somebody else was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/**
 * Updates a booking: shown at once, and put back when the server does not say yes. Where somebody else was
 * faster, what they did is read and shown. `told` hears of each, also when the panel is closed by then.
 */
export function useUpdate(
  booking: Booking,
  told: { updated: (answer: Booking) => void; failed: (error: Error) => void },
) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `booking-${booking.id}` },
    mutationFn: async (typed: Typed) => {
      const body = { ...typed, version: booking.version };
      const response = await request("PUT", `${bookingsCall}/${booking.id}/status`, { body });
      return (await response.json()) as Booking;
    },
    onMutate: async ({ status, adminNotes, estimatedCost }) => {
      // A reading on its way would bring the old state back.
      await cache.cancelQueries({ queryKey: [bookingsCall] });
      const cost = estimatedCost === "" ? null : Number(estimatedCost);
      put(cache, { ...booking, status, adminNotes, estimatedCost: cost });
      count(cache, booking.status, status);
      return booking;
    },
    // By now the screen's own booking is the one that was shown ahead.
    onError: async (error, { status }, before = booking) => {
      put(cache, before);
      count(cache, status, before.status);
      // Without it the screen only shows the older state a little longer.
      if (isConflict(error)) await readAgain(cache, booking).catch(() => undefined);
      told.failed(error);
    },
    onSuccess: (answer) => {
      put(cache, answer);
      refresh(cache);
      told.updated(answer);
    },
  });
}

/** Ends the hold on a booking that looked like a robot's. */
export function useRelease(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await request("POST", `${adminCall}/${id}/release`);
      return (await response.json()) as Booking;
    },
    onSuccess: (answer) => {
      put(cache, answer);
      refresh(cache);
    },
  });
}

function put(cache: QueryClient, booking: Booking): void {
  cache.setQueryData(keptKey(booking.id), booking);
  cache.setQueriesData<ListPage<Booking>>(
    { queryKey: [bookingsCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === booking.id ? booking : one)) },
  );
}

/** Moves one booking between the counters. */
function count(cache: QueryClient, from: BookingStatus, to: BookingStatus): void {
  if (from === to) return;
  cache.setQueryData<BookingCounts>([countsCall], (counts) => {
    if (!counts) return counts;
    const { byStatus } = counts;
    return { ...counts, byStatus: { ...byStatus, [from]: byStatus[from] - 1, [to]: byStatus[to] + 1 } };
  });
}

/** Reads a booking that somebody else changed; the list's filter may not hold it any more. */
async function readAgain(cache: QueryClient, { id, reference }: Booking): Promise<void> {
  const found = await readList<Booking>(withFilter(bookingsCall, { search: reference, limit: "100" }));
  const newest = found.items.find((one) => one.id === id);
  if (newest) put(cache, newest);
  void cache.invalidateQueries({ queryKey: [countsCall] });
  void cache.invalidateQueries({ queryKey: historyReading(id).queryKey });
}

/** After a change: the list, the figures and the news are read anew; what is not on the screen is forgotten. */
function refresh(cache: QueryClient): void {
  cache.removeQueries({ type: "inactive" });
  void cache.invalidateQueries();
}
