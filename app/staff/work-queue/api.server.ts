import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { newCalls, queueItem, queueQuery, today, todayQuery, waitingCounts } from "./contract.ts";
import { readNewCalls } from "./server/new-calls.server.ts";
import { listQueue } from "./server/queue.server.ts";
import { readToday } from "./server/today.server.ts";
import { readWaiting } from "./server/waiting.server.ts";

export const workQueueCalls = [
  call({
    method: "GET",
    path: "/api/admin/today",
    summary: "Get today's figures of all areas",
    caller: "staff",
    query: todayQuery,
    answer: today,
    handler: readToday,
  }),
  call({
    method: "GET",
    path: "/api/admin/waiting",
    summary: "Get how much waits on each staff screen",
    caller: "staff",
    answer: waitingCounts,
    handler: readWaiting,
  }),
  call({
    method: "GET",
    path: "/api/admin/new-calls",
    summary: "Get the new calls for help that nobody has taken and the caller has not seen",
    caller: "staff",
    answer: newCalls,
    handler: readNewCalls,
  }),
  call({
    method: "GET",
    path: "/api/admin/queue",
    summary: "List everything that waits for staff, most urgent first",
    caller: "staff",
    query: queueQuery,
    answer: z.array(queueItem),
    list: true,
    handler: listQueue,
  }),
] as const;
