import { encodeQR } from "qr";
import type { z } from "zod";
import type { StaffAct } from "#app/staff/audit/contract.ts";
import { listRecordHistory, recordAudit } from "#app/staff/audit/public.server.ts";
import { isCommonPassword } from "#platform/auth/common-passwords.ts";
import { type GuessSource, limitGuesses } from "#platform/auth/limit-guesses.server.ts";
import { confirmSession } from "#platform/auth/second-step/confirmation.server.ts";
import { findKnownDevice } from "#platform/auth/second-step/known-device.server.ts";
import {
  beginSecondStep,
  checkCode,
  confirmSecondStep,
  endSecondStep,
  LostSecondStep,
  readSecondStep,
  renewBackupCodes,
  WrongCode,
} from "#platform/auth/second-step/second-step.server.ts";
import {
  changePassword,
  endOtherSessions,
  listSessions,
  matchPassword,
  type StaffMember,
  staffByEmail,
} from "#platform/auth/staff.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { type HttpContext, readUserAgent } from "#platform/http/request.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
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

/** @throws AppError sign_in_required */
async function requireOwnAccount(ctx: Ctx): Promise<StaffMember> {
  const found = ctx.actor.kind === "staff" ? await staffByEmail(ctx.actor.email) : undefined;
  if (!found) throw new AppError("sign_in_required");
  return found;
}

/**
 * For `limitGuesses`: a browser that has signed in to this account before is counted on its own.
 * @param email in any case
 */
export function guesserOf(c: HttpContext, ctx: Ctx, email: string): GuessSource {
  const device = findKnownDevice(`staff:${email.toLowerCase()}`, c.req.header("cookie"), ctx.now);
  return { address: c.var.address, email, isStaff: true, device };
}

/**
 * The caller's account, its sessions and its last hundred audit events.
 * @param headers of the caller, to mark this session
 * @throws AppError sign_in_required
 */
