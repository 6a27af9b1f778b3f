import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { recordScope, replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { type AnswerOf, api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type ManagedVendor, managedVendorQuery, type VerificationCheck } from "./contract.ts";

export const manageFilterParams = managedVendorQuery
  .pick({ search: true, status: true })
  .extend({ cursor: pageCursor.optional() });
type ManageAddress = Partial<z.output<typeof manageFilterParams>>;

const vendors = "/api/admin/vendors";

/** One page of vendors for staff, newest first; also the vendor picker's search. */
export function manageQueryOptions(filter: ManageAddress) {
  return api.listQuery(vendors, filter);
}

/** A vendor's audit log in pages, newest first. */
export function vendorHistoryQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/vendors/:id/history", { id });
}

export type ReadProfile = AnswerOf<"GET", "/api/vendor/profile/:vendorId">;

/** The whole profile, which staff read before they approve or verify it. */
export function vendorProfileQueryOptions(id: number) {
  return api.query("/api/vendor/profile/:vendorId", { vendorId: id });
}

/** More are on the bookings' screen. */
const namedBookings = 20;

/** A vendor's open bookings, and their counts: pending ones (`others`), and confirmed ones with those in progress. */
export function openBookingsQueryOptions(vendorId: number) {
  const open = { vendorId, open: "yes" } as const;
  return queryOptions({
    queryKey: ["open bookings", vendorId],
    queryFn: async ({ signal }) => {
      const [all, pending] = await Promise.all([
        api.list("/api/bookings", { ...open, limit: namedBookings }, { signal }),
        api.list("/api/bookings", { ...open, status: "pending", limit: 1 }, { signal }),
      ]);
      return { confirmed: all.total - pending.total, others: pending.total, named: all.items };
    },
  });
}

export type StatusChange = { status: "approved" | "suspended"; reason: string };

/** Approves, suspends or reinstates a vendor. A suspension is not optimistic: its dialog waits for the server. */
export function useChangeVendorStatus(vendor: ManagedVendor) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, vendors, vendor),
    predict: (shown, { status }: StatusChange) =>
      status === "approved" ? { ...shown, status, statusReason: "" } : shown,
    send: async (change, { id, status: from, version }) => {
      // An approval vouches for the profile as it was read; a suspension does not.
      const precondition = change.status === "approved" ? { from, version } : { from };
      return api.patch("/api/admin/vendors/:id/status", { id, ...change, ...precondition });
    },
    onSuccess: ({ id }) => invalidateAfterChange(cache, id),
    onError: (error) => {
      if (isConflict(error)) refetchAfterConflict(cache, vendor.id);
    },
  });
}

/** Saves what was verified; an empty list removes the badge. Conflicts when `from` or `version` is outdated. */
export function useVerify(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(vendors, id),
    mutationFn: (input: Record<"checks" | "from", VerificationCheck[]> & { version: number }) =>
      api.put("/api/admin/vendors/:id/verification", { id, ...input }),
    onError: (error) => {
      if (isConflict(error)) refetchAfterConflict(cache, id);
    },
    onSuccess: (answer) => {
      replaceCachedRecord(cache, vendors, answer);
      invalidateAfterChange(cache, id);
    },
  });
}

/** Removes a picture of a vendor's work; the vendor gets the reason. */
export function useRemovePicture(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(vendors, id),
    mutationFn: (input: { picture: string; reason: string }) =>
      api.delete("/api/admin/vendors/:id/gallery/:picture", { id, ...input }),
    // Also after an error: the vendor may have removed it.
    onSettled: async () => {
      // The version has grown, which an approval sends.
      void cache.invalidateQueries({ queryKey: [vendors] });
      invalidateHistory(cache, id);
      await cache.invalidateQueries({ queryKey: vendorProfileQueryOptions(id).queryKey });
    },
  });
}

function invalidateAfterChange(cache: QueryClient, id: number): void {
  // Cached lists with another filter may be wrong now; the visible one keeps the row.
  cache.removeQueries({ queryKey: [vendors], type: "inactive" });
  invalidateHistory(cache, id);
}

function refetchAfterConflict(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: [vendors] });
  invalidateHistory(cache, id);
}

/** Refetches an open history now, a closed one when it is opened. */
function invalidateHistory(cache: QueryClient, id: number): void {
  const { queryKey } = vendorHistoryQueryOptions(id);
  cache.removeQueries({ queryKey, type: "inactive" });
  void cache.invalidateQueries({ queryKey });
}
