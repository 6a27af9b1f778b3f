import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import type { ChangeTarget } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { recordScope } from "#app/staff/shell/list/list-cache.ts";
import type { ListPage } from "#platform/api-client/api.ts";
import { api } from "#platform/api-client/api.ts";
import { type QueueItem, queueQuery } from "./contract.ts";

export const queueFilterParams = queueQuery.pick({ show: true, cursor: true });
export type QueueSearchParams = Partial<z.output<typeof queueFilterParams>>;

const queuePath = "/api/admin/queue";
const assigneePaths = {
  lead: "/api/admin/leads/:id/assignee",
  booking: "/api/admin/bookings/:id/assignee",
  safety: "/api/admin/safety-requests/:id/assignee",
} as const;

/** One page of who waits for an answer; `cursor` names it. */
export function queueQueryOptions(filter: QueueSearchParams) {
  return api.listQuery(queuePath, filter);
}

/** Today's figures and appointments, beside the queue. */
export function todayQueryOptions() {
  return api.query("/api/admin/today");
}

/** Assigns an entry to the caller or to nobody; it stays listed until the queue is refetched. */
export function useAssignQueueItem(item: QueueItem) {
  const cache = useQueryClient();
  const { kind, id } = item;
  const queryKey = [queuePath];
  const target: ChangeTarget<QueueItem> = {
    record: item,
    scope: recordScope(`${queuePath}/${kind}`, id),
    queryKeys: [queryKey],
    update: (change) =>
      cache.setQueriesData<ListPage<QueueItem>>({ queryKey }, (page) => {
        const items = page?.items.map((one) => (one.kind === kind && one.id === id ? change(one) : one));
        return page && items && { ...page, items };
      }),
  };
  return useAssign(assigneePaths[kind], id, target, () =>
    cache.invalidateQueries({ queryKey: todayQueryOptions().queryKey }),
  );
}
