import { randomUUID } from "node:crypto";
import { notInArray } from "drizzle-orm";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { nextStep, note } from "#app/staff/follow-up/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";

import { linkWaiting } from "#app/staff/people/server/waiting.server.ts";
import { messageTemplate } from "#app/staff/templates/schema.server.ts";
import { savedView } from "#app/staff/views/schema.server.ts";

import { db } from "#platform/database/pool.server.ts";
import { bookings, leads } from "./clients.ts";
import { ago, copies, historyCase, type ListCase, recent } from "./list-case.ts";
import { emergency, safetyRequests, safetyWork } from "./support.ts";

const wordsToLead = {
  kind: "lead",
  id: 1,
  channel: "email",
  to: "n@example.com",
  subject: "a",
  text: "mmm",
  language: "en",
};
/** Messages, linked to people. */
async function messagesOf(differing: (index: number) => object): Promise<void> {
  await copies(contactMessage, 7, (index) => ({ ...recent(index), ...differing(index) }));
  await linkWaiting();
}

export const staffCases: readonly ListCase[] = [
  {
    path: "/api/admin/queue",
    fill: () => Promise.all([leads(), bookings(), safetyRequests()]),
    work: (row, index) => {
      if (row.kind === "safety") return safetyWork(row, index);
      if (row.kind === "step")
        return ["POST", `/api/admin/next-steps/${row.id}/done`, { done: true, version: 1 }];
      if (row.kind === "chat") return ["PATCH", `/api/admin/chats/${row.id}`, { state: "closed" }];
      if (row.kind === "message") return ["PATCH", `/api/admin/messages/${row.id}`, { answered: true }];
      if (row.kind === "letter") return ["POST", `/api/admin/outbox/${row.id}/sent-by-hand`, {}];
      if (row.kind === "lead") return ["PATCH", `/api/admin/leads/${row.id}/status`, { status: "contacted" }];
      const body = { status: "confirmed" };
      return ["PUT", `/api/bookings/${row.id}/status`, body];
    },
    enter: emergency,
  },
  {
    path: "/api/admin/outbox",
    query: "status=waiting",
    fill: async () => {
      const waiting = (index: number) => ({ ...recent(index), effect: randomUUID(), status: "waiting" });
      // Otherwise it holds the letters of all that was worked on before.
      await db()
        .delete(outbox)
        .where(notInArray(outbox.id, await copies(outbox, 7, waiting)));
    },
    work: ({ id }) => ["POST", `/api/admin/outbox/${id}/sent-by-hand`, {}],
  },
  {
    path: "/api/admin/notifications",
    query: "status=unread",
    fill: () => copies(adminNotification, 7, (index) => ({ ...recent(index), readAt: null })),
    work: ({ id }) => ["POST", `/api/admin/notifications/${id}/read`, {}],
  },
  {
    path: "/api/admin/people",
    fill: () => messagesOf((index) => ({ email: `${randomUUID()}${index}@example.com` })),
  },
  { path: "/api/admin/people/:id/timeline", fill: () => messagesOf(() => ({})) },
  {
    path: "/api/admin/views",
    fill: () => {
      const view = {
        screen: "leads",
        name: "a",
        query: {},
        isShared: true,
        by: "Ana",
        byEmail: "a@example.com",
      } as const;
      const views = Array.from({ length: 7 }, (_, index) => ({ ...view, ...recent(index) }));
      return db().insert(savedView).values(views);
    },
  },
  { path: "/api/admin/audit", fill: async () => undefined },
  {
    path: "/api/admin/notes",
    query: "kind=lead&record=1",
    fill: () => copies(note, 7, (index) => recent(index)),
    work: ({ id }) => ["DELETE", `/api/admin/notes/${id}`],
  },
  {
    path: "/api/admin/next-steps",
    query: "kind=lead&record=1",
    fill: () => copies(nextStep, 7, (index) => ({ dueAt: ago(-index) })),
  },
  {
    path: "/api/admin/templates",
    fill: () => copies(messageTemplate, 7, (index) => ({ shortcut: `/n-${index}`, archived: index > 4 })),
  },
  historyCase("/api/admin/templates/:id/history", "message_template"),
  {
    path: "/api/admin/letters/about",
    query: "kind=lead&id=1",
    fill: () =>
      copies(outbox, 7, (index) => ({
        ...recent(index),
        ...{ effect: `lead-letter:1:${randomUUID()}`, letter: "staff_letter", status: "sent_by_hand" },
      })),
    work: () => ["POST", "/api/admin/letters", wordsToLead],
  },
];
