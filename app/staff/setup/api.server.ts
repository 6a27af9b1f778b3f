import { call } from "#platform/http/calls/call.server.ts";
import { setup } from "./contract.ts";
import { readSetup } from "./server/setup.server.ts";

export const setupCalls = [
  call({
    method: "GET",
    path: "/api/admin/setup",
    summary: "List what is still a placeholder, a sample, without proof or not configured",
    caller: "staff",
    answer: setup,
    handler: readSetup,
  }),
] as const;
