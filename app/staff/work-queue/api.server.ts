import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { queueItem, queueQuery, today } from "./contract.ts";
import { listQueue } from "./server/queue.server.ts";
import { readToday } from "./server/today.server.ts";

export const workQueueCalls = [
  call({
    method: "GET",
    path: "/api/admin/today",
    summary: "Get today's figures of all areas",
    caller: "staff",
    answer: today,
    handler: readToday,
  }),
  call({
    method: "GET",
    path: "/api/admin/queue",
    summary: "List open requests waiting for a response, most urgent first",
    caller: "staff",
    query: queueQuery,
    answer: z.array(queueItem),
    list: true,
    handler: listQueue,
  }),
] as const;
