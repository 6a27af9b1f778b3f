import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { AuditEntry } from "#app/audit/contract.ts";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { ApiError, type ListPage, readKey, readList, request } from "#platform/api-client.ts";
import { type ManagedVendor, managedVendorQuery, type VerificationCheck } from "./contract.ts";

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

export function vendorHistoryReading(id: number): Reading<AuditEntry[]> {
  const queryKey = [`${vendorsCall}/${id}/history`];
  return { queryKey, queryFn: ({ signal }) => readKey<AuditEntry[]>()({ queryKey, signal }) };
}

export type StatusChange = { status: "approved" | "suspended"; reason: string };

/**
 * Approves, suspends or reinstates a vendor. Approved is shown at once and put back when the server does not say
 * yes; a suspension only after the yes, its dialog waits. Where a colleague was faster, what they did is read.
 */
export function useChangeVendorStatus(vendor: ManagedVendor) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `vendor-${vendor.id}` },
    mutationFn: async (change: StatusChange) => {
      const body = { ...change, from: vendor.status };
      const response = await request("PATCH", `${vendorsCall}/${vendor.id}/status`, { body });
      return (await response.json()) as ManagedVendor;
    },
    onMutate: async ({ status }) => {
      await cache.cancelQueries({ queryKey: [vendorsCall] });
      if (status === "approved") put(cache, { ...vendor, status, statusReason: "" });
    },
    onError: (error) => {
      put(cache, vendor);
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [vendorsCall] });
    },
    onSuccess: (answer) => changed(cache, answer),
  });
}

/** Whether a call failed because somebody else was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Says what was checked of a vendor; with nothing the badge goes. */
export function useVerify(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `vendor-${id}` },
    mutationFn: async (checks: readonly VerificationCheck[]) => {
      const response = await request("PUT", `${vendorsCall}/${id}/verification`, { body: { checks } });
      return (await response.json()) as ManagedVendor;
    },
    onSuccess: (answer) => changed(cache, answer),
  });
}

function put(cache: QueryClient, vendor: ManagedVendor): void {
  cache.setQueriesData<ListPage<ManagedVendor>>(
    { queryKey: [vendorsCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === vendor.id ? vendor : one)) },
  );
}

function changed(cache: QueryClient, vendor: ManagedVendor): void {
  put(cache, vendor);
  // Lists under another filter may hold it wrongly now; the one on the screen keeps it.
  cache.removeQueries({ queryKey: [vendorsCall], type: "inactive" });
  void cache.invalidateQueries({ queryKey: vendorHistoryReading(vendor.id).queryKey });
}
