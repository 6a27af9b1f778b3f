import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { ConflictingChange } from "#app/staff/shell/editing/conflict-message.ts";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { removeInactiveQueries } from "#app/staff/shell/list/inactive-queries.ts";
import { changeCachedRecord, recordScope, replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import {
  type changedLocalVendor,
  type decisions,
  type LocalVendor,
  type LocalVendorStatus,
  type LocalVendorStep,
  localVendorQuery,
  type whatsappPreference,
} from "../contract.ts";

export const localVendorsFilterParams = localVendorQuery.omit({ limit: true });
type LocalVendorsAddress = Partial<z.output<typeof localVendorsFilterParams>>;

const localVendors = "/api/admin/dominican-vendors";

/** One page of applications for staff, newest first. */
export function localVendorsQueryOptions(filter: LocalVendorsAddress) {
  return api.listQuery(localVendors, filter);
}

/** Counts of all applications by status, whatever the filter. */
export function localVendorCountsQueryOptions() {
  return api.query("/api/admin/dominican-vendors/counts");
}

/** An application's steps, oldest first. */
export function localVendorHistoryQueryOptions(id: number) {
  return api.query("/api/admin/dominican-vendors/:id/history", { id });
}

/** URL of an applicant's photo, which only staff can open. */
export function localPhotoUrl(photo: string, size: "small" | "large"): string {
  return `${localVendors}/photos/${photo}/${size}`;
}

export type Decision = (typeof decisions)[number];
/** `from`: the status shown when the button was pressed. Without a note the last one stays. */
export type Change = { status: Decision; adminNotes?: string; from: LocalVendorStatus };

type ChangedLocalVendor = z.infer<typeof changedLocalVendor>;

export function useChangeLocalVendor(
  vendor: LocalVendor,
  handlers: {
    changed: (after: ChangedLocalVendor, change: Change) => void;
    failed: (conflict: boolean, otherChange: ConflictingChange | undefined) => void;
  },
) {
  const cache = useQueryClient();
  let faster: ConflictingChange | undefined;
  return useOptimisticChange({
    ...listTarget(cache, localVendors, vendor),
    predict: (shown, { status, adminNotes = shown.adminNotes }: Change) => ({
      ...shown,
      status,
      adminNotes,
      reviewedAt: new Date().toISOString(),
    }),
    send: (change, { id }) => api.patch("/api/admin/dominican-vendors/:id", { id, ...change }),
    readNewest: async (confirmed) => {
      const { last, now } = await fetchLatest(cache, confirmed);
      faster = last && last.to !== confirmed.status ? { by: last.by, to: last.to } : undefined;
      return now;
    },
    onSuccess: (after, change) => {
      refreshRelated(cache, after.id);
      handlers.changed(after, change);
    },
    onError: (error) => {
      const conflict = isConflict(error);
      handlers.failed(conflict, conflict ? faster : undefined);
    },
  });
}

export function useReleaseLocalVendor(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(localVendors, id),
    mutationFn: () => api.post("/api/admin/dominican-vendors/:id/release", { id }),
    onSuccess: (vendor) => {
      replaceCachedRecord(cache, localVendors, vendor);
      refreshRelated(cache, id);
    },
  });
}

export function useWhatsappPreference(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(localVendors, id),
    mutationFn: (preference: z.input<typeof whatsappPreference>) =>
      api.put("/api/admin/dominican-vendors/:id/whatsapp-preference", { id, ...preference }),
    onSuccess: (vendor) => replaceCachedRecord(cache, localVendors, vendor),
  });
}

export function useListInDirectory(vendor: LocalVendor) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(localVendors, vendor.id),
    mutationFn: () => api.post("/api/admin/dominican-vendors/:id/listing", { id: vendor.id }),
    onSuccess: ({ vendorId }) => {
      changeCachedRecord<LocalVendor>(cache, localVendors, vendor.id, (one) => ({ ...one, vendorId }));
      refreshRelated(cache, vendor.id);
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [localVendors] });
    },
  });
}

/** By the last step; reading the list again would remove the filtered row, and the note being typed with it. */
async function fetchLatest(
  cache: QueryClient,
  before: LocalVendor,
): Promise<{ last?: LocalVendorStep; now?: Partial<LocalVendor> }> {
  const steps = await cache
    .fetchQuery({ ...localVendorHistoryQueryOptions(before.id), staleTime: 0 })
    .catch(() => []);
  const last = steps.at(-1);
  if (!last) {
    void cache.invalidateQueries({ queryKey: [localVendors] });
    return {};
  }
  refreshRelated(cache, before.id);
  const adminNotes = steps.findLast(({ note }) => note !== "")?.note ?? before.adminNotes;
  return { last, now: { status: last.to, reviewedAt: last.at, adminNotes } };
}

/** Refreshes what depends on an application; the current list keeps the row until it is opened again. */
function refreshRelated(cache: QueryClient, id: number): void {
  removeInactiveQueries(cache);
  void cache.invalidateQueries({ queryKey: [localVendors], refetchType: "none" });
  void cache.invalidateQueries({ queryKey: localVendorCountsQueryOptions().queryKey });
  void cache.invalidateQueries({ queryKey: localVendorHistoryQueryOptions(id).queryKey });
}
