import { z } from "zod";
import { call } from "#platform/http/call.server.ts";
import {
  newBackupCodes,
  newPassword,
  account as readOwn,
  signOutElsewhere,
  startSecondStep,
  switchSecondStepOff,
  switchSecondStepOn,
} from "./account.server.ts";
import {
  account,
  backupCodes,
  passwordChange,
  proof,
  secondStepConfirmation,
  secondStepSecret,
  secondStepStart,
} from "./contract.ts";

const done = z.object({ success: z.literal(true) });

/** What a member of staff does with their own account; each answers in the session that goes on. */
export const staffAccountCalls = [
  call({
    method: "GET",
    path: "/api/admin/account",
    summary: "The own account: second step, sessions, what was done",
    caller: "staff",
    answer: account,
    handle: readOwn,
  }),
  call({
    method: "POST",
    path: "/api/admin/account/password",
    summary: "Change the own password; other sessions end",
    caller: "staff",
    body: passwordChange,
    answer: done,
    handle: newPassword,
  }),
  call({
    method: "POST",
    path: "/api/admin/account/second-step",
    summary: "Begin to switch the second step on: a secret for an authenticator app",
    caller: "staff",
    body: secondStepStart,
    answer: secondStepSecret,
    handle: startSecondStep,
  }),
  call({
    method: "POST",
    path: "/api/admin/account/second-step/on",
    summary: "Switch it on with a code of the app; other sessions end",
    caller: "staff",
    body: secondStepConfirmation,
    answer: done,
    handle: switchSecondStepOn,
  }),
  call({
    method: "POST",
    path: "/api/admin/account/second-step/off",
    summary: "Switch it off, with password and code",
    caller: "staff",
    body: proof,
    answer: done,
    handle: switchSecondStepOff,
  }),
  call({
    method: "POST",
    path: "/api/admin/account/backup-codes",
    summary: "Ten new backup codes, with password and code",
    caller: "staff",
    body: proof,
    answer: backupCodes,
    handle: newBackupCodes,
  }),
  call({
    method: "POST",
    path: "/api/admin/account/sign-out-elsewhere",
    summary: "End every session but this one",
    caller: "staff",
    answer: done,
    handle: signOutElsewhere,
  }),
];
