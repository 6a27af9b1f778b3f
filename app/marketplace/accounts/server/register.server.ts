import { hashPassword } from "better-auth/crypto";
import type { z } from "zod";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import { insertVendor } from "#app/marketplace/vendors/public.server.ts";
import { customerEmail, enqueueMessages, notifyStaff, staffEmail } from "#app/staff/outbox/public.server.ts";
import { withHashingSlot } from "#platform/auth/hashing.server.ts";
import { issueVendorToken } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { registration, VendorSession } from "../contract.ts";
import { vendorAccount } from "../schema.server.ts";
import { rejectCommonPassword } from "./password.server.ts";
import { inspectedTexts } from "./profile.server.ts";

const unknownFields = { priceRange: null, yearsInBusiness: 0, speaksSpanish: false };

/**
 * Hashes outside the transaction; that then creates a pending vendor and its account, notifies staff, enqueues both
 * letters and signs in (RULINGS 15).
 * @throws AppError invalid for a common password; not_registered when the address has an account; unavailable when too
 * many hash
 */
export async function registerVendor(ctx: Ctx, input: z.output<typeof registration>) {
  rejectCommonPassword(ctx, input.password);
  const { password, ...profile } = input;
  // Before the lookup: a taken address must take as long as a free one.
  const passwordHash = await withHashingSlot({ queue: "anybody", address: ctx.address }, () =>
    hashPassword(password),
  );
  return (txCtx: Ctx) => createVendor(txCtx, profile, passwordHash);
}

/** Signs in at once; listed only after staff's approval (RULINGS 15). */
async function createVendor(
  ctx: Ctx,
  profile: Omit<z.output<typeof registration>, "password">,
  passwordHash: string,
): Promise<VendorSession> {
  const row = await insertVendor(ctx, {
    ...profile,
    ...unknownFields,
    phone: normalisePhone(profile.phone),
    locale: ctx.locale,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const account = { vendorId: row.id, email: profile.email.toLowerCase(), passwordHash, createdAt: ctx.now };
  const inserted = await ctx.db.insert(vendorAccount).values(account).onConflictDoNothing().returning();
  if (inserted.length === 0) throw new AppError("not_registered");
  await inspectTexts(ctx, row, inspectedTexts(row));
  await notifyStaff(ctx, { type: "new_vendor", subjectId: row.id, about: profile.businessName });
  await sendRegistrationEmails(ctx, row.id, profile);
  return { token: await issueVendorToken(ctx.db, row.id, ctx.now, ctx.userAgent), vendorId: row.id };
}

async function sendRegistrationEmails(
  ctx: Ctx,
  id: number,
  {
    businessName,
    contactName,
    email,
    phone,
  }: { businessName: string; contactName: string; email: string; phone: string },
): Promise<void> {
  const { locale } = ctx;
  const facts = { name: businessName, email, phone, message: "" };
  const vendorFacts = { ...facts, name: contactName, path: "/vendor-dashboard" };
  await enqueueMessages(ctx, [
    customerEmail({
      effect: `vendor-registered:${id}`,
      letter: "vendor_registered",
      facts: vendorFacts,
      locale,
    }),
    staffEmail({ effect: `vendor-notice:${id}`, letter: "vendor_notice", facts }),
  ]);
}
