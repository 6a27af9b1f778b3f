import { z } from "zod";
import { assignment } from "#app/staff/shell/contract.ts";
import { csvCall } from "#app/staff/shell/csv/csv.server.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { maxPictureBytes, pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import { photoResponse } from "#platform/pictures/attached-photos.server.ts";
import {
  newSafetyContact,
  newSafetyRequest,
  safetyChange,
  safetyHistoryQuery,
  safetyPhotoParams,
  safetyPhotoReceipt,
  safetyQuery,
  safetyReceipt,
  safetyRequest,
  safetyStep,
  staffSafetyPhoto,
} from "./contract.ts";
import { assignSafetyRequest, changeSafetyRequest, releaseSafetyRequest } from "./server/change.server.ts";
import { addSafetyContact, createSafetyRequest } from "./server/create.server.ts";
import { listSafetyHistory, listSafetyRequests } from "./server/list.server.ts";
import { readSafetyPhoto, saveSafetyPhoto } from "./server/photos.server.ts";

export const createRequestCall = call({
  method: "POST",
  path: "/api/safety-requests",
  summary: "Submit a safety request",
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
  summary: "Add contact details to the caller's own safety request",
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
    method: "POST",
    path: "/api/safety-requests/photos/:delivery",
    summary: "Add a photo to the caller's own safety request",
    caller: "anyone",
    params: safetyPhotoParams,
    file: { types: pictureTypes, maxBytes: maxPictureBytes },
    answer: safetyPhotoReceipt,
    limit: "upload",
    prepare: saveSafetyPhoto,
  }),
  call({
    method: "GET",
    path: "/api/admin/safety-requests/:id/photos/:photo/:size",
    summary: "Get a safety request's photo (WebP)",
    caller: "staff",
    params: staffSafetyPhoto,
    answer: z.string(),
    respond: async (_c, ctx, input) => photoResponse(await readSafetyPhoto(ctx, input)),
  }),
  call({
    method: "GET",
    path: "/api/admin/safety-requests",
    summary: "List safety requests: open first, emergencies at the top",
    caller: "staff",
    query: safetyQuery,
    answer: z.array(safetyRequest),
    list: true,
    handler: listSafetyRequests,
  }),
  csvCall({
    path: "/api/admin/safety-requests.csv",
    name: "safety requests",
    query: safetyQuery.omit({ limit: true, cursor: true }),
    list: listSafetyRequests,
    columns: [
      "reference",
      "createdAt",
      "writtenAt",
      "status",
      "urgency",
      "protocol",
      "name",
      "contact",
      "details",
      "locale",
      "dueAt",
      "reachedAt",
      "assignee",
      "heldReason",
    ],
    act: "safety_request.export",
    subject: "safety_request",
  }),
  call({
    method: "PATCH",
    path: "/api/admin/safety-requests/:id",
    summary: "Update a safety request: start, record the first contact, close, reopen or add a note",
    caller: "staff",
    params: recordId,
    body: safetyChange,
    answer: safetyRequest,
    handler: changeSafetyRequest,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/safety-requests/:id/assignee",
    summary: "Assign a safety request to the caller, or unassign it",
    caller: "staff",
    params: recordId,
    body: assignment,
    answer: safetyRequest,
    handler: assignSafetyRequest,
  }),
  call({
    method: "GET",
    path: "/api/admin/safety-requests/:id/history",
    summary: "List the history of a safety request, oldest first",
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
    summary: "Release a safety request from the spam hold",
    caller: "staff",
    params: recordId,
    answer: safetyRequest,
    handler: releaseSafetyRequest,
  }),
] as const;
