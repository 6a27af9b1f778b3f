import { z } from "zod";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  contactChange,
  contactMessage,
  contactQuery,
  contactReceipt,
  newContactMessage,
} from "./contract.ts";
import {
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
    method: "POST",
    path: "/api/admin/messages/:id/release",
    summary: "Release a contact message from the spam hold",
    caller: "staff",
    params: recordId,
    answer: contactMessage,
    handler: releaseContactMessage,
  }),
] as const;
