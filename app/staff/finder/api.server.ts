import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { findQuery, found } from "./contract.ts";
import { findRecords } from "./server/find.server.ts";

export const finderCalls = [
  call({
    method: "GET",
    path: "/api/admin/find",
    summary: "Find records of all kinds by name, address, number or reference",
    caller: "staff",
    query: findQuery,
    answer: z.object({ found: z.array(found) }),
    handler: findRecords,
  }),
] as const;
