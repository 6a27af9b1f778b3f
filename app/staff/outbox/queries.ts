import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useConfirmedCall } from "#app/staff/shell/editing/confirmation/confirmation.ts";
import { replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { api } from "#platform/api-client/api.ts";
import { pageCursor } from "#platform/contract.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { outboxQuery } from "./contract.ts";

export const outboxFilter = outboxQuery
  .pick({ search: true, status: true, channel: true })
  .extend({ cursor: pageCursor.optional() });
type OutboxFilter = Partial<z.output<typeof outboxFilter>>;

export const outboxPath = "/api/admin/outbox";
const notificationsPath = "/api/admin/notifications";
export type NotificationFilter = "unread" | "all";
export const notificationPageSize = 50;

/** One page of the outbox; `cursor` names it. Links that grant access are hidden. */
export function outboxQueryOptions(filter: OutboxFilter) {
  return api.listQuery(outboxPath, filter);
}

/** The server renders the texts, so the locale is part of the key. */
export function notificationQueryOptions(locale: Locale, show: NotificationFilter = "unread") {
  const { queryFn } = api.listQuery(notificationsPath, {
    ...(show === "unread" && { status: show }),
    limit: notificationPageSize,
  });
  return { queryKey: [notificationsPath, show, locale], queryFn };
}

export function useMarkNotificationsRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => api.post("/api/admin/notifications/:id/read", { id: upTo }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [notificationsPath] }),
  });
}

/** Marks the entry that the reader opened, or a card of it that they closed. */
export function useNotificationOpened() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.post("/api/admin/notifications/:id/opened", { id }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [notificationsPath] }),
  });
}

/** How many are unread, as the bell and the tab's title say it; "" for none. */
export function unreadText(count: number, locale: Locale): string {
  if (count === 0) return "";
  return count > 99 ? "99+" : formatCount(count, locale);
}

/** Fetches a letter with its link, which is never cached. */
export function useLetterLink() {
  const confirmed = useConfirmedCall();
  return useMutation({
    mutationFn: (id: number) => confirmed(() => api.post("/api/admin/outbox/:id/link", { id })),
  });
}

export function useOutboxAction(action: "send" | "sent-by-hand") {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.post(`/api/admin/outbox/:id/${action}`, { id }),
    onSuccess: (letter) => {
      // Cached lists filtered by state may show it under its old one.
      cache.removeQueries({ queryKey: [outboxPath], type: "inactive" });
      replaceCachedRecord(cache, outboxPath, letter);
    },
  });
}
