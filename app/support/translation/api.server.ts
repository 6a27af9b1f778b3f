import { z } from "zod";
import { auditEntry, historyQuery } from "#app/staff/audit/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { glossaryQuery, glossaryTerm, newTerm, newTranslation, termChange, translation } from "./contract.ts";
import { addTerm, changeTerm, listGlossary, termHistory } from "./server/glossary.server.ts";
import { translateFor } from "./server/translate.server.ts";

export const translateCall = call({
  method: "POST",
  path: "/api/chat/translate",
  summary: "Translate between English and Spanish, with cultural notes",
  caller: "anyone",
  body: newTranslation,
  answer: translation,
  limit: "translation",
  callsProvider: true,
  handler: translateFor,
});

export const translationCalls = [
  translateCall,
  call({
    method: "GET",
    path: "/api/admin/glossary",
    summary: "List the glossary of Dominican terms, alphabetically",
    caller: "staff",
    query: glossaryQuery,
    answer: z.array(glossaryTerm),
    list: true,
    handler: listGlossary,
  }),
  call({
    method: "POST",
    path: "/api/admin/glossary",
    summary: "Add a glossary term",
    caller: "staff",
    body: newTerm,
    answer: glossaryTerm,
    creates: true,
    handler: addTerm,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/glossary/:id",
    summary: "Update a glossary term",
    caller: "staff",
    params: recordId,
    body: termChange,
    answer: glossaryTerm,
    handler: changeTerm,
  }),
  call({
    method: "GET",
    path: "/api/admin/glossary/:id/history",
    summary: "List the changes to a glossary term",
    caller: "staff",
    params: recordId,
    query: historyQuery,
    answer: z.array(auditEntry),
    list: true,
    handler: termHistory,
  }),
] as const;
