import { eq } from "drizzle-orm";
import {
  accountOf,
  type KnownAccount,
  lockOut,
  openAccount,
  passwordLink,
  textsOf,
} from "#app/marketplace/accounts/public.server.ts";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import { verificationChecks } from "#app/marketplace/vendors/contract.ts";
import { forgetCounts, learnWordsOf } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/contract.ts";
import { actorName } from "#platform/context.ts";
import { lockedRow } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { vendorApplication } from "../schema.server.ts";
import { profileFrom } from "./profile-from.ts";

type Row = typeof vendorApplication.$inferSelect;
type Vendor = typeof vendor.$inferSelect;
type Outcome = { vendorId: number; letter: LetterName; path: string };

const day = 24 * 3_600_000;

/**
 * An approved application becomes a vendor in the directory, with the badge and an account whose password a letter's
 * link lets the owner choose. Where an account stands under this address already, it depends on whose address it is:
 * a confirmed one keeps its profile; any other may be a stranger's, and is handed over to the applicant.
 * @returns the vendor, and what to write to the owner
 */
export async function makeVendor(ctx: Ctx, row: Row): Promise<Outcome> {
  await forgetCounts(ctx);
  const found = await accountOf(ctx, row.email);
  if (!found) return firstAccount(ctx, row);
  const before = await lockVendor(ctx, found.vendorId);
  // Read again under its lock: its owner may have used a letter's link meanwhile.
  const known = await accountOf(ctx, row.email, "update");
  return known?.addressConfirmed ? keptProfile(ctx, row, before) : handedOver(ctx, row, before);
}

function badgeOf(ctx: Ctx, row: Row) {
  return {
    status: "approved" as const,
    statusReason: "",
    verifiedChecks: verificationChecks.filter((check) => row.checks[check]),
    verifiedAt: ctx.now,
    verifiedBy: actorName(ctx.actor),
    businessType: row.answers.businessType,
    yearEstablished: row.answers.yearEstablished,
    updatedAt: ctx.now,
  };
}

async function firstAccount(ctx: Ctx, row: Row): Promise<Outcome> {
  const [made] = await ctx.db
    .insert(vendor)
    .values({ ...profileFrom(row), ...badgeOf(ctx, row), createdAt: ctx.now })
    .returning();
  if (!made) throw new Error("the vendor was not kept");
  await openAccount(ctx, made.id, row.email);
  return welcomed(ctx, row, made, "pending");
}

/** The address is its owner's: the profile stays, its blanks are filled. */
async function keptProfile(ctx: Ctx, row: Row, before: Vendor): Promise<Outcome> {
  const offered = Object.entries(profileFrom(row));
  const blanks = offered.filter(([name]) => isBlank(before[name as keyof Vendor]));
  const after = await change(ctx, before, { ...Object.fromEntries(blanks), ...badgeOf(ctx, row) });
  await settle(ctx, row, after, before.status);
  return { vendorId: after.id, letter: "vendor_approved", path: "/vendor-dashboard" };
}

/** Whoever registered did not show that the address is theirs: what they wrote does not come under the badge. */
async function handedOver(ctx: Ctx, row: Row, before: Vendor): Promise<Outcome> {
  const strangers = {
    photoId: null,
    logoId: null,
    subCategories: [],
    availableDates: [],
    availableTimes: "",
  };
  const after = await change(ctx, before, { ...strangers, ...profileFrom(row), ...badgeOf(ctx, row) });
  await lockOut(ctx, after.id);
  return welcomed(ctx, row, after, before.status);
}

async function welcomed(ctx: Ctx, row: Row, made: Vendor, before: string): Promise<Outcome> {
  await settle(ctx, row, made, before);
  const { path } = await passwordLink(ctx, made.id, 14 * day);
  return { vendorId: made.id, letter: "application_approved", path };
}

/** @throws AppError invalid: an application is no way round a suspension, nor to a second badge on one account */
async function lockVendor(ctx: Ctx, id: KnownAccount["vendorId"]): Promise<Vendor> {
  const before = await lockedRow(ctx.db, vendor, id);
  const { vendorSuspended, vendorVerified } = inLocale(httpMessages, ctx.locale).fields;
  if (before.status === "suspended") throw new AppError("invalid", { fields: { checks: vendorSuspended } });
  if (before.verifiedChecks.length > 0) throw new AppError("invalid", { fields: { checks: vendorVerified } });
  return before;
}

async function change(
  ctx: Ctx,
  { id, version }: Vendor,
  to: Partial<typeof vendor.$inferInsert>,
): Promise<Vendor> {
  const [after] = await ctx.db
    .update(vendor)
    .set({ ...to, version: version + 1 })
    .where(eq(vendor.id, id))
    .returning();
  if (!after) throw new AppError("not_found");
  return after;
}

async function settle(ctx: Ctx, { reference }: Row, made: Vendor, before: string): Promise<void> {
  await learnWordsOf(ctx.db, made);
  await inspectTexts(ctx, made, textsOf(made));
  const detail = { from: before, to: "approved", application: reference };
  await recordAudit(ctx, { act: "vendor.status", subject: "vendor", subjectId: made.id, detail });
}

function isBlank(value: unknown): boolean {
  return value === "" || value === null || (Array.isArray(value) && value.length === 0);
}
