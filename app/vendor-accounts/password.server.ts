import { hashPassword } from "better-auth/crypto";
import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { z } from "zod";
import { post } from "#app/notifications/post.server.ts";
import { vendor } from "#app/vendors/table.server.ts";
import { isGuessedPassword } from "#platform/auth/guessed-passwords.ts";
import {
  issueVendorToken,
  newToken,
  revokeVendorTokens,
  tokenHash,
} from "#platform/auth/vendor-token.server.ts";
import { eraseAll } from "#platform/database/erase.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { consume } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { newPassword, passwordResetRequest, VendorSession } from "./contract.ts";
import { vendorAccount, vendorPasswordLink } from "./table.server.ts";

const hour = 3_600_000;

/** Counts the letters to an address. @returns the act that writes one */
export async function requestPasswordLink(_ctx: Ctx, input: z.output<typeof passwordResetRequest>) {
  const email = input.email.toLowerCase();
  await consume("resetEmail", email);
  return (within: Ctx) => writePasswordLink(within, email);
}

/** Writes a letter with a link for a new password, if the address has an account; the answer is the same if not. */
async function writePasswordLink(ctx: Ctx, email: string): Promise<{ success: true }> {
  const [account] = await ctx.db
    .select({ vendorId: vendorAccount.vendorId, locale: vendor.locale, name: vendor.contactName })
    .from(vendorAccount)
    .innerJoin(vendor, eq(vendor.id, vendorAccount.vendorId))
    .where(eq(vendorAccount.email, email));
  if (account) {
    const { path, hash } = await passwordLink(ctx, account.vendorId, 24 * hour);
    await post(ctx, [
      {
        effect: `vendor-password:${hash}`,
        letter: "vendor_password",
        recipient: email,
        facts: { name: account.name, email, phone: "", message: "", path },
        locale: account.locale,
      },
    ]);
  }
  return { success: true };
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
  refuseCommon(ctx, input.password);
  const passwordHash = await hashPassword(input.password);
  return (within: Ctx) => setPassword(within, input.token, passwordHash);
}

/** Ends all sessions and other links, and signs in. @throws AppError invalid */
async function setPassword(ctx: Ctx, token: string, passwordHash: string): Promise<VendorSession> {
  const vendorId = await takeLink(ctx, token);
  await ctx.db
    .update(vendorAccount)
    .set({ passwordHash, addressConfirmedAt: ctx.now })
    .where(eq(vendorAccount.vendorId, vendorId));
  await ctx.db.delete(vendorPasswordLink).where(eq(vendorPasswordLink.vendorId, vendorId));
  await revokeVendorTokens(ctx.db, vendorId);
  return { token: await issueVendorToken(ctx.db, vendorId, ctx.now), vendorId };
}

/**
 * Uses a link up. The account is locked first, as everything does that changes how it is opened: two links used at the
 * same moment would otherwise wait for each other.
 * @throws AppError invalid
 */
async function takeLink(ctx: Ctx, token: string): Promise<number> {
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

/** @throws AppError invalid when it is among those that are tried first */
export function refuseCommon(ctx: Ctx, password: string): void {
  if (!isGuessedPassword(password)) return;
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  throw new AppError("invalid", { fields: { password: commonPassword } });
}

/** Forgets links whose time is over. */
export async function forgetEndedLinks(now: Date, signal: AbortSignal): Promise<void> {
  await eraseAll(vendorPasswordLink, lt(vendorPasswordLink.expiresAt, now), signal);
}
