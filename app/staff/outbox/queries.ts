import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useConfirmed } from "#app/staff/shell/editing/confirmation.ts";
import { putListed } from "#app/staff/shell/list/listed.ts";
import { api } from "#platform/api-client/api.ts";
import { pageCursor } from "#platform/contract.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { outboxQuery } from "./contract.ts";

/** What the outbox's address can ask. */
export const outboxFilter = outboxQuery
  .pick({ search: true, status: true, channel: true })
  .extend({ cursor: pageCursor.optional() });
type OutboxFilter = Partial<z.output<typeof outboxFilter>>;

const outboxPath = "/api/admin/outbox";
const notificationsPath = "/api/admin/notifications";
/** What the bell can list. */
export type NotificationFilter = "unread" | "all";
/** How many it lists. */
export const notificationPageSize = 50;

export function outboxQueryOptions(filter: OutboxFilter) {
  return api.listQuery(outboxPath, filter);
}

/** News, unread emergencies first, then the newest; the server words them, so each language is a reading of its own. */
export function notificationQueryOptions(locale: Locale, show: NotificationFilter = "unread") {
  const { queryFn } = api.listQuery(notificationsPath, {
    ...(show === "unread" && { status: show }),
    limit: notificationPageSize,
  });
  return { queryKey: [notificationsPath, show, locale], queryFn };
}

/** Marks everything up to this news as read. */
export function useMarkNotificationsRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => api.post("/api/admin/notifications/:id/read", { id: upTo }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [notificationsPath] }),
  });
}

/** Gives a letter with its own link. The list never holds it: a next look is a request again. */
export function useLetterLink() {
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (id: number) => confirmed(() => api.post("/api/admin/outbox/:id/link", { id })),
  });
}

/** Hands a letter to the mail service again, or marks it as sent by hand. */
export function useOutboxAction(act: "send" | "sent-by-hand") {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.post(`/api/admin/outbox/:id/${act}`, { id }),
    onSuccess: (letter) => {
      // Lists that are not on the screen may hold it under the wrong state now.
      cache.removeQueries({ queryKey: [outboxPath], type: "inactive" });
      putListed(cache, outboxPath, letter);
    },
  });
}
