import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { AuditEntry } from "#app/audit/contract.ts";
import { historyPages } from "#app/desk/history-pages.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed, scopeOf } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readKey, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import {
  type ManagedVendor,
  managedVendorQuery,
  type VendorDetail,
  type VerificationCheck,
} from "./contract.ts";

/** What the address of the vendors' list can ask. */
export const manageAddress = managedVendorQuery
  .pick({ search: true, status: true })
  .extend({ cursor: pageCursor.optional() });
type ManageAddress = Partial<z.output<typeof manageAddress>>;

const vendorsCall = "/api/admin/vendors";

export function manageReading(filter: ManageAddress): Reading<ListPage<ManagedVendor>> {
  return {
    queryKey: [vendorsCall, filter],
    queryFn: ({ signal }) => readList<ManagedVendor>(withFilter(vendorsCall, filter), signal),
  };
}

export function vendorHistoryReading(id: number) {
  return historyPages<AuditEntry>(`${vendorsCall}/${id}/history`);
}

/** What staff read of a profile beyond their list: what visitors would see, and where the vendor signs in. */
export type ReadProfile = Omit<
  VendorDetail,
  "fullName" | "rating" | "reviewCount" | "isVerified" | "verifiedChecks" | "verifiedAt" | "isSample"
> & {
  contactName: string;
  email: string;
  loginEmail: string;
  phone: string;
  website: string;
  address: string;
};

/** A vendor's profile, approved or not. */
export function vendorProfileReading(id: number): Reading<ReadProfile> {
  const queryKey = [`/api/vendor/profile/${id}`];
  return { queryKey, queryFn: ({ signal }) => readKey<ReadProfile>()({ queryKey, signal }) };
}

/** How many bookings are open with a vendor: agreed, or still to be confirmed. */
export function openBookingsReading(vendorId: number): Reading<{ confirmed: number; others: number }> {
  const count = async (more: string, signal: AbortSignal) =>
    (await readList(`/api/bookings?open=yes&limit=1&vendorId=${vendorId}${more}`, signal)).total;
  return {
    queryKey: ["open bookings", vendorId],
    queryFn: async ({ signal }) => {
      const [all, pending] = await Promise.all([count("", signal), count("&status=pending", signal)]);
      return { confirmed: all - pending, others: pending };
    },
  };
}

export type StatusChange = { status: "approved" | "suspended"; reason: string };

/**
 * Approves, suspends or reinstates a vendor. A suspension is shown only after the server's yes, its dialog waits. Where
 * a colleague was faster, what they did is read.
 */
export function useChangeVendorStatus(vendor: ManagedVendor) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, vendorsCall, vendor),
    ahead: (shown, { status }: StatusChange) =>
      status === "approved" ? { ...shown, status, statusReason: "" } : shown,
    send: async (change, { id, status: from, version }) => {
      // What lets a vendor in vouches for its profile as it was read; to suspend it, that is no matter.
      const seen = change.status === "approved" ? { from, version } : { from };
      const response = await request("PATCH", `${vendorsCall}/${id}/status`, {
        body: { ...change, ...seen },
      });
      return (await response.json()) as ManagedVendor;
    },
    onSuccess: ({ id }) => refreshAround(cache, id),
    onError: (error) => {
      if (isConflict(error)) readAgain(cache, vendor.id);
    },
  });
}

/**
 * Says what was checked of a vendor; with nothing the badge goes. Where it is no longer as the caller saw it (`from`, `version`),
 * nothing is saved and what a colleague did is read.
 */
export function useVerify(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(vendorsCall, id),
    mutationFn: async (
      body: Record<"checks" | "from", readonly VerificationCheck[]> & { version: number },
    ) => {
      const response = await request("PUT", `${vendorsCall}/${id}/verification`, { body });
      return (await response.json()) as ManagedVendor;
    },
    onError: (error) => {
      if (isConflict(error)) readAgain(cache, id);
    },
    onSuccess: (answer) => {
      putListed(cache, vendorsCall, answer);
      refreshAround(cache, id);
    },
  });
}

function refreshAround(cache: QueryClient, id: number): void {
  // Lists under another filter may hold it wrongly now; the one on the screen keeps it.
  cache.removeQueries({ queryKey: [vendorsCall], type: "inactive" });
  forgetHistory(cache, id);
}

/** A colleague was faster: the lists show what they did. */
function readAgain(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: [vendorsCall] });
  forgetHistory(cache, id);
}

/** An open history is read anew at once; a closed one when it is opened again. */
function forgetHistory(cache: QueryClient, id: number): void {
  const { queryKey } = vendorHistoryReading(id);
  cache.removeQueries({ queryKey, type: "inactive" });
  void cache.invalidateQueries({ queryKey });
}
