import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { useAssign } from "#app/desk/assignee.tsx";
import { forgetUnseen } from "#app/desk/forget-unseen.ts";
import { offsetCursor, pageCursor, readFilter, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, type ListPage, readKey, readList, request } from "#platform/api-client.ts";
import { type Appointment, recordOf } from "./appointment.ts";
import {
  type Booking,
  type BookingCounts,
  type BookingStatus,
  bookingFilter,
  type bookingHistory,
  type bookingUpdate,
} from "./contract.ts";

/** What the dashboard's address can ask of the list. Each order has cursors of its own. */
const newestAddress = bookingFilter.extend({ cursor: pageCursor.optional() });
const lateAddress = bookingFilter.extend({ cursor: offsetCursor.optional() });
export type BookingsAddress = Partial<z.output<typeof newestAddress>>;
export type BookingHistoryOf = z.infer<typeof bookingHistory>;

const bookingsCall = "/api/bookings";
const adminCall = "/api/admin/bookings";
const countsCall = `${adminCall}/counts`;

/** Reads what an address asks of the list; what does not fit is left out. */
export function bookingsAddress(params: URLSearchParams): BookingsAddress {
  return readFilter(params.get("sort") === "late" ? lateAddress : newestAddress, params);
}

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

export function historyReading(id: number): Reading<BookingHistoryOf> {
  const queryKey = [`${adminCall}/${id}/history`];
  return { queryKey, queryFn: ({ signal }) => readKey<BookingHistoryOf>()({ queryKey, signal }) };
}

function bookingReading(id: number): Reading<Booking> {
  const queryKey = [`${adminCall}/${id}`];
  return { queryKey, queryFn: ({ signal }) => readKey<Booking>()({ queryKey, signal }) };
}

const watchEvery = 15_000;

/**
 * The selected booking: at once as the list shows it, then as the server tells it, every 15 seconds while the tab is in
 * view. The lists follow what is read.
 */
export function useSelected(id: number | undefined, items: readonly Booking[] = []) {
  const cache = useQueryClient();
  const reading = useQuery({
    ...bookingReading(id ?? 0),
    enabled: id !== undefined,
    placeholderData: items.find((one) => one.id === id),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: watchEvery,
  });
  const read = reading.isPlaceholderData ? undefined : reading.data;
  const known = useRef(read);
  useEffect(() => {
    if (!read) return;
    const before = known.current;
    known.current = read;
    list(cache, read.id, () => read);
    if (before?.id === read.id && before.version !== read.version) readAround(cache, read.id);
  }, [cache, read]);
  return reading;
}

/** What the panel's form holds; the cost as it was typed, the appointment where it was changed. */
export type Typed = {
  status: BookingStatus;
  adminNotes: string;
  estimatedCost: string;
  appointment: Appointment | null;
};

async function putUpdate(id: number, body: z.input<typeof bookingUpdate>): Promise<Booking> {
  const response = await request("PUT", `${bookingsCall}/${id}/status`, { body });
  return (await response.json()) as Booking;
}

// A reading on its way would bring the old state back.
function cancelReadings(cache: QueryClient, id: number): Promise<unknown> {
  return Promise.all(readingsOf(id).map((queryKey) => cache.cancelQueries({ queryKey })));
}

/**
 * Updates a booking: shown at once, and put back when the server does not say yes. Where somebody else was
 * faster, what they did is read and shown. `told` hears of each, also when the panel is closed by then.
 */
export function useUpdate(
  booking: Booking,
  told: { updated: (answer: Booking) => void; failed: (error: Error, now: Booking) => void },
) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `booking-${booking.id}` },
    mutationFn: ({ appointment, ...body }: Typed & { version: number }) =>
      putUpdate(booking.id, { ...body, ...appointment }),
    onMutate: async ({ status, adminNotes, estimatedCost, appointment }) => {
      await cancelReadings(cache, booking.id);
      const cost = estimatedCost === "" ? null : Number(estimatedCost);
      put(cache, { ...booking, status, adminNotes, estimatedCost: cost, ...recordOf(appointment) });
      count(cache, booking.status, status);
      return booking;
    },
    // By now the screen's own booking is the one that was shown ahead.
    onError: async (error, { status }, before = booking) => {
      put(cache, before);
      count(cache, status, before.status);
      const { queryKey } = bookingReading(booking.id);
      if (isConflict(error)) await cache.invalidateQueries({ queryKey });
      told.failed(error, cache.getQueryData<Booking>(queryKey) ?? before);
    },
    onSuccess: (answer) => {
      put(cache, answer);
      refresh(cache);
      told.updated(answer);
    },
  });
}

/** What one press in the panel can do: answer the customer's wish for another time, or note the first contact. */
export type BookingAct = "accept" | "decline" | "contacted";

/** Does one of these; all else stays as the server has it. Where somebody else was faster, that is read. */
export function useAct(
  booking: Booking,
  told: { done: (answer: Booking, act: BookingAct) => void; failed: (error: Error) => void },
) {
  const cache = useQueryClient();
  const { id, status, adminNotes, estimatedCost, version } = booking;
  return useMutation({
    scope: { id: `booking-${id}` },
    mutationFn: (act: BookingAct) =>
      putUpdate(id, {
        status: act === "accept" ? "confirmed" : status,
        adminNotes,
        estimatedCost,
        version,
        ...(act === "contacted" ? { contacted: true } : { proposal: act }),
      }),
    onMutate: () => cancelReadings(cache, id),
    onSuccess: (answer, act) => {
      told.done(answer, act);
      put(cache, answer);
      refresh(cache);
    },
    onError: async (error) => {
      if (isConflict(error)) await cache.invalidateQueries({ queryKey: bookingReading(id).queryKey });
      told.failed(error);
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

/** Takes a booking, or gives it back. */
export function useAssignBooking({ id }: Booking) {
  const cache = useQueryClient();
  return useAssign({
    call: `${adminCall}/${id}`,
    readings: readingsOf(id),
    show: (assignee) => change(cache, id, (one) => ({ ...one, assignee })),
  });
}

/** Every reading that holds this booking. */
function readingsOf(id: number) {
  return [[bookingsCall], bookingReading(id).queryKey];
}

function put(cache: QueryClient, booking: Booking): void {
  cache.setQueryData(bookingReading(booking.id).queryKey, booking);
  list(cache, booking.id, () => booking);
}

function change(cache: QueryClient, id: number, changed: (booking: Booking) => Booking): void {
  cache.setQueryData<Booking>(bookingReading(id).queryKey, (one) => one && changed(one));
  list(cache, id, changed);
}

/** Changes a booking on the lists that hold it; those stay as old as they are. */
function list(cache: QueryClient, id: number, changed: (booking: Booking) => Booking): void {
  for (const [queryKey, page] of cache.getQueriesData<ListPage<Booking>>({ queryKey: [bookingsCall] })) {
    if (!page?.items.some((one) => one.id === id)) continue;
    const items = page.items.map((one) => (one.id === id ? changed(one) : one));
    const updatedAt = cache.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now();
    cache.setQueryData<ListPage<Booking>>(queryKey, { ...page, items }, { updatedAt });
  }
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

/** After somebody else's change: what else tells of this booking. */
function readAround(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: [countsCall] });
  void cache.invalidateQueries({ queryKey: historyReading(id).queryKey });
}

/** After a change: the list, the figures and the news are read anew; what is not on the screen is forgotten. */
function refresh(cache: QueryClient): void {
  forgetUnseen(cache);
  void cache.invalidateQueries();
}
