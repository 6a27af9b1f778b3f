import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { z } from "zod";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { customerEmail, enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { isGuessedPassword } from "#platform/auth/guessed-passwords.ts";
import { inHashingPlace } from "#platform/auth/hashing.server.ts";
import {
  issueVendorToken,
  newToken,
  revokeVendorTokens,
  tokenHash,
} from "#platform/auth/vendor-token.server.ts";
import { eraseAll } from "#platform/database/erase.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { consumeOrMark } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { enqueue, type Job } from "#platform/jobs/jobs.server.ts";
import { mailIsConfigured } from "#platform/mail/mail.server.ts";
import type { newPassword, passwordResetRequest, VendorSession } from "../contract.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";

const hour = 3_600_000;

/**
 * Counts the letters to an address; who is over a limit gets none, and the same answer.
 * @returns the act that has the letter written
 */
export async function requestPasswordLink(ctx: Ctx, input: z.output<typeof passwordResetRequest>) {
  const email = input.email.toLowerCase();
  const isOverLimit = ctx.overLimit || (await consumeOrMark("resetEmail", email));
  return async (txCtx: Ctx): Promise<{ success: true }> => {
    if (!isOverLimit) await queuePasswordEmail(txCtx, email);
    return { success: true };
  };
}

/** A known address takes as long as an unknown one: the same statements, and what is different is left to the job. */
async function queuePasswordEmail(ctx: Ctx, email: string): Promise<void> {
  const [account] = await ctx.db
    .select({ vendorId: vendorAccount.vendorId })
    .from(vendorAccount)
    .where(eq(vendorAccount.email, email));
  await enqueue(ctx.db, passwordLetters.name, [`${account?.vendorId ?? 0}:${randomUUID()}`]);
}

/** Writes the letter with a link for a new password; with the number 0 there is nobody to write to. */
export const passwordLetters: Job = {
  name: "vendor.password_letter",
  async run(id) {
    const [vendorId = 0] = id.split(":").map(Number);
    if (vendorId === 0) return;
    const systemCtx = systemContext();
    await db().transaction((tx) => sendPasswordLink({ ...systemCtx, db: tx }, vendorId, `vendor-password:${id}`));
  },
};

/** The letter says 24 hours. Where staff send it by hand, they have three days to do so first. */
const linkLifetimeMs = () => (mailIsConfigured() ? 24 : 4 * 24) * hour;

/** @param effect names the letter: a job that runs twice writes one, and makes one link */
async function sendPasswordLink(ctx: Ctx, vendorId: number, effect: string): Promise<void> {
  const [account] = await ctx.db
    .select({ email: vendorAccount.email, locale: vendor.locale, name: vendor.contactName })
    .from(vendorAccount)
    .innerJoin(vendor, eq(vendor.id, vendorAccount.vendorId))
    .where(eq(vendorAccount.vendorId, vendorId))
    .for("update");
  if (!account || (await ctx.db.$count(outbox, eq(outbox.effect, effect))) > 0) return;
  const { email, locale, name } = account;
  const { path } = await passwordLink(ctx, vendorId, linkLifetimeMs());
  const facts = { name, email, phone: "", message: "", path };
  await enqueueMessages(ctx, [{ effect, letter: "vendor_password", recipient: email, facts, locale }]);
}

/** A link that lets whoever holds it choose the password, once. @param lifetime in milliseconds */
export async function passwordLink(
  ctx: Ctx,
  vendorId: number,
  lifetime: number,
): Promise<{ path: string; hash: string }> {
  const { token, hash } = newToken();
  const expiresAt = new Date(ctx.now.getTime() + lifetime);
  await ctx.db.insert(vendorPasswordLink).values({ hash, vendorId, expiresAt });
  return { path: `/vendor-password?token=${token}`, hash };
}

/** @returns the act that sets the password by a letter's link */
export async function choosePassword(ctx: Ctx, input: z.output<typeof newPassword>) {
  rejectCommonPassword(ctx, input.password);
  const passwordHash = await inHashingPlace({ whose: "anybody", address: ctx.address }, () =>
    hashPassword(input.password),
  );
  return (txCtx: Ctx) => setPassword(txCtx, input.token, passwordHash);
}

/** Ends all sessions and other links, and signs in. @throws AppError invalid */
async function setPassword(ctx: Ctx, token: string, passwordHash: string): Promise<VendorSession> {
  const vendorId = await consumeLink(ctx, token);
  const [before] = await ctx.db
    .select({ hash: vendorAccount.passwordHash })
    .from(vendorAccount)
    .where(eq(vendorAccount.vendorId, vendorId));
  await ctx.db
    .update(vendorAccount)
    .set({ passwordHash, addressConfirmedAt: ctx.now })
    .where(eq(vendorAccount.vendorId, vendorId));
  // No letter for the first password: the owner has just chosen it by a link from a letter.
  if (before?.hash) await writeOfChange(ctx, vendorId, tokenHash(token));
  await deletePasswordLinks(ctx, vendorId);
  await revokeVendorTokens(ctx.db, vendorId);
  return { token: await issueVendorToken(ctx.db, vendorId, ctx.now), vendorId };
}

/**
 * Uses a link up. The account is locked first, as everything does that changes how it is opened: two links used at the
 * same moment would otherwise wait for each other.
 * @throws AppError invalid
 */
async function consumeLink(ctx: Ctx, token: string): Promise<number> {
  const valid = and(eq(vendorPasswordLink.hash, tokenHash(token)), gt(vendorPasswordLink.expiresAt, ctx.now));
  await ctx.db
    .select({ vendorId: vendorAccount.vendorId })
    .from(vendorAccount)
    .where(
      inArray(
        vendorAccount.vendorId,
        ctx.db.select({ vendorId: vendorPasswordLink.vendorId }).from(vendorPasswordLink).where(valid),
      ),
    )
    .for("update");
  const [link] = await ctx.db.delete(vendorPasswordLink).where(valid).returning();
  if (link) return link.vendorId;
  throw new AppError("invalid", { fields: { token: inLocale(httpMessages, ctx.locale).fields.usedLink } });
}

/** Links of letters that were sent open nothing any more. */
export async function deletePasswordLinks(ctx: Ctx, vendorId: number): Promise<void> {
  await ctx.db.delete(vendorPasswordLink).where(eq(vendorPasswordLink.vendorId, vendorId));
}

/**
 * Whoever did not change it themselves hears of it, and how to get the account back.
 * @param change names it, so that the letter is written once
 */
export async function writeOfChange(ctx: Ctx, vendorId: number, change: string): Promise<void> {
  const [account] = await ctx.db
    .select({
      email: vendorAccount.email,
      confirmedAt: vendorAccount.addressConfirmedAt,
      locale: vendor.locale,
      name: vendor.contactName,
    })
    .from(vendorAccount)
    .innerJoin(vendor, eq(vendor.id, vendorAccount.vendorId))
    .where(eq(vendorAccount.vendorId, vendorId));
  if (!account) throw new AppError("not_found");
  const { email, confirmedAt, locale, name } = account;
  const confirmed = confirmedAt !== null;
  const facts = { name, email, phone: "", message: "", path: "/vendor-password", confirmed };
  const effect = `vendor-password-changed:${change}`;
  await enqueueMessages(ctx, [customerEmail({ effect, letter: "vendor_password_changed", facts, locale })]);
}

/** @throws AppError invalid when it is among those that are tried first */
export function rejectCommonPassword(ctx: Ctx, password: string, field = "password"): void {
  if (!isGuessedPassword(password)) return;
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  throw new AppError("invalid", { fields: { [field]: commonPassword } });
}

/** Forgets links whose time is over. */
export async function forgetEndedLinks(now: Date, signal: AbortSignal): Promise<void> {
  await eraseAll(vendorPasswordLink, lt(vendorPasswordLink.expiresAt, now), signal);
}
