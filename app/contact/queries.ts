import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { type ContactMessage, contactQuery } from "./contract.ts";

/** What the address of the messages can ask. */
export const contactAddress = contactQuery
  .pick({ search: true, status: true })
  .extend({ cursor: pageCursor.optional() });
type ContactAddress = Partial<z.output<typeof contactAddress>>;

const messagesCall = "/api/admin/messages";

export function contactReading(filter: ContactAddress): Reading<ListPage<ContactMessage>> {
  return {
    queryKey: [messagesCall, filter],
    queryFn: ({ signal }) => readList<ContactMessage>(withFilter(messagesCall, filter), signal),
  };
}

/** Marks a message as answered, or open again. */
export function useMarkAnswered(message: ContactMessage, by: string, failed: () => void) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, messagesCall, message),
    ahead: (shown, answered: boolean) => ({
      ...shown,
      answeredAt: answered ? new Date().toISOString() : null,
      answeredBy: answered ? by : null,
    }),
    send: async (answered, { id }) => {
      const response = await request("PATCH", `${messagesCall}/${id}`, { body: { answered } });
      return (await response.json()) as ContactMessage;
    },
    // Lists under another filter may hold it wrongly now; the one on the screen keeps it.
    onSuccess: () => cache.removeQueries({ queryKey: [messagesCall], type: "inactive" }),
    onError: failed,
  });
}

/** Ends the hold on a message that looked like a robot's. */
export function useRelease(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await request("POST", `${messagesCall}/${id}/release`);
      return (await response.json()) as ContactMessage;
    },
    onSuccess: (message) => putListed(cache, messagesCall, message),
  });
}
