import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { Meanwhile } from "#app/staff/shell/editing/meanwhile.ts";
import { inList, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { forgetUnseen } from "#app/staff/shell/list/forget-unseen.ts";
import { changeListed, putListed, scopeOf } from "#app/staff/shell/list/listed.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import {
  type decisions,
  type LocalVendor,
  type LocalVendorStatus,
  type LocalVendorStep,
  localVendorFilter,
  type whatsappWish,
} from "../contract.ts";

/** What the address of the local vendors can ask. */
export const localVendorsAddress = localVendorFilter.extend({ cursor: pageCursor.optional() });
type LocalVendorsAddress = Partial<z.output<typeof localVendorsAddress>>;

const localVendors = "/api/admin/dominican-vendors";

export function localVendorsReading(filter: LocalVendorsAddress) {
  return api.listQuery(localVendors, filter);
}

export function localVendorCountsReading() {
  return api.query("/api/admin/dominican-vendors/counts");
}

export function localVendorHistoryReading(id: number) {
  return api.query("/api/admin/dominican-vendors/:id/history", { id });
}

/** Where a photo of an application is found, for staff. */
export function localPhotoAddress(photo: string, size: "small" | "large"): string {
  return `${localVendors}/photos/${photo}/${size}`;
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
    ...inList(cache, localVendors, vendor),
    ahead: (shown, { status, adminNotes = shown.adminNotes }: Change) => ({
      ...shown,
      status,
      adminNotes,
      reviewedAt: new Date().toISOString(),
    }),
    send: (change, { id }) => api.patch("/api/admin/dominican-vendors/:id", { id, ...change }),
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
    scope: scopeOf(localVendors, id),
    mutationFn: () => api.post("/api/admin/dominican-vendors/:id/release", { id }),
    onSuccess: (vendor) => {
      putListed(cache, localVendors, vendor);
      refreshAround(cache, id);
    },
  });
}

/** Keeps what somebody told staff about being written to by WhatsApp. */
export function useWhatsappPreference(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(localVendors, id),
    mutationFn: (wish: z.input<typeof whatsappWish>) =>
      api.put("/api/admin/dominican-vendors/:id/whatsapp-preference", { id, ...wish }),
    onSuccess: (vendor) => putListed(cache, localVendors, vendor),
  });
}

/** Makes a listing in the public directory of an approved one. Where a colleague was faster, the list is read anew. */
export function useListInDirectory(vendor: LocalVendor) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(localVendors, vendor.id),
    mutationFn: () => api.post("/api/admin/dominican-vendors/:id/listing", { id: vendor.id }),
    onSuccess: ({ vendorId }) => {
      changeListed<LocalVendor>(cache, localVendors, vendor.id, (one) => ({ ...one, vendorId }));
      refreshAround(cache, vendor.id);
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [localVendors] });
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
    void cache.invalidateQueries({ queryKey: [localVendors] });
    return {};
  }
  refreshAround(cache, before.id);
  const adminNotes = steps.findLast(({ note }) => note !== "")?.note ?? before.adminNotes;
  return { last, now: { status: last.to, reviewedAt: last.at, adminNotes } };
}

/** After a change: what else tells of it. The list on the screen keeps the row until it is opened anew. */
function refreshAround(cache: QueryClient, id: number): void {
  forgetUnseen(cache);
  void cache.invalidateQueries({ queryKey: [localVendors], refetchType: "none" });
  void cache.invalidateQueries({ queryKey: localVendorCountsReading().queryKey });
  void cache.invalidateQueries({ queryKey: localVendorHistoryReading(id).queryKey });
}
