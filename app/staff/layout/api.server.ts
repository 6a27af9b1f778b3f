import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { credentials, staffSession } from "./contract.ts";
import { getSession, logIn, logOut } from "./server/session.server.ts";

const done = z.object({ success: z.literal(true) });

export const sessionCalls = [
  call({
    method: "POST",
    path: "/api/admin/login",
    summary: "Sign in as staff (sets the session cookie); `code` where code_required is answered",
    caller: "anyone",
    body: credentials,
    answer: done,
    respond: logIn,
  }),
  call({
    method: "POST",
    path: "/api/admin/logout",
    summary: "Sign out: the session ends for good",
    caller: "staff",
    allowsMissingSecondStep: true,
    answer: done,
    respond: logOut,
  }),
  call({
    method: "GET",
    path: "/api/admin/session",
    summary: "Who is signed in",
    caller: "staff",
    allowsMissingSecondStep: true,
    answer: staffSession,
    respond: getSession,
  }),
] as const;
