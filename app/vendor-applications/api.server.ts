import { z } from "zod";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/call.server.ts";
import {
  application,
  applicationAnswer,
  applicationChecks,
  applicationDecision,
  applicationProgress,
  applicationQuery,
  applicationReceipt,
  applicationSummary,
  applicationToken,
  newApplication,
  revealed,
  revealRequest,
} from "./contract.ts";
import { createApplication } from "./create.server.ts";
import { decideApplication, saveChecks } from "./decide.server.ts";
import { answerRequest, readProgress } from "./progress.server.ts";
import { listApplications } from "./queue.server.ts";
import { readApplication, revealSecret } from "./read.server.ts";

export const vendorApplicationCalls = [
  call({
    method: "POST",
    path: "/api/vendor-applications",
    summary: "Apply to be vetted",
    caller: "anyone",
    body: newApplication,
    answer: applicationReceipt,
    creates: "secret",
    limit: "form",
    act: createApplication,
  }),
  call({
    method: "GET",
    path: "/api/vendor-applications/:token",
    summary: "How an application stands, for whoever holds its link",
    caller: "anyone",
    params: applicationToken,
    answer: applicationProgress,
    act: readProgress,
  }),
  call({
    method: "POST",
    path: "/api/vendor-applications/:token/answer",
    summary: "Answer what was asked",
    caller: "anyone",
    params: applicationToken,
    body: applicationAnswer,
    answer: applicationProgress,
    creates: true,
    limit: "form",
    act: answerRequest,
  }),
  call({
    method: "GET",
    path: "/api/admin/vendor-applications",
    summary: "Applications, newest first",
    caller: "staff",
    query: applicationQuery,
    answer: z.array(applicationSummary),
    list: true,
    act: listApplications,
  }),
  call({
    method: "GET",
    path: "/api/admin/vendor-applications/:id",
    summary: "One application in full, its secrets masked",
    caller: "staff",
    params: recordId,
    answer: application,
    act: readApplication,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/vendor-applications/:id/status",
    summary: "Ask for changes, approve or decline",
    caller: "staff",
    params: recordId,
    body: applicationDecision,
    answer: application,
    act: decideApplication,
  }),
  call({
    method: "PUT",
    path: "/api/admin/vendor-applications/:id/checks",
    summary: "Tick what has been looked at",
    caller: "staff",
    params: recordId,
    body: applicationChecks,
    answer: application,
    act: saveChecks,
  }),
  call({
    method: "POST",
    path: "/api/admin/vendor-applications/:id/reveal",
    summary: "Show one secret; who saw it is written down",
    caller: "staff",
    params: recordId,
    body: revealRequest,
    answer: revealed,
    act: revealSecret,
  }),
];
