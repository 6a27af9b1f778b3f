import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useConfirmed } from "#app/desk/confirmation.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { type AdminNotification, type OutboxMessage, outboxQuery } from "./contract.ts";

/** What the outbox's address can ask. */
export const outboxFilter = outboxQuery
  .pick({ search: true, status: true, channel: true })
  .extend({ cursor: pageCursor.optional() });
type OutboxFilter = Partial<z.output<typeof outboxFilter>>;

const outboxCall = "/api/admin/outbox";
const newsCall = "/api/admin/notifications";
/** What the bell can list. */
export type NewsShow = "unread" | "all";
/** How many it lists. */
export const newsShown = 50;

export function outboxReading(filter: OutboxFilter): Reading<ListPage<OutboxMessage>> {
  return {
    queryKey: [outboxCall, filter],
    queryFn: ({ signal }) => readList<OutboxMessage>(withFilter(outboxCall, filter), signal),
  };
}

/** News, unread emergencies first, then the newest; the server words them, so each language is a reading of its own. */
export function newsReading(locale: Locale, show: NewsShow = "unread"): Reading<ListPage<AdminNotification>> {
  const filter = { ...(show === "unread" && { status: show }), limit: String(newsShown) };
  return {
    queryKey: [newsCall, show, locale],
    queryFn: ({ signal }) => readList<AdminNotification>(withFilter(newsCall, filter), signal),
  };
}

/** Marks everything up to this news as read. */
export function useReadNews() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => request("POST", `${newsCall}/${upTo}/read`),
    onSuccess: () => cache.invalidateQueries({ queryKey: [newsCall] }),
  });
}

/** Gives a letter with its own link. The list never holds it: a next look is a request again. */
export function useLetterLink() {
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: async (id: number) => {
      const response = await confirmed(() => request("POST", `${outboxCall}/${id}/link`));
      return (await response.json()) as OutboxMessage;
    },
  });
}

/** Hands a letter to the mail service again, or marks it as sent by hand. */
export function useOutboxAct(act: "send" | "sent-by-hand") {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const response = await request("POST", `${outboxCall}/${id}/${act}`);
      return (await response.json()) as OutboxMessage;
    },
    onSuccess: (letter) => {
      // Lists that are not on the screen may hold it under the wrong state now.
      cache.removeQueries({ queryKey: [outboxCall], type: "inactive" });
      putListed(cache, outboxCall, letter);
    },
  });
}
