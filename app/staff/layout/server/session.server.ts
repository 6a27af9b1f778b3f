import type { z } from "zod";
import { codeProblem, guesserOf, respond } from "#app/staff/accounts/public.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { signOut } from "#platform/auth/auth.server.ts";
import { limitGuesses } from "#platform/auth/limit-guesses.server.ts";
import { confirmedSeconds } from "#platform/auth/second-step/confirmation.server.ts";
import { deviceCookie } from "#platform/auth/second-step/known-device.server.ts";
import { signIn } from "#platform/auth/sign-in.server.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type HttpContext, readUserAgent } from "#platform/http/request.server.ts";
import type { credentials, StaffSession } from "../contract.ts";
import { recordFailedSignIn } from "./failed-sign-ins.server.ts";

/**
 * Limits guesses per address and per e-mail before it hashes a password: parallel guesses would exhaust the CPU.
 * Audited; wrong ones are logged and count towards a letter to the owner.
 * @throws AppError wrong_credentials; code_required, with `fields.code` if a code was sent; rate_limited; unavailable
 */
export async function logIn(
  c: HttpContext,
  ctx: Ctx,
  { password, code, ...input }: z.output<typeof credentials>,
): Promise<Response> {
  const email = input.email.toLowerCase();
  const device = readUserAgent(c);
  const { cookies, backupCodeUsed } = await limitGuesses(guesserOf(c, ctx, email), () =>
    signIn({ email, password, code, device }).catch(async (error) => {
      const problem = codeProblem(error, ctx.locale);
      const isWrong = problem || (error instanceof AppError && error.code === "wrong_credentials");
      if (isWrong) await recordFailedSignIn(ctx, email, c.var.address);
      throw problem ? new AppError("code_required", { fields: { code: problem } }) : error;
    }),
  );
  // Shown on the account page, so that the owner notices stolen codes.
  await recordSession(ctx, email, backupCodeUsed ? "staff.backup_code_used" : "staff.sign_in");
  const known = deviceCookie(`staff:${email}`, c.req.header("cookie"), ctx.now);
  return respond(c, { success: true }, [...cookies, known]);
}

/** Ends this session only, and clears its cookie; audited. */
export async function logOut(c: HttpContext, ctx: Ctx): Promise<Response> {
  if (ctx.actor.kind === "staff") await recordSession(ctx, ctx.actor.email, "staff.sign_out");
  return respond(c, { success: true }, await signOut(c.req.raw.headers));
}

/** Names the member as the actor: this request itself has no session yet. */
async function recordSession(
  ctx: Ctx,
  email: string,
  act: "staff.sign_in" | "staff.sign_out" | "staff.backup_code_used",
): Promise<void> {
  const member = await staffByEmail(email);
  if (!member) return;
  const actor = { kind: "staff", id: member.id, name: member.name, email, role: member.role } as const;
  await recordAudit({ ...ctx, actor }, { act, subject: "staff", subjectId: member.number });
}

/** Who is signed in; with the seconds until the password must be confirmed again. @throws AppError sign_in_required */
export async function getSession(c: HttpContext, ctx: Ctx): Promise<Response> {
  if (ctx.actor.kind !== "staff") throw new AppError("sign_in_required");
  const { name, email, role } = ctx.actor;
  const session: StaffSession = {
    name,
    email,
    role,
    confirmedFor: await confirmedSeconds(c.req.raw.headers),
  };
  return respond(c, session);
}
