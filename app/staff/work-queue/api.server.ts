import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { queueItem, queueQuery, today } from "./contract.ts";
import { listQueue } from "./server/queue.server.ts";
import { readToday } from "./server/today.server.ts";

export const workQueueCalls = [
  call({
    method: "GET",
    path: "/api/admin/today",
    summary: "The day's figures over all domains",
    caller: "staff",
    answer: today,
    handler: readToday,
  }),
  call({
    method: "GET",
    path: "/api/admin/queue",
    summary: "Who waits to hear from us, the most urgent first",
    caller: "staff",
    query: queueQuery,
    answer: z.array(queueItem),
    list: true,
    handler: listQueue,
  }),
] as const;
