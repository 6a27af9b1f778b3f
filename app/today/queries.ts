import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/desk/assignee.tsx";
import { withFilter } from "#app/desk/list-filter.ts";
import { scopeOf } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { type ListPage, readKey, readList } from "#platform/api-reading.ts";
import { type QueueItem, queueQuery, type Today } from "./contract.ts";

/** What the address of the day's page can ask of the queue. */
export const queueAddress = queueQuery.pick({ show: true, cursor: true });
export type QueueAddress = Partial<z.output<typeof queueAddress>>;

const queueCall = "/api/admin/queue";
const todayCall = "/api/admin/today";
const calls = {
  lead: "/api/admin/leads",
  booking: "/api/admin/bookings",
  safety: "/api/admin/safety-requests",
} as const;

export function queueReading(filter: QueueAddress): Reading<ListPage<QueueItem>> {
  return {
    queryKey: [queueCall, filter],
    queryFn: ({ signal }) => readList<QueueItem>(withFilter(queueCall, filter), signal),
  };
}

export function todayReading(): Reading<Today> {
  const queryKey = [todayCall];
  return { queryKey, queryFn: ({ signal }) => readKey<Today>()({ queryKey, signal }) };
}

/** Takes somebody of the queue, or gives them back. The row stays until the queue is read again. */
export function useAssignWaiting(item: QueueItem) {
  const cache = useQueryClient();
  const { kind, id } = item;
  const queryKey = [queueCall];
  const shown = {
    record: item,
    scope: scopeOf(`${queueCall}/${kind}`, id),
    readings: [queryKey],
    put: (change: (one: QueueItem) => QueueItem) =>
      cache.setQueriesData<ListPage<QueueItem>>({ queryKey }, (page) => {
        const items = page?.items.map((one) => (one.kind === kind && one.id === id ? change(one) : one));
        return page && items && { ...page, items };
      }),
  };
  return useAssign(`${calls[kind]}/${id}`, shown, () => cache.invalidateQueries({ queryKey: [todayCall] }));
}
