import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { credentials, staffSession } from "./contract.ts";
import { getSession, logIn, logOut } from "./server/session.server.ts";

const done = z.object({ success: z.literal(true) });

export const sessionCalls = [
  call({
    method: "POST",
    path: "/api/admin/login",
    summary: "Sign in as staff (sets the session cookie); send `code` after a code_required error",
    caller: "anyone",
    body: credentials,
    answer: done,
    respond: logIn,
  }),
  call({
    method: "POST",
    path: "/api/admin/logout",
    summary: "Sign out and revoke the session",
    caller: "staff",
    permission: "read",
    allowsMissingSecondStep: true,
    answer: done,
    respond: logOut,
  }),
  call({
    method: "GET",
    path: "/api/admin/session",
    summary: "Get the signed-in account",
    caller: "staff",
    allowsMissingSecondStep: true,
    answer: staffSession,
    respond: getSession,
  }),
] as const;
