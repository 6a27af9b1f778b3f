import type { z } from "zod";
import { signIn, signOut } from "#platform/auth/auth.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { consume, forgive } from "#platform/http/limits.server.ts";
import type { HttpContext } from "#platform/http/request.server.ts";
import type { credentials, StaffSession } from "./contract.ts";

/**
 * Signs a member of staff in. Guessing is limited per address and per e-mail before a password is looked at:
 * hashing is what a thousand parallel guesses would exhaust.
 */
export async function logIn(
  c: HttpContext,
  _ctx: Ctx,
  input: z.output<typeof credentials>,
): Promise<Response> {
  const account = input.email.toLowerCase();
  await consume("signInAddress", c.var.address);
  await consume("signInEmail", account);
  const cookies = await signIn({ email: account, password: input.password });
  await forgive("signInAddress", c.var.address);
  await forgive("signInEmail", account);
  return withCookies(c, cookies);
}

export async function logOut(c: HttpContext): Promise<Response> {
  return withCookies(c, await signOut(c.req.raw.headers));
}

function withCookies(c: HttpContext, cookies: string[]): Response {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
  c.header("Cache-Control", "no-store");
  return c.json({ success: true });
}

/** Who is signed in. */
export async function currentSession(ctx: Ctx): Promise<StaffSession> {
  if (ctx.actor.kind !== "staff") throw new AppError("sign_in_required");
  return { name: ctx.actor.name, email: ctx.actor.email };
}
