import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { isCommonPassword } from "#platform/auth/common-passwords.ts";
import { withHashingSlot } from "#platform/auth/hashing.server.ts";
import {
  findStaffPasswordLink,
  storeStaffPasswordLink,
  useStaffPasswordLink,
} from "#platform/auth/password-links.server.ts";
import {
  hashPassword,
  replacePassword,
  type StaffMember,
  staffByEmail,
  staffById,
  staffByNumber,
} from "#platform/auth/staff.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { consumeOrMark } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { isLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { enqueue, type Job } from "#platform/jobs/jobs.server.ts";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { newToken } from "#platform/security/token.server.ts";
import type { newStaffPassword, PasswordLinkView, passwordLinkRequest } from "../contract.ts";
import { requireOwner } from "./roles.server.ts";

const minute = 60_000;
/** The letter says so. */
const letterLifetimeMs = 30 * minute;
/** Of one that an owner hands over: people are not at hand at once. */
const handedLifetimeMs = 24 * 60 * minute;

const pathOf = (token: string) => `/staff-password/${token}`;

/**
 * Queues a letter with a link to choose a new password, if there is such an account. The answer is the same without one, over
 * the limit and without a mail service, where nobody would get the letter.
 * @returns the part that runs in the transaction
 */
export async function requestPasswordLink(ctx: Ctx, input: z.output<typeof passwordLinkRequest>) {
  const email = input.email.toLowerCase();
  const isOverLimit = ctx.overLimit || (await consumeOrMark("resetEmail", `staff ${email}`));
  return async (tx: Ctx): Promise<{ success: true }> => {
    if (isOverLimit || !isMailConfigured()) return { success: true };
    // The same statements for an unknown address, so that timing reveals nothing; the job does the rest.
    const member = await staffByEmail(email, tx.db);
    const job = `${member?.number ?? 0}:${tx.locale}:${randomUUID()}`;
    await enqueue(tx.db, staffPasswordJob.name, [job]);
    return { success: true };
  };
}

/** Writes the letter, in the language of the page where it was asked for; number 0 stands for an unknown address. */
export const staffPasswordJob: Job = {
  name: "staff.password_letter",
  async run(id) {
    const [number, language] = id.split(":");
    if (number === "0") return;
    const effect = `staff-password:${id}`;
    await db().transaction(async (tx) => {
      const ctx: Ctx = { ...systemContext(), db: tx };
      const member = await staffByNumber(Number(number), tx);
      if (!member || member.isDisabled) return;
      const { token, hash } = newToken();
      const path = pathOf(token);
      const facts = { name: member.name, email: member.email, phone: "", message: "", path };
      const locale = isLocale(language) ? language : ctx.locale;
      const letter = { effect, letter: "staff_password", recipient: member.email, facts, locale } as const;
      // A job that runs twice writes one letter, and keeps its link.
      if ((await enqueueMessages(ctx, [letter])) > 0) await storeLink(ctx, member, hash, letterLifetimeMs);
    });
  },
};

const storeLink = (ctx: Ctx, { id }: StaffMember, hash: string, lifetimeMs: number) =>
  storeStaffPasswordLink(ctx.db, { userId: id, hash, at: ctx.now, lifetimeMs });

/**
 * A link for an owner to hand over to a colleague who forgot the password; lives a day. Audited.
 * @throws AppError not_found; forbidden; conflict if the account is disabled
 */
export async function makePasswordLink(ctx: Ctx, { number }: { number: number }): Promise<{ path: string }> {
  await requireOwner(ctx);
  const member = await staffByNumber(number, ctx.db);
  if (!member) throw new AppError("not_found");
  if (member.isDisabled) throw new AppError("conflict");
  const { token, hash } = newToken();
  await storeLink(ctx, member, hash, handedLifetimeMs);
  await recordAudit(ctx, { act: "staff.password_link", subject: "staff", subjectId: number });
  return { path: pathOf(token) };
}

/** For the person with the link. @throws AppError not_found if it is used, replaced, too old, or the account is disabled */
export async function readPasswordLink(ctx: Ctx, { token }: { token: string }): Promise<PasswordLinkView> {
  const { email } = await findMember(await findStaffPasswordLink(ctx.db, token, ctx.now));
  return { email };
}

async function findMember(userId: string | undefined): Promise<StaffMember> {
  const member = userId === undefined ? undefined : await staffById(userId);
  if (!member) throw new AppError("not_found");
  return member;
}

/**
 * Sets the password, uses the link up and ends all sessions of the account; audited. The second step stays on. Hashes only for
 * a link that is open, and outside the transaction.
 * @throws AppError not_found; invalid for a common password; unavailable when too many hash
 */
export async function choosePassword(ctx: Ctx, input: { token: string } & z.output<typeof newStaffPassword>) {
  await readPasswordLink(ctx, input);
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  if (isCommonPassword(input.password))
    throw new AppError("invalid", { fields: { password: commonPassword } });
  const passwordHash = await withHashingSlot({ queue: "anybody", address: ctx.address }, () =>
    hashPassword(input.password),
  );
  return async (tx: Ctx): Promise<PasswordLinkView> => {
    const member = await findMember(await useStaffPasswordLink(tx.db, input.token, tx.now));
    await replacePassword(tx.db, member.id, passwordHash);
    const { id, name, email, role, number } = member;
    const actor = { kind: "staff", id, name, email, role } as const;
    await recordAudit(
      { ...tx, actor },
      { act: "staff.password_by_link", subject: "staff", subjectId: number },
    );
    return { email };
  };
}
