import { encodeQR } from "qr";
import type { z } from "zod";
import type { AuditAct } from "#app/staff/audit/contract.ts";
import { auditHistoryOf, recordAudit } from "#app/staff/audit/public.server.ts";
import { isGuessedPassword } from "#platform/auth/guessed-passwords.ts";
import { type Guesser, guardGuess } from "#platform/auth/guesses.server.ts";
import { confirmSession } from "#platform/auth/second-step/confirmation.server.ts";
import { knownDevice } from "#platform/auth/second-step/known-device.server.ts";
import {
  beginSecondStep,
  checkCode,
  confirmSecondStep,
  endSecondStep,
  renewBackupCodes,
  secondStepOf,
  WrongCode,
} from "#platform/auth/second-step/second-step.server.ts";
import {
  changePassword,
  checkedHash,
  endOtherSessions,
  type StaffMember,
  sessionsOf,
  staffByEmail,
} from "#platform/auth/staff.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { deviceOf, type HttpContext } from "#platform/http/request.server.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type {
  Account,
  confirmation,
  passwordChange,
  proof,
  SecondStepSecret,
  secondStepConfirmation,
  secondStepStart,
} from "../contract.ts";
import { messages } from "../messages.ts";
import { codeProblem } from "./code-problem.server.ts";

/** The account of who is signed in: these acts need the request itself, whose cookie says which session is theirs. */

/** @throws AppError sign_in_required */
async function requireOwnAccount(ctx: Ctx): Promise<StaffMember> {
  const found = ctx.actor.kind === "staff" ? await staffByEmail(ctx.actor.email) : undefined;
  if (!found) throw new AppError("sign_in_required");
  return found;
}

/** Who guesses at the password or the code of this address, as they are counted. */
export function guesserOf(c: HttpContext, ctx: Ctx, email: string): Guesser {
  const device = knownDevice(`staff:${email.toLowerCase()}`, c.req.header("cookie"), ctx.now);
  return { address: c.var.address, email, isStaff: true, device };
}

/** Their account as their page shows it. */
export async function readAccount(ctx: Ctx, headers: Headers): Promise<Account> {
  const me = await requireOwnAccount(ctx);
  const [secondStep, sessions, history] = await Promise.all([
    secondStepOf(me.id),
    sessionsOf(me.id, headers),
    auditHistoryOf(ctx, { subject: "staff", subjectId: me.number }, { limit: 100 }),
  ]);
  return {
    name: me.name,
    email: me.email,
    secondStep,
    sessions: sessions.map(({ startedAt, lastSeen, ...rest }) => ({
      ...rest,
      startedAt: startedAt.toISOString(),
      lastSeen: lastSeen.toISOString(),
    })),
    history: history.items,
    earlierDeeds: history.total - history.items.length,
  };
}

export async function getAccount(c: HttpContext, ctx: Ctx): Promise<Response> {
  return respond(c, await readAccount(ctx, c.req.raw.headers));
}

/** A new password; every other session ends. */
export async function changeOwnPassword(
  c: HttpContext,
  ctx: Ctx,
  input: z.output<typeof passwordChange>,
): Promise<Response> {
  const me = await requireOwnAccount(ctx);
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  if (isGuessedPassword(input.newPassword))
    throw new AppError("invalid", { fields: { newPassword: commonPassword } });
  const checked = await guardGuess(guesserOf(c, ctx, me.email), () =>
    checkPassword(ctx, me, input.currentPassword, "currentPassword"),
  );
  const device = deviceOf(c);
  const cookies = await changePassword(me, { checked, newPassword: input.newPassword, device });
  await recordOwnEvent(ctx, me, "staff.password_changed");
  return respond(c, { success: true }, cookies);
}

/** Begins to switch the second step on: a secret for the app, which a code of it confirms. */
export async function startSecondStep(
  c: HttpContext,
  ctx: Ctx,
  { password }: z.output<typeof secondStepStart>,
): Promise<Response> {
  const me = await requireOwnAccount(ctx);
  await guardGuess(guesserOf(c, ctx, me.email), () => checkPassword(ctx, me, password));
  const made = await beginSecondStep(me);
  const secret: SecondStepSecret = {
    ...made,
    qr: withWhiteBackground(encodeQR(made.uri, "svg", { border: 2 })),
  };
  return respond(c, secret);
}

/** Apps do not read it the other way round, as a dark page would show it. */
function withWhiteBackground(svg: string): string {
  return svg.replace(/<svg [^>]*>/, '$&<rect width="100%" height="100%" fill="#fff"/>');
}

