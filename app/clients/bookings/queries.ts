import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import type { Meanwhile } from "#app/staff/shell/editing/meanwhile.ts";
import { type Shown, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { forgetUnseen } from "#app/staff/shell/list/forget-unseen.ts";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { changeListed, putListed, scopeOf } from "#app/staff/shell/list/listed.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Booking, type BookingStatus, bookingFilter, type bookingHistory } from "./contract.ts";
import { type Appointment, toRecordFields } from "./rules/appointment.ts";

/** What the dashboard's address can ask of the list. */
const filterParams = bookingFilter.extend({ cursor: pageCursor.optional() });
export type BookingListFilter = Partial<z.output<typeof filterParams>>;
export type BookingEvents = z.infer<typeof bookingHistory>;

const bookings = "/api/bookings";

/** Reads what an address asks of the list; what does not fit is left out. */
export function bookingsAddress(params: URLSearchParams): BookingListFilter {
  return readFilter(filterParams, params);
}

export function bookingsQueryOptions(filter: BookingListFilter) {
  return api.listQuery(bookings, filter);
}

export function countsQueryOptions() {
  return api.query("/api/admin/bookings/counts");
}

export function historyQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/bookings/:id/history", { id });
}

function bookingQueryOptions(id: number) {
  return api.query("/api/admin/bookings/:id", { id });
}

const refetchIntervalMs = 15_000;

/**
 * The selected booking: at once as the list shows it, then as the server tells it, every 15 seconds while the tab is in
 * view. The lists follow what is read.
 */
export function useSelectedBooking(id: number | undefined, items: readonly Booking[] = []) {
  const cache = useQueryClient();
  const reading = useQuery({
    ...bookingQueryOptions(id ?? 0),
    enabled: id !== undefined,
    placeholderData: items.find((one) => one.id === id),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: refetchIntervalMs,
  });
  const read = reading.isPlaceholderData ? undefined : reading.data;
  const known = useRef(read);
  useEffect(() => {
    if (!read) return;
    const before = known.current;
    known.current = read;
    putListed(cache, bookings, read);
    if (before?.id === read.id && before.version !== read.version) refetchRelated(cache, read.id);
  }, [cache, read]);
  return reading;
}

/** What the panel's form holds; the cost as it was typed, the appointment where it was changed. */
export type UpdateValues = {
  status: BookingStatus;
  adminNotes: string;
  estimatedCost: string;
  appointment: Appointment | null;
};

/**
 * Updates a booking. Where somebody else was faster, what they did is read and shown. `told` hears of each, also when
 * the panel is closed by then.
 */
export function useUpdateBooking(
  booking: Booking,
  told: { updated: (answer: Booking) => void; failed: (error: Error, now: Booking) => void },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...cachedBooking(cache, booking),
    ahead: (
      shown,
      { status, adminNotes, estimatedCost, appointment }: UpdateValues & { version: number },
    ) => {
      const cost = estimatedCost === "" ? null : Number(estimatedCost);
      return { ...shown, status, adminNotes, estimatedCost: cost, ...toRecordFields(appointment) };
    },
    send: ({ appointment, ...body }, { id }) =>
      api.put("/api/bookings/:id/status", { id, ...body, ...appointment }),
    readNewest: ({ id }) => api.get("/api/admin/bookings/:id", { id }),
    onSuccess: (answer) => {
      refetchAll(cache);
      told.updated(answer);
    },
    onError: (error) => {
      // What was read meanwhile may have been counted or not.
      refetchRelated(cache, booking.id);
      told.failed(error, cache.getQueryData(bookingQueryOptions(booking.id).queryKey) ?? booking);
    },
  });
}

/**
 * Who moved a booking to the status it has now, since it had another. The customer, the vendor and the house have no
 * name there.
 */
