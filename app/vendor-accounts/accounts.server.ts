import { hashPassword, verifyPassword } from "better-auth/crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { z } from "zod";
import { inspectTexts } from "#app/moderation/inspect.server.ts";
import { notifyStaff, post, toPerson, toStaff } from "#app/notifications/post.server.ts";
import { vendor } from "#app/vendors/table.server.ts";
import { isGuessedPassword } from "#platform/auth/guessed-passwords.ts";
import { guardGuess } from "#platform/auth/guesses.server.ts";
import {
  issueVendorToken,
  newToken,
  revokeVendorToken,
  revokeVendorTokens,
  tokenHash,
} from "#platform/auth/vendor-token.server.ts";
import { eraseAll } from "#platform/database/erase.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { consume } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { normalisePhone } from "#platform/phone.server.ts";
import type {
  newPassword,
  passwordResetRequest,
  registration,
  VendorSession,
  vendorCredentials,
} from "./contract.ts";
import { textsOf } from "./profile.server.ts";
import { vendorAccount, vendorPasswordLink } from "./table.server.ts";

const hour = 3_600_000;

/** What registration does not ask: nothing is said of it until the vendor does. */
const untold = { priceRange: null, yearsInBusiness: 0, speaksSpanish: false };

/** Opens a vendor's account and profile; signed in at once, in the directory only once staff have looked (RULINGS 15). */
export async function registerVendor(ctx: Ctx, input: z.output<typeof registration>): Promise<VendorSession> {
  refuseCommon(ctx, input.password);
  const { password, ...profile } = input;
  // Before the address is looked up: a taken one must take as long as a free one.
  const passwordHash = await hashPassword(password);
  const [row] = await ctx.db
    .insert(vendor)
    .values({
      ...profile,
      ...untold,
      phone: normalisePhone(profile.phone),
      locale: ctx.locale,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the vendor was not kept");
  const account = { vendorId: row.id, email: profile.email.toLowerCase(), passwordHash, createdAt: ctx.now };
  const opened = await ctx.db.insert(vendorAccount).values(account).onConflictDoNothing().returning();
  // The transaction takes the profile back too.
  if (opened.length === 0) throw new AppError("not_registered");
  await inspectTexts(ctx, row, textsOf(row));
  await notifyStaff(ctx, { type: "new_vendor", subjectId: row.id, about: profile.businessName });
  await writeOfRegistration(ctx, row.id, profile);
  return { token: await issueVendorToken(ctx.db, row.id, ctx.now), vendorId: row.id };
}

async function writeOfRegistration(
  ctx: Ctx,
  id: number,
  { businessName, email, phone }: { businessName: string; email: string; phone: string },
): Promise<void> {
  const { locale } = ctx;
  const facts = { name: businessName, email, phone, message: "" };
  const theirs = { ...facts, path: "/vendor-dashboard" };
  await post(ctx, [
    toPerson({ effect: `vendor-registered:${id}`, letter: "vendor_registered", facts: theirs, locale }),
    toStaff({ effect: `vendor-notice:${id}`, letter: "vendor_notice", facts }),
  ]);
}

function refuseCommon(ctx: Ctx, password: string): void {
  if (!isGuessedPassword(password)) return;
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  throw new AppError("invalid", { fields: { password: commonPassword } });
}

let decoy: Promise<string> | undefined;

/**
 * Signs a vendor in; an unknown e-mail takes as long as a wrong password. Not in a transaction: hashing must not hold a
 * connection.
 * @param address whom the guesses are counted to
 */
export async function logInVendor(
  ctx: Ctx,
  input: z.output<typeof vendorCredentials>,
  address: string,
): Promise<VendorSession> {
  const email = input.email.toLowerCase();
  const vendorId = await guardGuess({ address, email }, () => vendorOf(ctx, email, input.password));
  return { token: await issueVendorToken(ctx.db, vendorId, ctx.now), vendorId };
}

/** @throws AppError wrong_credentials */
async function vendorOf(ctx: Ctx, email: string, password: string): Promise<number> {
  const [account] = await ctx.db.select().from(vendorAccount).where(eq(vendorAccount.email, email));
  decoy ??= hashPassword("nobody has this password");
  const hash = account?.passwordHash ?? (await decoy);
  const fits = await verifyPassword({ hash, password });
  if (!account?.passwordHash || !fits) throw new AppError("wrong_credentials");
  return account.vendorId;
}

/** Revokes the token that a request bore. @param authorization the header */
export async function logOutVendor(ctx: Ctx, authorization: string | undefined): Promise<{ success: true }> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (token) await revokeVendorToken(ctx.db, token);
  return { success: true };
}

/** Writes a letter with a link for a new password, if the address has an account; the answer is the same if not. */
export async function requestPasswordLink(
  ctx: Ctx,
  input: z.output<typeof passwordResetRequest>,
): Promise<{ success: true }> {
  const email = input.email.toLowerCase();
  await consume("resetEmail", email);
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

/** Sets the password by a letter's link, ends all sessions and other links, and signs in. @throws AppError invalid */
export async function choosePassword(ctx: Ctx, input: z.output<typeof newPassword>): Promise<VendorSession> {
  refuseCommon(ctx, input.password);
  const [link] = await ctx.db
    .delete(vendorPasswordLink)
    .where(
      and(eq(vendorPasswordLink.hash, tokenHash(input.token)), gt(vendorPasswordLink.expiresAt, ctx.now)),
    )
    .returning();
  if (!link) {
    throw new AppError("invalid", { fields: { token: inLocale(httpMessages, ctx.locale).fields.usedLink } });
  }
  const { vendorId } = link;
  const passwordHash = await hashPassword(input.password);
  await ctx.db
    .update(vendorAccount)
    .set({ passwordHash, addressConfirmedAt: ctx.now })
    .where(eq(vendorAccount.vendorId, vendorId));
  await ctx.db.delete(vendorPasswordLink).where(eq(vendorPasswordLink.vendorId, vendorId));
  await revokeVendorTokens(ctx.db, vendorId);
  return { token: await issueVendorToken(ctx.db, vendorId, ctx.now), vendorId };
}

/** An account as staff must know it before they give its vendor anything: is the address its owner's? */
export type KnownAccount = { vendorId: number; registeredAt: Date; addressConfirmed: boolean };

/** The account that signs in with this address, or null. */
export async function accountOf(ctx: Ctx, email: string): Promise<KnownAccount | null> {
  const [row] = await ctx.db.select().from(vendorAccount).where(eq(vendorAccount.email, email.toLowerCase()));
  if (!row) return null;
  const { vendorId, createdAt, addressConfirmedAt } = row;
  return { vendorId, registeredAt: createdAt, addressConfirmed: addressConfirmedAt !== null };
}

/** Opens an account without a password: a letter's link lets its owner choose one. @throws AppError conflict */
export async function openAccount(ctx: Ctx, vendorId: number, email: string): Promise<void> {
  const opened = await ctx.db
    .insert(vendorAccount)
    .values({ vendorId, email: email.toLowerCase(), createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (opened.length === 0) throw new AppError("conflict");
}

/** Ends what whoever registered first could do: from now on only a letter's link opens the account. */
export async function lockOut(ctx: Ctx, vendorId: number): Promise<void> {
  await ctx.db.update(vendorAccount).set({ passwordHash: null }).where(eq(vendorAccount.vendorId, vendorId));
  await ctx.db.delete(vendorPasswordLink).where(eq(vendorPasswordLink.vendorId, vendorId));
  await revokeVendorTokens(ctx.db, vendorId);
}

/** Forgets links whose time is over. */
export async function forgetEndedLinks(now: Date, signal: AbortSignal): Promise<void> {
  await eraseAll(vendorPasswordLink, lt(vendorPasswordLink.expiresAt, now), signal);
}
