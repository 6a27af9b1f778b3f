import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import type { ConflictingChange } from "#app/staff/shell/editing/conflict-message.ts";
import { type ChangeTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { removeInactiveQueries } from "#app/staff/shell/list/inactive-queries.ts";
import { changeCachedRecord, recordScope, replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import {
  type Booking,
  type BookingStatus,
  type bookingCorrection,
  bookingFilter,
  type bookingHistory,
  type changedBooking,
  type reassignment,
} from "./contract.ts";
import { type Appointment, toRecordFields } from "./rules/appointment.ts";
import type { PriceForm } from "./rules/prices/price-update.ts";

const filterParams = bookingFilter.extend({ cursor: pageCursor.optional() });
export type BookingListFilter = Partial<z.output<typeof filterParams>>;
export type BookingEvents = z.infer<typeof bookingHistory>;

const bookings = "/api/bookings";

/** Reads the dashboard's filter and page from the URL; leaves out what is blank or invalid. */
export function readBookingFilter(params: URLSearchParams): BookingListFilter {
  return readFilter(filterParams, params);
}

/** One page of the dashboard's list, for staff. */
export function bookingsQueryOptions(filter: BookingListFilter) {
  return api.listQuery(bookings, filter);
}

/** Counts of all bookings, whatever the filter: by status, and those whose first contact is overdue. */
export function countsQueryOptions() {
  return api.query("/api/admin/bookings/counts");
}

/** A booking's history in pages, newest first. */
export function historyQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/bookings/:id/history", { id });
}

function bookingQueryOptions(id: number) {
  return api.query("/api/admin/bookings/:id", { id });
}

const refetchIntervalMs = 15_000;

/** First as the list has it, then polled while the tab is visible; updates the cached lists. */
export function useSelectedBooking(id: number | undefined, items: readonly Booking[] = []) {
  const cache = useQueryClient();
  const query = useQuery({
    ...bookingQueryOptions(id ?? 0),
    enabled: id !== undefined,
    placeholderData: items.find((one) => one.id === id),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchInterval: refetchIntervalMs,
  });
  const current = query.isPlaceholderData ? undefined : query.data;
  const previous = useRef(current);
  useEffect(() => {
    if (!current) return;
    const before = previous.current;
    previous.current = current;
    replaceCachedRecord(cache, bookings, current);
    if (before?.id === current.id && before.version !== current.version) refetchRelated(cache, current.id);
  }, [cache, current]);
  return query;
}

/** The panel form's values: the cost as typed, the appointment only if changed. */
export type UpdateValues = {
  status: BookingStatus;
  adminNotes: string;
  estimatedCost: string;
  /** "": both came, or nobody noted it. */
  noShow: NonNullable<Booking["noShow"]> | "";
  appointment: Appointment | null;
};

/**
 * Saves the panel's form, shown at once. After a failure `now` is the current state, read anew on a conflict.
 * `callbacks` also run after the panel has closed.
 */
export function useUpdateBooking(
  booking: Booking,
  callbacks: { updated: (answer: ChangedBooking) => void; failed: (error: Error, now: Booking) => void },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...cachedBooking(cache, booking),
    predict: (
      shown,
      { status, adminNotes, estimatedCost, noShow, appointment }: UpdateValues & { version: number },
    ) => {
      const cost = estimatedCost === "" ? null : Number(estimatedCost);
      const missing = status === "cancelled" ? noShow || null : null;
      return {
        ...shown,
        status,
        adminNotes,
        estimatedCost: cost,
        noShow: missing,
        ...toRecordFields(appointment),
      };
    },
    send: ({ appointment, noShow, ...body }, { id }) =>
      api.put("/api/bookings/:id/status", { id, ...body, noShow: noShow || null, ...appointment }),
    readNewest: ({ id }) => api.get("/api/admin/bookings/:id", { id }),
    onSuccess: (answer) => {
      refetchAll(cache);
      callbacks.updated(answer);
    },
    onError: (error) => {
      // Counts read in the meantime may or may not include the change.
      refetchRelated(cache, booking.id);
      callbacks.failed(error, cache.getQueryData(bookingQueryOptions(booking.id).queryKey) ?? booking);
    },
  });
}

/**
 * The change to the current status, for the conflict message; `by` is blank for customers and vendors.
 * @returns undefined if the status is still `before`, or the history cannot be read
 */
export async function findStatusChange(
  cache: QueryClient,
  { id, status }: Pick<Booking, "id" | "status">,
  before: BookingStatus,
): Promise<(ConflictingChange & { actor: BookingEvents[number]["by"] }) | undefined> {
  if (status === before) return undefined;
  const history = await cache
    .fetchInfiniteQuery({ ...historyQueryOptions(id), staleTime: 0 })
    .catch(() => ({ pages: [] }));
  const events = history.pages.flatMap((page) => page.items);
  const last = events.find(({ kind, to }) => kind === "status" && to === status);
  return last && { by: last.name, actor: last.by, to: status };
}

