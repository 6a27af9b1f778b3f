import { z } from "zod";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { newView, savedView, viewChange, viewQuery } from "./contract.ts";
import { changeView, listViews, removeView, saveView } from "./server/views.server.ts";

export const viewCalls = [
  call({
    method: "GET",
    path: "/api/admin/views",
    summary: "List the caller's saved views and the shared ones, each with its count",
    caller: "staff",
    query: viewQuery,
    answer: z.array(savedView),
    list: true,
    handler: listViews,
  }),
  call({
    method: "POST",
    path: "/api/admin/views",
    summary: "Keep a list's filter under a name",
    caller: "staff",
    permission: "read",
    body: newView,
    answer: savedView,
    creates: true,
    handler: saveView,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/views/:id",
    summary: "Rename, share or replace one's own view",
    caller: "staff",
    permission: "read",
    params: recordId,
    body: viewChange,
    answer: savedView,
    handler: changeView,
  }),
  call({
    method: "DELETE",
    path: "/api/admin/views/:id",
    summary: "Remove one's own view",
    caller: "staff",
    permission: "read",
    params: recordId,
    answer: z.object({ success: z.literal(true) }),
    handler: removeView,
  }),
] as const;
