import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/staff/shell/editing/assignee.tsx";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { api } from "#platform/api-client/api.ts";
import { pageCursor } from "#platform/contract.ts";
import { type ContactMessage, contactQuery } from "../contract.ts";

export const contactFilterParams = contactQuery
  .pick({ search: true, status: true, assignee: true })
  .extend({ cursor: pageCursor.optional() });
type ContactListFilter = Partial<z.output<typeof contactFilterParams>>;

const messages = "/api/admin/messages";

/** One page of messages for staff, newest first. */
export function contactQueryOptions(filter: ContactListFilter) {
  return api.listQuery(messages, filter);
}

export function useMarkAnswered(message: ContactMessage, by: string, onFailed: () => void) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, messages, message),
    predict: (shown, answered: boolean) => ({
      ...shown,
      answeredAt: answered ? new Date().toISOString() : null,
      answeredBy: answered ? by : null,
    }),
    send: (answered, { id }) => api.patch("/api/admin/messages/:id", { id, answered }),
    // Other cached lists may be wrong now; the visible one keeps the message.
    onSuccess: () => cache.removeQueries({ queryKey: [messages], type: "inactive" }),
    onError: onFailed,
  });
}

export function useAssignMessage(message: ContactMessage) {
  const target = listTarget(useQueryClient(), messages, message);
  return useAssign("/api/admin/messages/:id/assignee", message.id, target);
}

export function useReleaseMessage(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/admin/messages/:id/release", { id }),
    onSuccess: (message) => replaceCachedRecord(cache, messages, message),
  });
}
