import { call } from "#platform/http/calls/call.server.ts";
import { erasure, erasureResult, personCopy, personFound, personQuery } from "./contract.ts";
import { erasePerson } from "./server/erase.server.ts";
import { exportPerson } from "./server/export.server.ts";
import { findPerson } from "./server/find.server.ts";

/** All by POST: browsers and proxies store addresses, which must not name the person. */
export const privacyCalls = [
  call({
    method: "POST",
    path: "/api/admin/people/search",
    summary: "What is held of a person, by kind (Ley 172-13)",
    caller: "staff",
    body: personQuery,
    answer: personFound,
    handler: findPerson,
  }),
  call({
    method: "POST",
    path: "/api/admin/people/export",
    summary: "A person's own copy of everything that is held of them",
    caller: "staff",
    requiresConfirmation: true,
    body: personQuery,
    answer: personCopy,
    handler: exportPerson,
  }),
  call({
    method: "POST",
    path: "/api/admin/people/erase",
    summary: "Erase everything that is held of a person",
    caller: "staff",
    requiresConfirmation: true,
    body: erasure,
    answer: erasureResult,
    handler: erasePerson,
  }),
] as const;
