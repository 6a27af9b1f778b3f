import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { UndoOffer } from "#app/staff/shell/contract.ts";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import type { ChangeTarget } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { removeInactiveQueries } from "#app/staff/shell/list/inactive-queries.ts";
import { recordScope } from "#app/staff/shell/list/list-cache.ts";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { ListPage } from "#platform/api-client/api.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type QueueItem, type QueueOwner, queueQuery } from "./contract.ts";
import { messages } from "./messages.ts";

export const queueFilterParams = queueQuery.pick({ show: true, who: true, cursor: true });
export type QueueSearchParams = Partial<z.output<typeof queueFilterParams>>;

const queuePath = "/api/admin/queue";
const todayPath = "/api/admin/today";
const assigneePaths = {
  lead: "/api/admin/leads/:id/assignee",
  booking: "/api/admin/bookings/:id/assignee",
  safety: "/api/admin/safety-requests/:id/assignee",
  message: "/api/admin/messages/:id/assignee",
} as const;

/** Entries of these kinds can be taken; of the others the acts say who has them. */
type AssignedItem = QueueItem & { kind: keyof typeof assigneePaths };
export const isAssigned = (item: QueueItem): item is AssignedItem => item.kind in assigneePaths;

/** One page of what waits; `cursor` names it. */
export function queueQueryOptions(filter: QueueSearchParams) {
  return api.listQuery(queuePath, filter);
}

/** Today's figures and appointments, beside the queue. */
export function todayQueryOptions(who: QueueOwner | undefined) {
  return api.query(todayPath, who ? { who } : {});
}

const keyOf = ({ group, kind, id }: QueueItem) => `${group} ${kind} ${id}`;

/** A booking whose cost and notes can be changed with an act. */
export function entryBookingQueryOptions(id: number) {
  return api.query(bookingPath, { id });
}

/** The newest review that waits to be published. */
export function nextReviewQueryOptions() {
  return api.listQuery("/api/admin/reviews", { status: "waiting", limit: 1 });
}

/** Publishes a review that was shown as waiting; a conflict if it no longer was. Its answer offers to undo it. */
export function publishReview(id: number) {
  return api.patch("/api/admin/reviews/:id", { id, status: "published", from: "waiting" });
}

/** The newest applications that wait for the team. */
export function nextApplicationsQueryOptions() {
  return api.listQuery("/api/admin/vendor-applications", { status: "in_review", limit: 3 });
}

/** How much waits on each screen, for the sidebar. */
export function waitingQueryOptions() {
  return api.query("/api/admin/waiting");
}

/** New calls for help, for the cards on each screen. */
export function newCallsQueryOptions() {
  return api.query("/api/admin/new-calls");
}

/** Assigns an entry to the caller, a colleague or nobody; it stays listed until the queue is refetched. */
export function useAssignQueueItem(item: AssignedItem) {
  const cache = useQueryClient();
  const { kind, id } = item;
  const queryKey = [queuePath];
  const target: ChangeTarget<QueueItem> = {
    record: item,
    scope: recordScope(`${queuePath}/${kind}`, id),
    queryKeys: [queryKey],
    update: (change) =>
      cache.setQueriesData<ListPage<QueueItem>>({ queryKey }, (page) => {
        const items = page?.items.map((one) => (keyOf(one) === keyOf(item) ? change(one) : one));
        return page && items && { ...page, items };
      }),
  };
  return useAssign(assigneePaths[kind], id, target, () => cache.invalidateQueries({ queryKey: [todayPath] }));
}

/** The booking whose cost and notes an entry shows. */
const bookingPath = "/api/admin/bookings/:id";

function refetchToday(cache: QueryClient): Promise<unknown> {
  return Promise.all(
    [queuePath, todayPath, bookingPath].map((path) => cache.invalidateQueries({ queryKey: [path] })),
  );
}

/** An act on an entry: a call, and what is said after it. Its answer may offer to undo it (`undo`). */
export type EntryAct = {
  send: () => Promise<unknown>;
  said: string;
  /** Called once it is done, before Today is read anew. */
  done?: () => void;
  after?: () => void;
};

/** Sends an act, reads Today anew, then calls `after`. A conflict shows the newest. */
export function useEntryAct(item: QueueItem) {
  const cache = useQueryClient();
  const t = useText(messages);
  const offers = {
    lead: useOfferUndo("/api/admin/leads/:id/undo"),
    booking: useOfferUndo("/api/admin/bookings/:id/undo"),
  };
  const tell = (answer: unknown, said: string) => {
    const message = { title: said, description: item.name };
    if (item.kind !== "lead" && item.kind !== "booking") return toast(message);
    offers[item.kind](item.id, (answer as { undo?: UndoOffer }).undo, message);
  };
  return useMutation({
    scope: recordScope(`${queuePath}/${item.kind}`, item.id),
    mutationFn: ({ send }: EntryAct) => send(),
    onSuccess: async (answer, { said, done, after }) => {
      tell(answer, said);
      done?.();
      // Lists of other screens may show the record as it was.
      removeInactiveQueries(cache);
      // Before the list no longer has the entry, so that the one after it is known.
      after?.();
      await refetchToday(cache);
    },
    onError: async (error) => {
      if (!isConflict(error)) return errorToast(t.actFailed);
      await refetchToday(cache);
      errorToast(t.faster, t.fasterTitle);
    },
  });
}
