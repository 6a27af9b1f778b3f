import { z } from "zod";
import { assignment } from "#app/staff/shell/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  newSafetyContact,
  newSafetyRequest,
  safetyChange,
  safetyHistoryQuery,
  safetyQuery,
  safetyReceipt,
  safetyRequest,
  safetyStep,
} from "./contract.ts";
import { assignSafetyRequest, changeSafetyRequest, releaseSafetyRequest } from "./server/change.server.ts";
import { addSafetyContact, createSafetyRequest } from "./server/create.server.ts";
import { listSafetyHistory, listSafetyRequests } from "./server/list.server.ts";

export const createRequestCall = call({
  method: "POST",
  path: "/api/safety-requests",
  summary: "Ask the team for help",
  caller: "anyone",
  body: newSafetyRequest,
  answer: safetyReceipt,
  creates: true,
  limit: "form",
  hardLimit: "safety",
  handler: createSafetyRequest,
});

export const addContactCall = call({
  method: "POST",
  path: "/api/safety-requests/contact",
  summary: "Add a contact to a safety request of one's own",
  caller: "anyone",
  body: newSafetyContact,
  answer: safetyReceipt,
  limit: "safety",
  handler: addSafetyContact,
});

export const safetyCalls = [
  createRequestCall,
  addContactCall,
  call({
    method: "GET",
    path: "/api/admin/safety-requests",
    summary: "Safety requests: open ones first, emergencies first of all",
    caller: "staff",
    query: safetyQuery,
    answer: z.array(safetyRequest),
    list: true,
    handler: listSafetyRequests,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/safety-requests/:id",
    summary: "Take a safety request in hand, note the first contact, close it, open it again, or add a note",
    caller: "staff",
    params: recordId,
    body: safetyChange,
    answer: safetyRequest,
    handler: changeSafetyRequest,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/safety-requests/:id/assignee",
    summary: "Take a safety request, or give it back",
    caller: "staff",
    params: recordId,
    body: assignment,
    answer: safetyRequest,
    handler: assignSafetyRequest,
  }),
  call({
    method: "GET",
    path: "/api/admin/safety-requests/:id/history",
    summary: "What was done about a safety request, oldest first",
    caller: "staff",
    params: recordId,
    query: safetyHistoryQuery,
    answer: z.array(safetyStep),
    list: true,
    handler: listSafetyHistory,
  }),
  call({
    method: "POST",
    path: "/api/admin/safety-requests/:id/release",
    summary: "Take the mark off a safety request that looked like a robot's",
    caller: "staff",
    params: recordId,
    answer: safetyRequest,
    handler: releaseSafetyRequest,
  }),
] as const;