type ChangedBooking = z.infer<typeof changedBooking>;

/** A one-click action: accept or decline the requested time, or record the first contact. */
export type BookingAction = "accept" | "decline" | "contacted";

/** Runs the action; accepting also confirms the booking, all other fields stay. A conflict reloads the booking. */
export function useBookingAction(
  booking: Booking,
  callbacks: {
    done: (answer: ChangedBooking, action: BookingAction) => void;
    failed: (error: Error) => void;
  },
) {
  const cache = useQueryClient();
  const { id, status, adminNotes, estimatedCost, version } = booking;
  return useMutation({
    scope: recordScope(bookings, id),
    mutationFn: (action: BookingAction) =>
      api.put("/api/bookings/:id/status", {
        id,
        status: action === "accept" ? "confirmed" : status,
        adminNotes,
        estimatedCost,
        version,
        ...(action === "contacted" ? { contacted: true } : { proposal: action }),
      }),
    // A running request would restore the old state.
    onMutate: () =>
      Promise.all(
        cachedBooking(cache, booking).queryKeys.map((queryKey) => cache.cancelQueries({ queryKey })),
      ),
    onSuccess: (answer, action) => {
      callbacks.done(answer, action);
      putBooking(cache, answer);
      refetchAll(cache);
    },
    onError: async (error) => {
      if (isConflict(error)) await cache.invalidateQueries({ queryKey: bookingQueryOptions(id).queryKey });
      callbacks.failed(error);
    },
  });
}

/** Saves the prices and shows them in panel and lists. @throws ApiError, as the call answers */
export async function savePrices(
  cache: QueryClient,
  input: { id: number; version: number } & PriceForm,
): Promise<Booking> {
  const answer = await api.put("/api/admin/bookings/:id/prices", input);
  putBooking(cache, answer);
  refetchRelated(cache, answer.id);
  return answer;
}

/** Saves corrected data of the customer. @throws ApiError, conflict if the booking changed meanwhile */
export function useCorrectCustomer(id: number) {
  const cache = useQueryClient();
  return async (values: z.output<typeof bookingCorrection>) => {
    const answer = await api.put("/api/admin/bookings/:id/customer", { id, ...values });
    putBooking(cache, answer.booking);
    refetchAll(cache);
    return answer;
  };
}

/** Gives the booking to another vendor or service. @throws ApiError, conflict if the booking changed meanwhile */
export function useReassign(id: number) {
  const cache = useQueryClient();
  return async (values: z.output<typeof reassignment>) => {
    const answer = await api.put("/api/admin/bookings/:id/vendor", { id, ...values });
    putBooking(cache, answer);
    refetchAll(cache);
    return answer;
  };
}

/** The booking as it is now, after a conflict. */
export async function readBookingAnew(cache: QueryClient, id: number): Promise<Booking> {
  const booking = await cache.fetchQuery({ ...bookingQueryOptions(id), staleTime: 0 });
  putBooking(cache, booking);
  return booking;
}

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

/**
 * Assigns the booking to the person signed in (true) or to nobody (false), shown at once; a failure is undone and shown
 * as a toast.
 */
export function useAssignBooking(booking: Booking) {
  return useAssign("/api/admin/bookings/:id/assignee", booking.id, cachedBooking(useQueryClient(), booking));
}

function cachedBooking(cache: QueryClient, record: Booking): ChangeTarget<Booking> {
  const { queryKey } = bookingQueryOptions(record.id);
  return {
    record,
    scope: recordScope(bookings, record.id),
    queryKeys: [[bookings], queryKey],
    update: (change) => {
      const before = cache.getQueryData(queryKey) ?? record;
      const after = change(before);
      moveCount(cache, before.status, after.status);
      cache.setQueryData(queryKey, after);
      changeCachedRecord(cache, bookings, record.id, change);
    },
  };
}

function putBooking(cache: QueryClient, booking: Booking): void {
  cache.setQueryData(bookingQueryOptions(booking.id).queryKey, booking);
  replaceCachedRecord(cache, bookings, booking);
}

function moveCount(cache: QueryClient, from: BookingStatus, to: BookingStatus): void {
  if (from === to) return;
  cache.setQueryData(countsQueryOptions().queryKey, (counts) => {
    if (!counts) return counts;
    const { byStatus } = counts;
    return { ...counts, byStatus: { ...byStatus, [from]: byStatus[from] - 1, [to]: byStatus[to] + 1 } };
  });
}

function refetchRelated(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: countsQueryOptions().queryKey });
  void cache.invalidateQueries({ queryKey: historyQueryOptions(id).queryKey });
}

/** Refetches everything on the screen and drops the rest of the cache. */
function refetchAll(cache: QueryClient): void {
  removeInactiveQueries(cache);
  void cache.invalidateQueries();
}
