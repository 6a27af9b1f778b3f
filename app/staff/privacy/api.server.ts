import { call } from "#platform/http/calls/call.server.ts";
import { erasure, erasureResult, personCopy, personFound, personQuery, personSearch } from "./contract.ts";
import { erasePerson } from "./server/erase.server.ts";
import { exportPerson } from "./server/export.server.ts";
import { findPerson } from "./server/find.server.ts";

/** All by POST: browsers and proxies store addresses, which must not name the person. */
export const privacyCalls = [
  call({
    method: "POST",
    path: "/api/admin/people/search",
    summary: "Find a person's data, by record type (Ley 172-13)",
    caller: "staff",
    permission: "read",
    body: personSearch,
    answer: personFound,
    handler: findPerson,
  }),
  call({
    method: "POST",
    path: "/api/admin/people/export",
    summary: "Export all of a person's data",
    caller: "staff",
    permission: "export",
    requiresConfirmation: true,
    body: personQuery,
    answer: personCopy,
    handler: exportPerson,
  }),
  call({
    method: "POST",
    path: "/api/admin/people/erase",
    summary: "Erase all of a person's data",
    caller: "staff",
    permission: "erase",
    requiresConfirmation: true,
    body: erasure,
    answer: erasureResult,
    handler: erasePerson,
  }),
] as const;
