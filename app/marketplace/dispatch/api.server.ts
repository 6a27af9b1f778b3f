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
  offerReturn,
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
import { returnOffer } from "./server/give-back.server.ts";

/** Also called by the offer page's `action` when the browser runs no scripts. */
export const answerCall = call({
  method: "POST",
  path: "/api/job-offers/:token/answer",
  summary: "Accept or decline a job offer",
  caller: "anyone",
  params: offerToken,
  body: offerAnswer,
  answer: offerView,
  handler: answerOffer,
});

export const stopCall = call({
  method: "POST",
  path: "/api/job-offers/:token/stop",
  summary: "Opt out of WhatsApp messages and decline the open job offers",
  caller: "anyone",
  params: offerToken,
  answer: offerView,
  handler: stopOffers,
});

export const returnCall = call({
  method: "POST",
  path: "/api/job-offers/:token/return",
  summary: "Give an accepted job back, until the day before; the next vendors are asked",
  caller: "anyone",
  params: offerToken,
  body: offerReturn,
  answer: offerView,
  handler: returnOffer,
});

export const dispatchCalls = [
  call({
    method: "POST",
    path: "/api/match-vendors",
    summary: "Dispatch a job to the matching local vendors",
    caller: "staff",
    body: matchRequest,
    answer: matchResult,
    creates: true,
    handler: matchVendors,
  }),
  call({
    method: "GET",
    path: "/api/admin/dispatches",
    summary: "List dispatched jobs, newest first",
    caller: "staff",
    query: dispatchQuery,
    answer: z.array(dispatchSummary),
    list: true,
    handler: listDispatches,
  }),
  call({
    method: "GET",
    path: "/api/admin/dispatches/:id",
    summary: "Get a dispatched job with its current offers",
    caller: "staff",
    params: recordId,
    answer: dispatch,
    handler: readDispatch,
  }),
  call({
    method: "POST",
    path: "/api/admin/dispatches/:id/cancel",
    summary: "Cancel a dispatched job",
    caller: "staff",
    params: recordId,
    answer: dispatch,
    handler: cancelDispatch,
  }),
  call({
    method: "POST",
    path: "/api/admin/job-offers/:id/sent",
    summary: "Mark a job offer's message as sent manually and start its expiry",
    caller: "staff",
    params: recordId,
    answer: dispatch,
    handler: markOfferSent,
  }),
  call({
    method: "GET",
    path: "/api/job-offers/:token",
    summary: "Get a job offer by its link token",
    caller: "anyone",
    params: offerToken,
    answer: offerView,
    handler: readOffer,
  }),
  answerCall,
  returnCall,
  stopCall,
] as const;
