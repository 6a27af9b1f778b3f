import { eq } from "drizzle-orm";
import {
  type AccountSummary,
  createAccount,
  createPasswordLink,
  findAccount,
  inspectedTexts,
  revokeAccess,
} from "#app/marketplace/accounts/public.server.ts";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import { verificationChecks } from "#app/marketplace/vendors/contract.ts";
import { addVendorWords, invalidateVendorCounts } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/contract.ts";
import { actorName } from "#platform/context.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { vendorApplication } from "../schema.server.ts";
import { toProfile } from "./profile.ts";

type Row = typeof vendorApplication.$inferSelect;
type Vendor = typeof vendor.$inferSelect;
type Outcome = { vendorId: number; letter: LetterName; path: string };

const day = 24 * 3_600_000;

/**
 * Creates the vendor with its badge and account, and a link to choose a password. An existing account with a confirmed
 * address keeps its profile; an unconfirmed one may be a stranger's and is handed over to the applicant. Audited.
 * @throws AppError invalid when the account's vendor is suspended or verified already; conflict when the address
 * registers at the same moment
 */
export async function createVendor(ctx: Ctx, row: Row): Promise<Outcome> {
  await invalidateVendorCounts(ctx);
  const found = await findAccount(ctx, row.email);
  if (!found) return createVendorAccount(ctx, row);
  const before = await lockVendor(ctx, found.vendorId);
  // Read again under the lock: the owner may have confirmed the address meanwhile.
  const known = await findAccount(ctx, row.email, "update");
  return known?.addressConfirmed ? completeProfile(ctx, row, before) : takeOverAccount(ctx, row, before);
}

function badgeFields(ctx: Ctx, row: Row) {
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

async function createVendorAccount(ctx: Ctx, row: Row): Promise<Outcome> {
  const [approved] = await ctx.db
    .insert(vendor)
    .values({ ...toProfile(row), ...badgeFields(ctx, row), createdAt: ctx.now })
    .returning();
  if (!approved) throw new Error("the insert of the vendor returned no row");
  await createAccount(ctx, approved.id, row.email);
  return withPasswordLink(ctx, row, approved, "pending");
}

/** The owner is confirmed: keep the profile, fill only its blanks. */
async function completeProfile(ctx: Ctx, row: Row, before: Vendor): Promise<Outcome> {
  const proposed = Object.entries(toProfile(row));
  const blanks = proposed.filter(([name]) => isBlank(before[name as keyof Vendor]));
  const after = await change(ctx, before, { ...Object.fromEntries(blanks), ...badgeFields(ctx, row) });
  await inspectAndAudit(ctx, row, after, before.status);
  return { vendorId: after.id, letter: "vendor_approved", path: "/vendor-dashboard" };
}

/** Unconfirmed: nothing that was entered before may appear under the badge. */
async function takeOverAccount(ctx: Ctx, row: Row, before: Vendor): Promise<Outcome> {
  const cleared = {
    photoId: null,
    logoId: null,
    subCategories: [],
    availableDates: [],
    availableTimes: "",
  };
  const after = await change(ctx, before, { ...cleared, ...toProfile(row), ...badgeFields(ctx, row) });
  await revokeAccess(ctx, after.id);
  return withPasswordLink(ctx, row, after, before.status);
}

async function withPasswordLink(ctx: Ctx, row: Row, approved: Vendor, before: string): Promise<Outcome> {
  await inspectAndAudit(ctx, row, approved, before);
  const { path } = await createPasswordLink(ctx, approved.id, 14 * day);
  return { vendorId: approved.id, letter: "application_approved", path };
}

/** @throws AppError invalid for a suspended or already verified vendor, so that an application cannot bypass either */
async function lockVendor(ctx: Ctx, id: AccountSummary["vendorId"]): Promise<Vendor> {
  const before = await selectForUpdate(ctx.db, vendor, id);
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

async function inspectAndAudit(
  ctx: Ctx,
  { reference }: Row,
  approved: Vendor,
  before: string,
): Promise<void> {
  await addVendorWords(ctx.db, approved);
  await inspectTexts(ctx, approved, inspectedTexts(approved));
  const detail = { from: before, to: "approved", application: reference };
  await recordAudit(ctx, { act: "vendor.status", subject: "vendor", subjectId: approved.id, detail });
}

function isBlank(value: unknown): boolean {
  return value === "" || value === null || (Array.isArray(value) && value.length === 0);
}
