import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { auditLine, auditQuery } from "./contract.ts";
import { listAuditEvents } from "./server/audit-log.server.ts";

export const auditCalls = [
  call({
    method: "GET",
    path: "/api/admin/audit",
    summary: "List the audit log, newest first",
    caller: "staff",
    query: auditQuery,
    answer: z.array(auditLine),
    list: true,
    handler: listAuditEvents,
  }),
] as const;
