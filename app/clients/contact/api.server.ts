import { z } from "zod";
import { assignment, bulkAnswer } from "#app/staff/shell/contract.ts";
import { csvCall } from "#app/staff/shell/csv/csv.server.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  contactBulk,
  contactChange,
  contactMessage,
  contactQuery,
  contactReceipt,
  newContactMessage,
} from "./contract.ts";
import { markMessagesAnswered } from "./server/bulk.server.ts";
import {
  assignContactMessage,
  changeContactMessage,
  createContactMessage,
  listContactMessages,
  releaseContactMessage,
} from "./server/service.server.ts";

export const contactCalls = [
  call({
    method: "POST",
    path: "/api/contact",
    summary: "Send a contact message",
    caller: "anyone",
    body: newContactMessage,
    answer: contactReceipt,
    creates: true,
    limit: "form",
    handler: createContactMessage,
  }),
  call({
    method: "GET",
    path: "/api/admin/messages",
    summary: "List contact messages, newest first",
    caller: "staff",
    query: contactQuery,
    answer: z.array(contactMessage),
    list: true,
    handler: listContactMessages,
  }),
  csvCall({
    path: "/api/admin/messages.csv",
    name: "messages",
    query: contactQuery.omit({ limit: true, cursor: true }),
    list: listContactMessages,
    columns: [
      "createdAt",
      "name",
      "email",
      "phone",
      "subject",
      "message",
      "locale",
      "answeredAt",
      "answeredBy",
      "heldReason",
    ],
    act: "contact_message.export",
    subject: "contact_message",
  }),
  call({
    method: "POST",
    path: "/api/admin/messages/bulk",
    summary: "Mark up to 100 messages as answered",
    caller: "staff",
    body: contactBulk,
    answer: bulkAnswer,
    ownTransactions: true,
    handler: markMessagesAnswered,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/messages/:id",
    summary: "Mark a contact message as answered or open",
    caller: "staff",
    params: recordId,
    body: contactChange,
    answer: contactMessage,
    handler: changeContactMessage,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/messages/:id/assignee",
    summary: "Give a contact message to a colleague or to the caller, or to nobody",
    caller: "staff",
    params: recordId,
    body: assignment,
    answer: contactMessage,
    handler: assignContactMessage,
  }),
  call({
    method: "POST",
    path: "/api/admin/messages/:id/release",
    summary: "Release a contact message from the spam hold",
    caller: "staff",
    params: recordId,
    answer: contactMessage,
    handler: releaseContactMessage,
  }),
] as const;
