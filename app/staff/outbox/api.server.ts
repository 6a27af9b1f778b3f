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
    summary: "List staff notifications, newest first; among unread ones, emergencies first",
    caller: "staff",
    query: notificationQuery,
    answer: z.array(adminNotification),
    list: true,
    handler: listNotifications,
  }),
  call({
    method: "POST",
    path: "/api/admin/notifications",
    summary: "Notify staff of a local vendor who applied outside the website",
    caller: "staff",
    body: newNotification,
    answer: adminNotification,
    creates: true,
    handler: addNotification,
  }),
  call({
    method: "POST",
    path: "/api/admin/notifications/:id/read",
    summary: "Mark notifications as read, up to and including this one",
    caller: "staff",
    params: recordId,
    answer: z.object({ read: z.number() }),
    handler: markNotificationRead,
  }),
  call({
    method: "GET",
    path: "/api/admin/outbox",
    summary: "List outbox messages, newest first",
    caller: "staff",
    query: outboxQuery,
    answer: z.array(outboxMessage),
    list: true,
    handler: listOutbox,
  }),
  call({
    method: "POST",
    path: "/api/admin/outbox/:id/link",
    summary: "Reveal an outbox message with its private link; audited",
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
    summary: "Queue an outbox message for delivery (again)",
    caller: "staff",
    params: recordId,
    answer: outboxMessage,
    handler: requeueMessage,
  }),
  call({
    method: "POST",
    path: "/api/admin/outbox/:id/sent-by-hand",
    summary: "Mark an outbox message as sent manually",
    caller: "staff",
    params: recordId,
    answer: outboxMessage,
    handler: markSentByHand,
  }),
] as const;
