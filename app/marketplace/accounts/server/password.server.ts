import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { z } from "zod";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { customerEmail, enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { isCommonPassword } from "#platform/auth/common-passwords.ts";
import { withHashingSlot } from "#platform/auth/hashing.server.ts";
import { issueVendorToken, revokeVendorTokens } from "#platform/auth/vendor-token.server.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { consumeOrMark } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { enqueue, type Job } from "#platform/jobs/jobs.server.ts";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { hashToken, newToken } from "#platform/security/token.server.ts";
import type { newPassword, passwordResetRequest, VendorSession } from "../contract.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";

const hour = 3_600_000;

/**
 * Queues an e-mail with a link, if there is such an account. Over the limit none is sent, and the response is the same.
 * @returns the part that runs in the transaction
 */
export async function requestPasswordLink(ctx: Ctx, input: z.output<typeof passwordResetRequest>) {
  const email = input.email.toLowerCase();
  const isOverLimit = ctx.overLimit || (await consumeOrMark("resetEmail", email));
  return async (txCtx: Ctx): Promise<{ success: true }> => {
    if (!isOverLimit) await queuePasswordEmail(txCtx, email);
    return { success: true };
  };
}

/** Runs the same statements for unknown addresses, so that timing reveals nothing; the job does the rest. */
async function queuePasswordEmail(ctx: Ctx, email: string): Promise<void> {
  const [account] = await ctx.db
    .select({ vendorId: vendorAccount.vendorId })
    .from(vendorAccount)
    .where(eq(vendorAccount.email, email));
  await enqueue(ctx.db, passwordEmailJob.name, [`${account?.vendorId ?? 0}:${randomUUID()}`]);
}

/** Job that e-mails a link for a new password; vendor id 0 stands for an unknown address. */
export const passwordEmailJob: Job = {
  name: "vendor.password_letter",
  async run(id) {
    const [vendorId = 0] = id.split(":").map(Number);
    if (vendorId === 0) return;
    const systemCtx = systemContext();
    await db().transaction((tx) =>
      sendPasswordLink({ ...systemCtx, db: tx }, vendorId, `vendor-password:${id}`),
    );
  },
};

/** The e-mail says 24 hours. Without mail service staff have three more days to send it by hand. */
const linkLifetimeMs = () => (isMailConfigured() ? 24 : 4 * 24) * hour;

/** @param effect unique key: a job that runs twice sends one e-mail with one link */
async function sendPasswordLink(ctx: Ctx, vendorId: number, effect: string): Promise<void> {
  const [account] = await ownerOf(ctx, vendorId).for("update");
  if (!account || (await ctx.db.$count(outbox, eq(outbox.effect, effect))) > 0) return;
  const { email, locale, name } = account;
  const { path } = await createPasswordLink(ctx, vendorId, linkLifetimeMs());
  const facts = { name, email, phone: "", message: "", path };
  await enqueueMessages(ctx, [{ effect, letter: "vendor_password", recipient: email, facts, locale }]);
}

/** Whom a letter about the account goes to. */
function ownerOf(ctx: Ctx, vendorId: number) {
  return ctx.db
    .select({
      email: vendorAccount.email,
      confirmedAt: vendorAccount.addressConfirmedAt,
      locale: vendor.locale,
      name: vendor.contactName,
    })
    .from(vendorAccount)
    .innerJoin(vendor, eq(vendor.id, vendorAccount.vendorId))
    .where(eq(vendorAccount.vendorId, vendorId));
}

/** Creates a single-use link to choose the password. @returns its path, and the hash under which it is stored */
export async function createPasswordLink(
  ctx: Ctx,
  vendorId: number,
  lifetimeMs: number,
): Promise<{ path: string; hash: string }> {
  const { token, hash } = newToken();
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs);
  await ctx.db.insert(vendorPasswordLink).values({ hash, vendorId, expiresAt });
  return { path: `/vendor-password?token=${token}`, hash };
}

/**
 * Hashes outside the transaction; that then uses up the link, confirms the address, ends all sessions and other links,
 * and signs in.
 * @throws AppError invalid for a common password, or a link that is used or expired; unavailable when too many hash
 */
export async function choosePassword(ctx: Ctx, input: z.output<typeof newPassword>) {
  rejectCommonPassword(ctx, input.password);
  const passwordHash = await withHashingSlot({ queue: "anybody", address: ctx.address }, () =>
    hashPassword(input.password),
  );
  return (txCtx: Ctx) => setPassword(txCtx, input.token, passwordHash);
}

/** Ends all sessions and other links, then signs in. @throws AppError invalid */
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
  // No e-mail for the first password: the link was just used.
  if (before?.hash) await notifyPasswordChanged(ctx, vendorId, hashToken(token));
  await deletePasswordLinks(ctx, vendorId);
  await revokeVendorTokens(ctx.db, vendorId);
  return { token: await issueVendorToken(ctx.db, vendorId, ctx.now, ctx.userAgent), vendorId };
}

/** Locks the account before the link, like everything that changes its password: otherwise two links used at once
 * would deadlock. @throws AppError invalid */
async function consumeLink(ctx: Ctx, token: string): Promise<number> {
  const valid = and(eq(vendorPasswordLink.hash, hashToken(token)), gt(vendorPasswordLink.expiresAt, ctx.now));
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

/** Makes all e-mailed links of the account useless, because its password has changed. */
export async function deletePasswordLinks(ctx: Ctx, vendorId: number): Promise<void> {
  await ctx.db.delete(vendorPasswordLink).where(eq(vendorPasswordLink.vendorId, vendorId));
}

/**
 * Tells the owner, who may not have made the change, how to get the account back.
 * @param change unique key of the change
 * @throws AppError not_found
 */
export async function notifyPasswordChanged(ctx: Ctx, vendorId: number, change: string): Promise<void> {
  const [account] = await ownerOf(ctx, vendorId);
  if (!account) throw new AppError("not_found");
  const { email, confirmedAt, locale, name } = account;
  const confirmed = confirmedAt !== null;
  const facts = { name, email, phone: "", message: "", path: "/vendor-password", confirmed };
  const effect = `vendor-password-changed:${vendorId}:${change}`;
  await enqueueMessages(ctx, [customerEmail({ effect, letter: "vendor_password_changed", facts, locale })]);
}

/** Rejects the passwords that attackers try first. @throws AppError invalid */
export function rejectCommonPassword(ctx: Ctx, password: string, field = "password"): void {
  if (!isCommonPassword(password)) return;
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  throw new AppError("invalid", { fields: { [field]: commonPassword } });
}

/** Retention, in batches. @throws the signal's reason when aborted */
export async function deleteExpiredLinks(now: Date, signal: AbortSignal): Promise<void> {
  await deleteInBatches(vendorPasswordLink, lt(vendorPasswordLink.expiresAt, now), signal);
}
