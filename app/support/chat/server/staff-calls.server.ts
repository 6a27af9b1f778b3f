import { z } from "zod";
import { auditEntry, historyQuery } from "#app/staff/audit/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  chatBooking,
  chatChange,
  chatLead,
  chatMessage,
  chatQuery,
  chatSafetyRequest,
  chatSummary,
  conversionReceipt,
  previewResult,
  replyPreview,
  staffChat,
  staffReply,
} from "../contract.ts";
import { changeChat } from "./change-state.server.ts";
import { convertToBooking, convertToLead, convertToSafetyRequest } from "./convert.server.ts";
import { listChatHistory, listChats, readChat } from "./desk.server.ts";
import { previewReply, replyAsStaff, translateForStaff } from "./reply.server.ts";

export const staffCalls = [
  call({
    method: "GET",
    path: "/api/admin/chats",
    summary: "List conversations: those waiting for staff first, longest wait at the top",
    caller: "staff",
    query: chatQuery,
    answer: z.array(chatSummary),
    list: true,
    handler: listChats,
  }),
  call({
    method: "GET",
    path: "/api/admin/chats/:id",
    summary: "Get a conversation with its messages and their translations",
    caller: "staff",
    params: recordId,
    answer: staffChat,
    handler: readChat,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/chats/:id",
    summary: "Take over a conversation, return it to the assistant, or close it",
    caller: "staff",
    params: recordId,
    body: chatChange,
    answer: staffChat,
    handler: changeChat,
  }),
  call({
    method: "POST",
    path: "/api/admin/chats/:id/reply",
    summary: "Reply to a visitor; idempotent by clientId",
    caller: "staff",
    params: recordId,
    body: staffReply,
    answer: chatMessage,
    callsProvider: true,
    respond: async (c, ctx, input) => {
      c.header("Cache-Control", "no-store");
      return c.json(await replyAsStaff(ctx, input));
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/chats/:id/preview",
    summary: "Preview a reply in the visitor's language",
    caller: "staff",
    params: recordId,
    body: replyPreview,
    answer: previewResult,
    callsProvider: true,
    respond: async (c, ctx, input) => {
      c.header("Cache-Control", "no-store");
      return c.json(await previewReply(ctx, input));
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/chats/:id/translations",
    summary: "Translate a conversation's untranslated messages into the caller's language",
    caller: "staff",
    params: recordId,
    answer: staffChat,
    callsProvider: true,
    respond: async (c, ctx, input) => {
      c.header("Cache-Control", "no-store");
      return c.json(await translateForStaff(ctx, input));
    },
  }),
  call({
    method: "GET",
    path: "/api/admin/chats/:id/history",
    summary: "List staff changes to a conversation",
    caller: "staff",
    params: recordId,
    query: historyQuery,
    answer: z.array(auditEntry),
    list: true,
    handler: listChatHistory,
  }),
  call({
    method: "POST",
    path: "/api/admin/chats/:id/lead",
    summary: "Convert a conversation to a lead",
    caller: "staff",
    params: recordId,
    body: chatLead,
    answer: conversionReceipt,
    creates: true,
    handler: convertToLead,
  }),
  call({
    method: "POST",
    path: "/api/admin/chats/:id/booking",
    summary: "Convert a conversation to a booking",
    caller: "staff",
    params: recordId,
    body: chatBooking,
    answer: conversionReceipt,
    creates: true,
    handler: convertToBooking,
  }),
  call({
    method: "POST",
    path: "/api/admin/chats/:id/safety-request",
    summary: "Convert a conversation to a safety request",
    caller: "staff",
    params: recordId,
    body: chatSafetyRequest,
    answer: conversionReceipt,
    creates: true,
    handler: convertToSafetyRequest,
  }),
] as const;