export async function findStatusChange(
  cache: QueryClient,
  { id, status }: Pick<Booking, "id" | "status">,
  before: BookingStatus,
): Promise<(Meanwhile & { actor: BookingEvents[number]["by"] }) | undefined> {
  if (status === before) return undefined;
  const history = await cache
    .fetchInfiniteQuery({ ...historyQueryOptions(id), staleTime: 0 })
    .catch(() => ({ pages: [] }));
  const events = history.pages.flatMap((page) => page.items);
  const last = events.find(({ kind, to }) => kind === "status" && to === status);
  return last && { by: last.name, actor: last.by, to: status };
}

/** What one press in the panel can do: answer the customer's wish for another time, or note the first contact. */
export type BookingAction = "accept" | "decline" | "contacted";

/** Does one of these; all else stays as the server has it. Where somebody else was faster, that is read. */
export function useBookingAction(
  booking: Booking,
  told: { done: (answer: Booking, act: BookingAction) => void; failed: (error: Error) => void },
) {
  const cache = useQueryClient();
  const { id, status, adminNotes, estimatedCost, version } = booking;
  return useMutation({
    scope: scopeOf(bookings, id),
    mutationFn: (act: BookingAction) =>
      api.put("/api/bookings/:id/status", {
        id,
        status: act === "accept" ? "confirmed" : status,
        adminNotes,
        estimatedCost,
        version,
        ...(act === "contacted" ? { contacted: true } : { proposal: act }),
      }),
    // A reading on its way would bring the old state back.
    onMutate: () =>
      Promise.all(
        cachedBooking(cache, booking).readings.map((queryKey) => cache.cancelQueries({ queryKey })),
      ),
    onSuccess: (answer, act) => {
      told.done(answer, act);
      putBooking(cache, answer);
      refetchAll(cache);
    },
    onError: async (error) => {
      if (isConflict(error)) await cache.invalidateQueries({ queryKey: bookingQueryOptions(id).queryKey });
      told.failed(error);
    },
  });
}

/** Ends the hold on a booking that looked like a robot's. */
export function useReleaseBooking(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/admin/bookings/:id/release", { id }),
    onSuccess: (answer) => {
      putBooking(cache, answer);
      refetchAll(cache);
    },
  });
}

/** Takes a booking, or gives it back. */
export function useAssignBooking(booking: Booking) {
  return useAssign("/api/admin/bookings/:id/assignee", booking.id, cachedBooking(useQueryClient(), booking));
}

/** A booking in the list, in the panel and in the counters. */
function cachedBooking(cache: QueryClient, record: Booking): Shown<Booking> {
  const { queryKey } = bookingQueryOptions(record.id);
  return {
    record,
    scope: scopeOf(bookings, record.id),
    readings: [[bookings], queryKey],
    put: (change) => {
      const before = cache.getQueryData(queryKey) ?? record;
      const after = change(before);
      moveCount(cache, before.status, after.status);
      cache.setQueryData(queryKey, after);
      changeListed(cache, bookings, record.id, change);
    },
  };
}

function putBooking(cache: QueryClient, booking: Booking): void {
  cache.setQueryData(bookingQueryOptions(booking.id).queryKey, booking);
  putListed(cache, bookings, booking);
}

/** Moves one booking between the counters. */
function moveCount(cache: QueryClient, from: BookingStatus, to: BookingStatus): void {
  if (from === to) return;
  cache.setQueryData(countsQueryOptions().queryKey, (counts) => {
    if (!counts) return counts;
    const { byStatus } = counts;
    return { ...counts, byStatus: { ...byStatus, [from]: byStatus[from] - 1, [to]: byStatus[to] + 1 } };
  });
}

/** After somebody else's change, or a failed one: what else tells of this booking. */
function refetchRelated(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: countsQueryOptions().queryKey });
  void cache.invalidateQueries({ queryKey: historyQueryOptions(id).queryKey });
}

/** After a change: the list, the figures and the news are read anew; what is not on the screen is forgotten. */
function refetchAll(cache: QueryClient): void {
  forgetUnseen(cache);
  void cache.invalidateQueries();
}
