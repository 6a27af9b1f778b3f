import { z } from "zod";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  dispatch,
  dispatchQuery,
  dispatchSummary,
  matchRequest,
  matchResult,
  offerAnswer,
  offerToken,
  offerView,
} from "./contract.ts";
import { answerOffer, readOffer, stopOffers } from "./server/answer.server.ts";
import {
  cancelDispatch,
  listDispatches,
  markOfferSent,
  matchVendors,
  readDispatch,
} from "./server/dispatch.server.ts";

/** Also called by the offer page's `action` when the browser runs no scripts. */
export const answerCall = call({
  method: "POST",
  path: "/api/job-offers/:token/answer",
  summary: "Take an offered job, or decline it",
  caller: "anyone",
  params: offerToken,
  body: offerAnswer,
  answer: offerView,
  handler: answerOffer,
});

export const stopCall = call({
  method: "POST",
  path: "/api/job-offers/:token/stop",
  summary: "Stop being written to about jobs",
  caller: "anyone",
  params: offerToken,
  answer: offerView,
  handler: stopOffers,
});

export const dispatchCalls = [
  call({
    method: "POST",
    path: "/api/match-vendors",
    summary: "Offer a job to the local vendors who can do it",
    caller: "staff",
    body: matchRequest,
    answer: matchResult,
    creates: true,
    handler: matchVendors,
  }),
  call({
    method: "GET",
    path: "/api/admin/dispatches",
    summary: "Jobs that were given out, newest first",
    caller: "staff",
    query: dispatchQuery,
    answer: z.array(dispatchSummary),
    list: true,
    handler: listDispatches,
  }),
  call({
    method: "GET",
    path: "/api/admin/dispatches/:id",
    summary: "A job with its offers as they stand now",
    caller: "staff",
    params: recordId,
    answer: dispatch,
    handler: readDispatch,
  }),
  call({
    method: "POST",
    path: "/api/admin/dispatches/:id/cancel",
    summary: "Call a job off",
    caller: "staff",
    params: recordId,
    answer: dispatch,
    handler: cancelDispatch,
  }),
  call({
    method: "POST",
    path: "/api/admin/job-offers/:id/sent",
    summary: "Mark an offer's message as sent by hand; its time begins",
    caller: "staff",
    params: recordId,
    answer: dispatch,
    handler: markOfferSent,
  }),
  call({
    method: "GET",
    path: "/api/job-offers/:token",
    summary: "An offered job, for whoever holds its link",
    caller: "anyone",
    params: offerToken,
    answer: offerView,
    handler: readOffer,
  }),
  answerCall,
  stopCall,
] as const;
