import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { type ListPage, readList, request } from "#platform/api-client.ts";
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

/** Marks a message as answered, or open again: shown at once, and put back when the server does not say yes. */
export function useMarkAnswered(message: ContactMessage, by: string, failed: () => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `message-${message.id}` },
    mutationFn: async (answered: boolean) => {
      const response = await request("PATCH", `${messagesCall}/${message.id}`, { body: { answered } });
      return (await response.json()) as ContactMessage;
    },
    onMutate: async (answered) => {
      await cache.cancelQueries({ queryKey: [messagesCall] });
      const marks = answered
        ? { answeredAt: new Date().toISOString(), answeredBy: by }
        : { answeredAt: null, answeredBy: null };
      put(cache, { ...message, ...marks });
      // By the time of an error `message` is the one shown ahead of the answer: what to go back to is kept here.
      return message;
    },
    onError: (_error, _answered, before) => {
      if (before) put(cache, before);
      failed();
    },
    onSuccess: (answer) => {
      put(cache, answer);
      // Lists under another filter may hold it wrongly now; the one on the screen keeps it.
      cache.removeQueries({ queryKey: [messagesCall], type: "inactive" });
    },
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
    onSuccess: (message) => put(cache, message),
  });
}

function put(cache: QueryClient, message: ContactMessage): void {
  cache.setQueriesData<ListPage<ContactMessage>>(
    { queryKey: [messagesCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === message.id ? message : one)) },
  );
}
