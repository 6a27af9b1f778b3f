import {
  createAccount,
  createPasswordLink,
  findAccount,
  inspectedTexts,
  revokeAccess,
} from "#app/marketplace/accounts/public.server.ts";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import { changeVendor, deletePicturesOf, insertVendor } from "#app/marketplace/vendors/public.server.ts";
import type { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { verificationChecks } from "#app/marketplace/vendors/values.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { forbidUndo } from "#app/staff/shell/editing/undo/undo.server.ts";
import { actorName } from "#platform/context.ts";
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
  const found = await findAccount(ctx, row.email);
  if (!found) return createVendorAccount(ctx, row);
  const { row: approved, result: isConfirmed } = await changeVendor(ctx, found.vendorId, async (before) => {
    assertVerifiable(ctx, before);
    // Read again under the lock: the owner may have confirmed the address meanwhile.
    const known = await findAccount(ctx, row.email, "update");
    const profile = known?.addressConfirmed ? blanksOf(before, row) : takenOverProfile(row);
    return {
      set: { ...profile, ...badgeFields(ctx, row), version: before.version + 1 },
      event: approvalEvent(row, before.status),
      result: known?.addressConfirmed,
    };
  });
  if (!isConfirmed) {
    // Its sessions and pictures are gone for good.
    forbidUndo(ctx);
    await revokeAccess(ctx, approved.id);
    await deletePicturesOf(ctx, approved.id);
  }
  await inspectTexts(ctx, approved, inspectedTexts(approved));
  if (isConfirmed) return { vendorId: approved.id, letter: "vendor_approved", path: "/vendor-dashboard" };
  return withPasswordLink(ctx, approved);
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
  const profile = { ...toProfile(row), ...badgeFields(ctx, row) };
  const approved = await insertVendor(ctx, { ...profile, createdAt: ctx.now });
  await createAccount(ctx, approved.id, row.email);
  await recordAudit(ctx, { subjectId: approved.id, ...approvalEvent(row, "pending") });
  await inspectTexts(ctx, approved, inspectedTexts(approved));
  return withPasswordLink(ctx, approved);
}

/** The owner is confirmed: keep the profile, fill only its blanks. Hours are one answer, in two fields. */
function blanksOf(before: Vendor, row: Row): Partial<Vendor> {
  const { businessHours, availableTimes, ...others } = toProfile(row);
  const blanks = Object.entries(others).filter(([name]) => isBlank(before[name as keyof Vendor]));
  const hasHours = !isBlank(before.businessHours) || !isBlank(before.availableTimes);
  return { ...Object.fromEntries(blanks), ...(!hasHours && { businessHours, availableTimes }) };
}

/** What an approval does not touch in an account that it hands over. */
type KeptColumn = "id" | "version" | "rating" | "reviewCount" | "isSample" | "createdAt" | "search";
type TakenOver = Omit<Vendor, KeptColumn | keyof ReturnType<typeof badgeFields>>;

/** Unconfirmed: nothing that was entered before may appear under the badge. The type names every column. */
function takenOverProfile(row: Row): TakenOver {
  const cleared = {
    photoId: null,
    logoId: null,
    coverId: null,
    typicalJob: "",
    typicalJobSpanish: "",
    closures: [],
    availableDates: [],
    smokes: false,
    hasTransportation: false,
  };
  return { ...cleared, ...toProfile(row) };
}

async function withPasswordLink(ctx: Ctx, approved: Vendor): Promise<Outcome> {
  const { path } = await createPasswordLink(ctx, approved.id, 14 * day);
  return { vendorId: approved.id, letter: "application_approved", path };
}

/** @throws AppError invalid for a suspended or already verified vendor, so that an application cannot bypass either */
function assertVerifiable(ctx: Ctx, { status, verifiedChecks }: Vendor): void {
  const { vendorSuspended, vendorVerified } = inLocale(httpMessages, ctx.locale).fields;
  if (status === "suspended") throw new AppError("invalid", { fields: { checks: vendorSuspended } });
  if (verifiedChecks.length > 0) throw new AppError("invalid", { fields: { checks: vendorVerified } });
}

function approvalEvent({ reference }: Row, from: string) {
  const detail = { from, to: "approved", reference };
  return { act: "vendor.status", subject: "vendor", detail } as const;
}

/** Nothing that a vendor said: also a box that is not ticked, and years that were never given (0). */
function isBlank(value: unknown): boolean {
  return !value || (typeof value === "object" && Object.keys(value).length === 0);
}
