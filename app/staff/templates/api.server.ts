import { z } from "zod";
import { auditEntry, historyQuery } from "#app/staff/audit/contract.ts";
import { outboxMessage } from "#app/staff/outbox/contract.ts";
import { undoRequest } from "#app/staff/shell/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  addressee,
  lettersAboutQuery,
  letterTranslation,
  messageTemplate,
  newLetter,
  newTemplate,
  recordQuery,
  sentLetter,
  templateChange,
  templateQuery,
  translationQuestion,
} from "./contract.ts";
import { addTemplate, changeTemplate, listTemplates, templateHistory } from "./server/templates.server.ts";
import { undoLetter } from "./server/undo.server.ts";
import { findAddressee, lettersAbout, translateLetter, writeLetter } from "./server/write.server.ts";

export const templateCalls = [
  call({
    method: "GET",
    path: "/api/admin/templates",
    summary: "List message templates, those in use first",
    caller: "staff",
    query: templateQuery,
    answer: z.array(messageTemplate),
    list: true,
    handler: listTemplates,
  }),
  call({
    method: "POST",
    path: "/api/admin/templates",
    summary: "Add a message template",
    caller: "staff",
    permission: "templates",
    body: newTemplate,
    answer: messageTemplate,
    creates: true,
    handler: addTemplate,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/templates/:id",
    summary: "Update or archive a message template",
    caller: "staff",
    permission: "templates",
    params: recordId,
    body: templateChange,
    answer: messageTemplate,
    handler: changeTemplate,
  }),
  call({
    method: "GET",
    path: "/api/admin/templates/:id/history",
    summary: "List the changes to a message template",
    caller: "staff",
    params: recordId,
    query: historyQuery,
    answer: z.array(auditEntry),
    list: true,
    handler: templateHistory,
  }),
  call({
    method: "GET",
    path: "/api/admin/letters/addressee",
    summary: "Get whom a letter from a record goes to, and the values of its placeholders",
    caller: "staff",
    // The values hold the links by which the customer acts.
    permission: "work",
    query: recordQuery,
    answer: addressee,
    handler: findAddressee,
  }),
  call({
    method: "GET",
    path: "/api/admin/letters/about",
    summary: "List the letters about a record, newest first",
    caller: "staff",
    query: lettersAboutQuery,
    answer: z.array(outboxMessage),
    list: true,
    handler: lettersAbout,
  }),
  call({
    method: "POST",
    path: "/api/admin/letters",
    summary: "Write to the person of a record; a WhatsApp text is recorded as sent by hand",
    caller: "staff",
    body: newLetter,
    answer: sentLetter,
    creates: true,
    handler: writeLetter,
  }),
  call({
    method: "POST",
    path: "/api/admin/letters/:id/undo",
    summary: "Take one's own letter back, within ten seconds",
    caller: "staff",
    params: recordId,
    body: undoRequest,
    answer: z.null(),
    handler: undoLetter,
  }),
  call({
    method: "POST",
    path: "/api/admin/letters/translation",
    summary: "Translate a letter before it is sent; stores nothing",
    caller: "staff",
    body: translationQuestion,
    answer: letterTranslation,
    callsProvider: true,
    handler: translateLetter,
  }),
] as const;
