import { z } from "zod";
import { vendorId } from "#app/vendors/contract.ts";
import { recordId } from "#platform/contract.ts";
import { type Call, call } from "#platform/http/call.server.ts";
import {
  flaggedQuery,
  flaggedVendor,
  flagIncident,
  incidentAnswer,
  incidentAnswerId,
  incidentChange,
  incidentQuery,
  newIncident,
} from "./contract.ts";
import {
  answerIncident,
  changeIncident,
  listFlaggedVendors,
  listIncidents,
  listOwnIncidents,
  logIncident,
} from "./incidents.server.ts";

export const moderationCalls: readonly Call[] = [
  call({
    method: "GET",
    path: "/api/flagged-vendors",
    summary: "Vendors with open strikes, the most first",
    caller: "staff",
    query: flaggedQuery,
    answer: z.array(flaggedVendor),
    list: true,
    act: listFlaggedVendors,
  }),
  call({
    method: "GET",
    path: "/api/flag-incidents",
    summary: "Flag incidents, newest first",
    caller: "staff",
    query: incidentQuery,
    answer: z.array(flagIncident),
    list: true,
    act: listIncidents,
  }),
  call({
    method: "POST",
    path: "/api/flag-incidents",
    summary: "Log an incident by hand",
    caller: "staff",
    body: newIncident,
    answer: flagIncident,
    creates: true,
    act: logIncident,
  }),
  call({
    method: "PATCH",
    path: "/api/flag-incidents/:id",
    summary: "Dismiss an incident, or make it a strike again",
    caller: "staff",
    params: recordId,
    body: incidentChange,
    answer: flagIncident,
    act: changeIncident,
  }),
  call({
    method: "GET",
    path: "/api/vendor/flags/:vendorId",
    summary: "A vendor's own open incidents",
    caller: "vendor",
    params: vendorId,
    answer: z.array(flagIncident),
    act: listOwnIncidents,
  }),
  call({
    method: "POST",
    path: "/api/vendor/flags/:vendorId/:id/answer",
    summary: "Answer an incident",
    caller: "vendor",
    params: incidentAnswerId,
    body: incidentAnswer,
    answer: flagIncident,
    act: answerIncident,
  }),
];
