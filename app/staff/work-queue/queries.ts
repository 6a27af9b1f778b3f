import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import { scopeOf } from "#app/staff/shell/list/listed.ts";
import type { ListPage } from "#platform/api-client/api.ts";
import { api } from "#platform/api-client/api.ts";
import { type QueueItem, queueQuery } from "./contract.ts";

/** What the address of the day's page can ask of the queue. */
export const queueAddress = queueQuery.pick({ show: true, cursor: true });
export type QueueAddress = Partial<z.output<typeof queueAddress>>;

const queue = "/api/admin/queue";
const assignees = {
  lead: "/api/admin/leads/:id/assignee",
  booking: "/api/admin/bookings/:id/assignee",
  safety: "/api/admin/safety-requests/:id/assignee",
} as const;

export function queueReading(filter: QueueAddress) {
  return api.listQuery(queue, filter);
}

export function todayReading() {
  return api.query("/api/admin/today");
}

/** Takes somebody of the queue, or gives them back. The row stays until the queue is read again. */
export function useAssignWaiting(item: QueueItem) {
  const cache = useQueryClient();
  const { kind, id } = item;
  const queryKey = [queue];
  const shown = {
    record: item,
    scope: scopeOf(`${queue}/${kind}`, id),
    readings: [queryKey],
    put: (change: (one: QueueItem) => QueueItem) =>
      cache.setQueriesData<ListPage<QueueItem>>({ queryKey }, (page) => {
        const items = page?.items.map((one) => (one.kind === kind && one.id === id ? change(one) : one));
        return page && items && { ...page, items };
      }),
  };
  return useAssign(assignees[kind], id, shown, () =>
    cache.invalidateQueries({ queryKey: todayReading().queryKey }),
  );
}
