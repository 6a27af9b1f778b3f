import { z } from "zod";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  adminNotification,
  newNotification,
  notificationQuery,
  outboxMessage,
  outboxQuery,
} from "./contract.ts";
import { addNotification, listNotifications, markNotificationRead } from "./server/notifications.server.ts";
import { listOutbox, markSentByHand, requeueMessage, showMessageLink } from "./server/outbox.server.ts";

export const outboxCalls = [
  call({
    method: "GET",
    path: "/api/admin/notifications",
    summary: "News for staff, newest first; unread news begin with the emergencies",
    caller: "staff",
    query: notificationQuery,
    answer: z.array(adminNotification),
    list: true,
    handler: listNotifications,
  }),
  call({
    method: "POST",
    path: "/api/admin/notifications",
    summary: "Tell staff of a local vendor who applied some other way",
    caller: "staff",
    body: newNotification,
    answer: adminNotification,
    creates: true,
    handler: addNotification,
  }),
  call({
    method: "POST",
    path: "/api/admin/notifications/:id/read",
    summary: "Mark the news up to this one as read",
    caller: "staff",
    params: recordId,
    answer: z.object({ read: z.number() }),
    handler: markNotificationRead,
  }),
  call({
    method: "GET",
    path: "/api/admin/outbox",
    summary: "Messages on their way out, newest first",
    caller: "staff",
    query: outboxQuery,
    answer: z.array(outboxMessage),
    list: true,
    handler: listOutbox,
  }),
  call({
    method: "POST",
    path: "/api/admin/outbox/:id/link",
    summary: "Show a message with its own link; who looked is recorded",
    caller: "staff",
    // The link may open a vendor's account.
    requiresConfirmation: true,
    params: recordId,
    answer: outboxMessage,
    handler: showMessageLink,
  }),
  call({
    method: "POST",
    path: "/api/admin/outbox/:id/send",
    summary: "Hand a message to the mail service (again)",
    caller: "staff",
    params: recordId,
    answer: outboxMessage,
    handler: requeueMessage,
  }),
  call({
    method: "POST",
    path: "/api/admin/outbox/:id/sent-by-hand",
    summary: "Mark a message as sent from one's own mail program",
    caller: "staff",
    params: recordId,
    answer: outboxMessage,
    handler: markSentByHand,
  }),
] as const;
