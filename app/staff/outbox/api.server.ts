import { z } from "zod";
import { bulkAnswer } from "#app/staff/shell/contract.ts";
import { csvCall } from "#app/staff/shell/csv/csv.server.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  adminNotification,
  newNotification,
  notificationQuery,
  outboxBulk,
  outboxMessage,
  outboxQuery,
} from "./contract.ts";
import { changeMessages } from "./server/bulk.server.ts";
import {
  addNotification,
  listNotifications,
  markNotificationOpened,
  markNotificationsRead,
} from "./server/notifications.server.ts";
import { listOutbox, markSentByHand, requeueMessage, showMessageLink } from "./server/outbox.server.ts";

export const outboxCalls = [
  call({
    method: "GET",
    path: "/api/admin/notifications",
    summary:
      "List staff notifications, newest first; among unread ones, emergencies first, then the caller's own",
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
    permission: "read",
    params: recordId,
    answer: z.object({ read: z.number() }),
    handler: markNotificationsRead,
  }),
  call({
    method: "POST",
    path: "/api/admin/notifications/:id/opened",
    summary: "Mark one notification as read",
    caller: "staff",
    permission: "read",
    params: recordId,
    answer: z.object({ read: z.number() }),
    handler: markNotificationOpened,
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
  csvCall({
    path: "/api/admin/outbox.csv",
    name: "outbox",
    query: outboxQuery.omit({ limit: true, cursor: true }),
    list: listOutbox,
    columns: [
      "id",
      "createdAt",
      "channel",
      "recipient",
      "subject",
      "locale",
      "status",
      "attempts",
      "lastError",
      "notBefore",
      "sentAt",
      "sentBy",
      "deliveredAt",
      "readAt",
    ],
    act: "letter.export",
    subject: "letter",
  }),
  call({
    method: "POST",
    path: "/api/admin/outbox/bulk",
    summary: "Queue, discard or mark up to 100 outbox messages",
    caller: "staff",
    body: outboxBulk,
    answer: bulkAnswer,
    ownTransactions: true,
    handler: changeMessages,
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
