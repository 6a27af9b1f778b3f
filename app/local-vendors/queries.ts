import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { forgetUnseen } from "#app/desk/forget-unseen.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import { changeListed, putListed, scopeOf } from "#app/desk/listed.ts";
import type { Meanwhile } from "#app/desk/meanwhile.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readKey, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import {
  type decisions,
  type LocalVendor,
  type LocalVendorCounts,
  type LocalVendorStatus,
  type LocalVendorStep,
  localVendorFilter,
  type whatsappWish,
} from "./contract.ts";

/** What the address of the local vendors can ask. */
export const localVendorsAddress = localVendorFilter.extend({ cursor: pageCursor.optional() });
type LocalVendorsAddress = Partial<z.output<typeof localVendorsAddress>>;

const localVendorsCall = "/api/admin/dominican-vendors";

export function localVendorsReading(filter: LocalVendorsAddress): Reading<ListPage<LocalVendor>> {
  return {
    queryKey: [localVendorsCall, filter],
    queryFn: ({ signal }) => readList<LocalVendor>(withFilter(localVendorsCall, filter), signal),
  };
}

export function localVendorCountsReading(): Reading<LocalVendorCounts> {
  const queryKey = [`${localVendorsCall}/counts`];
  return { queryKey, queryFn: ({ signal }) => readKey<LocalVendorCounts>()({ queryKey, signal }) };
}

export function localVendorHistoryReading(id: number): Reading<LocalVendorStep[]> {
  const queryKey = [`${localVendorsCall}/${id}/history`];
  return { queryKey, queryFn: ({ signal }) => readKey<LocalVendorStep[]>()({ queryKey, signal }) };
}

/** Where a photo of an application is found, for staff. */
export function localPhotoAddress(photo: string, size: "small" | "large"): string {
  return `${localVendorsCall}/photos/${photo}/${size}`;
}

export type Decision = (typeof decisions)[number];
/** `from`: what was on the screen at the press. Without a note the last one stays. */
export type Change = { status: Decision; adminNotes?: string; from: LocalVendorStatus };

/** Moves an application to another status, or only adds a note. */
export function useChangeLocalVendor(
  vendor: LocalVendor,
  told: {
    changed: (after: LocalVendor, change: Change) => void;
    failed: (conflict: boolean, faster: Meanwhile | undefined) => void;
  },
) {
  const cache = useQueryClient();
  let faster: Meanwhile | undefined;
  return useOptimisticChange({
    ...inList(cache, localVendorsCall, vendor),
    ahead: (shown, { status, adminNotes = shown.adminNotes }: Change) => ({
      ...shown,
      status,
      adminNotes,
      reviewedAt: new Date().toISOString(),
    }),
    send: async (body, { id }) => {
      const response = await request("PATCH", `${localVendorsCall}/${id}`, { body });
      return (await response.json()) as LocalVendor;
    },
    readNewest: async (confirmed) => {
      const { last, now } = await readNewest(cache, confirmed);
      faster = last && last.to !== confirmed.status ? { by: last.by, to: last.to } : undefined;
      return now;
    },
    onSuccess: (after, change) => {
      refreshAround(cache, after.id);
      told.changed(after, change);
    },
    onError: (error) => {
      const conflict = isConflict(error);
      told.failed(conflict, conflict ? faster : undefined);
    },
  });
}

/** Ends the hold on an application that looked like a robot's. */
export function useReleaseLocalVendor(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(localVendorsCall, id),
    mutationFn: async () => {
      const response = await request("POST", `${localVendorsCall}/${id}/release`);
      return (await response.json()) as LocalVendor;
    },
    onSuccess: (vendor) => {
      putListed(cache, localVendorsCall, vendor);
      refreshAround(cache, id);
    },
  });
}

/** Keeps what somebody told staff about being written to by WhatsApp. */
export function useWhatsappPreference(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(localVendorsCall, id),
    mutationFn: async (body: z.input<typeof whatsappWish>) => {
      const response = await request("PUT", `${localVendorsCall}/${id}/whatsapp-preference`, { body });
      return (await response.json()) as LocalVendor;
    },
    onSuccess: (vendor) => putListed(cache, localVendorsCall, vendor),
  });
}

/** Makes a listing in the public directory of an approved one. Where a colleague was faster, the list is read anew. */
export function useListInDirectory(vendor: LocalVendor) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(localVendorsCall, vendor.id),
    mutationFn: async () => {
      const response = await request("POST", `${localVendorsCall}/${vendor.id}/listing`, { body: {} });
      return (await response.json()) as { vendorId: number };
    },
    onSuccess: ({ vendorId }) => {
      changeListed<LocalVendor>(cache, localVendorsCall, vendor.id, (one) => ({ ...one, vendorId }));
      refreshAround(cache, vendor.id);
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [localVendorsCall] });
    },
  });
}

/**
 * What a colleague made of an application, by their last step. The list is not read again: under a filter the row would
 * vanish under somebody's hand, and what they typed with it.
 */
async function readNewest(
  cache: QueryClient,
  before: LocalVendor,
): Promise<{ last?: LocalVendorStep; now?: Partial<LocalVendor> }> {
  const steps = await cache
    .fetchQuery({ ...localVendorHistoryReading(before.id), staleTime: 0 })
    .catch(() => []);
  const last = steps.at(-1);
  if (!last) {
    void cache.invalidateQueries({ queryKey: [localVendorsCall] });
    return {};
  }
  refreshAround(cache, before.id);
  const adminNotes = steps.findLast(({ note }) => note !== "")?.note ?? before.adminNotes;
  return { last, now: { status: last.to, reviewedAt: last.at, adminNotes } };
}

/** After a change: what else tells of it. The list on the screen keeps the row until it is opened anew. */
function refreshAround(cache: QueryClient, id: number): void {
  forgetUnseen(cache);
  void cache.invalidateQueries({ queryKey: [localVendorsCall], refetchType: "none" });
  void cache.invalidateQueries({ queryKey: localVendorCountsReading().queryKey });
  void cache.invalidateQueries({ queryKey: localVendorHistoryReading(id).queryKey });
}