/** Switches it on; every other session ends. */
export async function switchSecondStepOn(
  c: HttpContext,
  ctx: Ctx,
  { code }: z.output<typeof secondStepConfirmation>,
): Promise<Response> {
  const me = await requireOwnAccount(ctx);
  const { headers } = c.req.raw;
  const cookies = await guardGuess(guesserOf(c, ctx, me.email), () =>
    confirmSecondStep(me, code, headers).catch((error) => throwCodeProblem(ctx, error)),
  );
  await recordOwnEvent(ctx, me, "staff.second_step_on");
  return respond(c, { success: true }, cookies);
}

export async function switchSecondStepOff(
  c: HttpContext,
  ctx: Ctx,
  input: z.output<typeof proof>,
): Promise<Response> {
  const { me, checked } = await requireProof(c, ctx, input);
  await endSecondStep(me.id, checked);
  await recordOwnEvent(ctx, me, "staff.second_step_off");
  return respond(c, { success: true });
}

/** Ten new backup codes in place of those that are left. */
export async function replaceBackupCodes(
  c: HttpContext,
  ctx: Ctx,
  input: z.output<typeof proof>,
): Promise<Response> {
  const { me, checked } = await requireProof(c, ctx, input);
  const backupCodes = await renewBackupCodes(me.id, checked);
  await recordOwnEvent(ctx, me, "staff.backup_codes_renewed");
  return respond(c, { backupCodes });
}

/** Signs out everywhere but here. */
export async function signOutElsewhere(c: HttpContext, ctx: Ctx): Promise<Response> {
  const me = await requireOwnAccount(ctx);
  await endOtherSessions(me.id, c.req.raw.headers);
  await recordOwnEvent(ctx, me, "staff.signed_out_elsewhere");
  return respond(c, { success: true });
}

/** Takes the password or a code again: for ten minutes this session may do what wants it (`confirmed` of a call). */
export async function confirmIdentity(
  c: HttpContext,
  ctx: Ctx,
  { password, code }: z.output<typeof confirmation>,
): Promise<Response> {
  const me = await requireOwnAccount(ctx);
  const { headers } = c.req.raw;
  const { required } = inLocale(httpMessages, ctx.locale).fields;
  if (!password && !code) throw new AppError("invalid", { fields: { password: required } });
  await guardGuess(guesserOf(c, ctx, me.email), async () => {
    if (password) await checkPassword(ctx, me, password);
    // Without the second step a code would only be the one that is about to switch it on.
    else if (!me.secondStep) throwCodeProblem(ctx, new WrongCode());
    else await checkCode(me.id, code ?? "", headers).catch((error) => throwCodeProblem(ctx, error));
  });
  await confirmSession(headers);
  return respond(c, { success: true });
}

/** Who is signed in has shown again that they are who they were: password and code. */
async function requireProof(
  c: HttpContext,
  ctx: Ctx,
  { password, code }: z.output<typeof proof>,
): Promise<{ me: StaffMember; checked: string }> {
  const me = await requireOwnAccount(ctx);
  if (!me.secondStep) throw new AppError("conflict");
  return guardGuess(guesserOf(c, ctx, me.email), async () => {
    // First, so that a mistyped password uses up no code.
    const checked = await checkPassword(ctx, me, password);
    await checkCode(me.id, code, c.req.raw.headers).catch((error) => throwCodeProblem(ctx, error));
    return { me, checked };
  });
}

/** Not as 401: that would tell the page that the session is over. @returns the hash that the password fits */
async function checkPassword(
  ctx: Ctx,
  me: StaffMember,
  password: string,
  field = "password",
): Promise<string> {
  const checked = await checkedHash(me.id, password);
  if (checked !== undefined) return checked;
  const { wrongPassword } = inLocale(messages, ctx.locale);
  throw new AppError("invalid", { fields: { [field]: wrongPassword } });
}

function throwCodeProblem(ctx: Ctx, error: unknown): never {
  const problem = codeProblem(error, ctx.locale);
  throw problem ? new AppError("invalid", { fields: { code: problem } }) : error;
}

/** better-auth writes on its own connection, so the deed is written down after it, not with it. */
function recordOwnEvent(ctx: Ctx, me: StaffMember, act: AuditAct): Promise<void> {
  return recordAudit(ctx, { act, subject: "staff", subjectId: me.number });
}

function respond(c: HttpContext, body: object, cookies: readonly string[] = []): Response {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
  c.header("Cache-Control", "no-store");
  return c.json(body);
}