export async function readAccount(ctx: Ctx, headers: Headers): Promise<Account> {
  const member = await requireOwnAccount(ctx);
  const [secondStep, sessions, history] = await Promise.all([
    readSecondStep(member.id),
    listSessions(member.id, headers),
    listRecordHistory(ctx, { subject: "staff", subjectId: member.number }, { limit: 100 }),
  ]);
  return {
    name: member.name,
    email: member.email,
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

/** The same as a response. */
export async function getAccount(c: HttpContext, ctx: Ctx): Promise<Response> {
  return respond(c, await readAccount(ctx, c.req.raw.headers));
}

/**
 * Sets the password, ends every other session and replaces this one; audited.
 * @throws AppError invalid if the current password is wrong or the new one is common; rate_limited; conflict if the
 * password changed meanwhile
 */
export async function changeOwnPassword(
  c: HttpContext,
  ctx: Ctx,
  input: z.output<typeof passwordChange>,
): Promise<Response> {
  const member = await requireOwnAccount(ctx);
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  if (isCommonPassword(input.newPassword))
    throw new AppError("invalid", { fields: { newPassword: commonPassword } });
  const checked = await limitGuesses(guesserOf(c, ctx, member.email), () =>
    checkPassword(ctx, member, input.currentPassword, "currentPassword"),
  );
  const device = readUserAgent(c);
  const cookies = await changePassword(member, { checked, newPassword: input.newPassword, device });
  await recordOwnEvent(ctx, member, "staff.password_changed");
  return respond(c, { success: true }, cookies);
}

/**
 * Creates a secret for the app; `switchSecondStepOn` confirms it.
 * @throws AppError invalid if the password is wrong; rate_limited; conflict if the step is on
 */
export async function startSecondStep(
  c: HttpContext,
  ctx: Ctx,
  { password }: z.output<typeof secondStepStart>,
): Promise<Response> {
  const member = await requireOwnAccount(ctx);
  await limitGuesses(guesserOf(c, ctx, member.email), () => checkPassword(ctx, member, password));
  const started = await beginSecondStep(member);
  const secret: SecondStepSecret = {
    ...started,
    qr: withWhiteBackground(encodeQR(started.uri, "svg", { border: 2 })),
  };
  return respond(c, secret);
}

/** Apps cannot read a QR code with inverted colours, as on a dark page. */
function withWhiteBackground(svg: string): string {
  return svg.replace(/<svg [^>]*>/, '$&<rect width="100%" height="100%" fill="#fff"/>');
}

/**
 * Ends every other session and replaces this one; audited.
 * @throws AppError invalid if the code is wrong; rate_limited; conflict if set-up was not started, was restarted, or
 * the step is on
 */
export async function switchSecondStepOn(
  c: HttpContext,
  ctx: Ctx,
  { code }: z.output<typeof secondStepConfirmation>,
): Promise<Response> {
  const member = await requireOwnAccount(ctx);
  const { headers } = c.req.raw;
  const cookies = await limitGuesses(guesserOf(c, ctx, member.email), () =>
    confirmSecondStep(member, code, headers).catch((error) => throwCodeProblem(ctx, error)),
  );
  await recordOwnEvent(ctx, member, "staff.second_step_on");
  return respond(c, { success: true }, cookies);
}

/**
 * Deletes the secret and the backup codes; audited. Other sessions stay.
 * @throws AppError invalid if password or code is wrong; rate_limited; conflict if the step is off or the password
 * changed meanwhile
 */
export async function switchSecondStepOff(
  c: HttpContext,
  ctx: Ctx,
  input: z.output<typeof proof>,
): Promise<Response> {
  const { member, checked } = await requireProof(c, ctx, input);
  await endSecondStep(member.id, checked);
  await recordOwnEvent(ctx, member, "staff.second_step_off");
  return respond(c, { success: true });
}

/**
 * The old codes stop working; audited.
 * @throws AppError invalid if password or code is wrong; rate_limited; conflict if the step is off or the password
 * changed meanwhile
 */
export async function replaceBackupCodes(
  c: HttpContext,
  ctx: Ctx,
  input: z.output<typeof proof>,
): Promise<Response> {
  const { member, checked } = await requireProof(c, ctx, input);
  const backupCodes = await renewBackupCodes(member.id, checked);
  await recordOwnEvent(ctx, member, "staff.backup_codes_renewed");
  return respond(c, { backupCodes });
}

/** Ends every session of the caller but this one; audited. */
export async function signOutElsewhere(c: HttpContext, ctx: Ctx): Promise<Response> {
  const member = await requireOwnAccount(ctx);
  await endOtherSessions(member.id, c.req.raw.headers);
  await recordOwnEvent(ctx, member, "staff.signed_out_elsewhere");
  return respond(c, { success: true });
}

/**
 * Re-authenticates: for ten minutes this session may make calls that require confirmation.
 * @throws AppError invalid if password or code is missing or wrong; rate_limited
 */
export async function confirmIdentity(
  c: HttpContext,
  ctx: Ctx,
  { password, code }: z.output<typeof confirmation>,
): Promise<Response> {
  const member = await requireOwnAccount(ctx);
  const { headers } = c.req.raw;
  const { required } = inLocale(httpMessages, ctx.locale).fields;
  if (!password && !code) throw new AppError("invalid", { fields: { password: required } });
  await limitGuesses(guesserOf(c, ctx, member.email), async () => {
    if (password) await checkPassword(ctx, member, password);
    // A code without the second step would belong to an unconfirmed secret.
    else if (!member.secondStep) throwCodeProblem(ctx, new WrongCode());
    else await checkCode(member.id, code ?? "", headers).catch((error) => throwCodeProblem(ctx, error));
  });
  await confirmSession(headers);
  return respond(c, { success: true });
}

async function requireProof(
  c: HttpContext,
  ctx: Ctx,
  { password, code }: z.output<typeof proof>,
): Promise<{ member: StaffMember; checked: string }> {
  const member = await requireOwnAccount(ctx);
  if (!member.secondStep) throw new AppError("conflict");
  return limitGuesses(guesserOf(c, ctx, member.email), async () => {
    // Password first, so that a mistyped one does not consume the code.
    const checked = await checkPassword(ctx, member, password);
    await checkCode(member.id, code, c.req.raw.headers).catch((error) => throwCodeProblem(ctx, error));
    return { member, checked };
  });
}

/**
 * @returns the matching password hash
 * @throws AppError invalid; not 401, which would mean that the session has ended
 */
async function checkPassword(
  ctx: Ctx,
  member: StaffMember,
  password: string,
  field = "password",
): Promise<string> {
  const checked = await matchPassword(member.id, password);
  if (checked !== undefined) return checked;
  const { wrongPassword } = inLocale(messages, ctx.locale);
  throw new AppError("invalid", { fields: { [field]: wrongPassword } });
}

/** @returns the text for the code's field; undefined for other errors */
export function codeProblem(error: unknown, locale: Locale): string | undefined {
  const { wrongCode, lostSecondStep } = inLocale(messages, locale);
  if (error instanceof WrongCode) return wrongCode;
  return error instanceof LostSecondStep ? lostSecondStep : undefined;
}

function throwCodeProblem(ctx: Ctx, error: unknown): never {
  const problem = codeProblem(error, ctx.locale);
  throw problem ? new AppError("invalid", { fields: { code: problem } }) : error;
}

/** After the change, not in its transaction: better-auth writes on its own connection. */
function recordOwnEvent(ctx: Ctx, member: StaffMember, act: StaffAct): Promise<void> {
  return recordAudit(ctx, { act, subject: "staff", subjectId: member.number });
}

/** An answer that no cache keeps. */
export function respond(c: HttpContext, body: object, cookies: readonly string[] = []): Response {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
  c.header("Cache-Control", "no-store");
  return c.json(body);
}
