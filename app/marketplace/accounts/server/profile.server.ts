import { eq } from "drizzle-orm";
import { inspectTexts, type WrittenText } from "#app/marketplace/moderation/public.server.ts";
import { mayEditVendor } from "#app/marketplace/vendors/policy.ts";
import {
  deletePicture,
  insertPicture,
  readGalleryPictures,
  updateVendor,
} from "#app/marketplace/vendors/public.server.ts";
import { pictureAddress } from "#app/marketplace/vendors/rules/picture-address.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { requireUnchanged } from "#app/staff/shell/editing/transition.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import {
  type Dashboard,
  type DefaultedField,
  defaultedFields,
  type PictureKind,
  type Profile,
  type ProfileGap,
  type ProfileUpdate,
  profileGaps,
} from "../contract.ts";
import { vendorAccount } from "../schema.server.ts";
import { reencodeUpload, requireStorage } from "./uploads.server.ts";

type Row = typeof vendor.$inferSelect;
type VendorParams = { vendorId: number };

/** The vendor's row, for itself and for staff. @throws AppError not_found, also for another vendor's: existence is not revealed */
export async function ownVendor(ctx: Ctx, vendorId: number, lock = false): Promise<Row> {
  if (!mayEditVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  const query = ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  const [row] = await (lock ? query.for("update") : query);
  if (!row) throw new AppError("not_found");
  return row;
}

async function readLoginEmail(ctx: Ctx, vendorId: number): Promise<string> {
  const [account] = await ctx.db
    .select({ email: vendorAccount.email })
    .from(vendorAccount)
    .where(eq(vendorAccount.vendorId, vendorId));
  return account?.email ?? "";
}

/**
 * The profile for its editor, with the sign-in address ("" without an account).
 * @throws AppError not_found, also for another vendor's
 */
export async function readProfile(ctx: Ctx, { vendorId }: VendorParams): Promise<Profile> {
  return toProfile(ctx, await ownVendor(ctx, vendorId));
}

/**
 * Saves the profile; `unanswered` defaults are stored as unknown. Contact details in its texts become incidents,
 * staff's edits are audited, and staff are notified when a verified vendor changes its names or category.
 * @throws AppError not_found; conflict when the profile has changed since `version`
 */
export async function saveProfile(ctx: Ctx, input: VendorParams & ProfileUpdate): Promise<Profile> {
  const before = await ownVendor(ctx, input.vendorId, true);
  const { vendorId, version, unanswered, ...changes } = input;
  requireUnchanged(version, before.version);
  const row = await updateVendor(ctx, vendorId, {
    ...changes,
    ...withUnknownDefaults(changes, unanswered),
    phone: normalisePhone(changes.phone),
    version: before.version + 1,
    updatedAt: ctx.now,
  });
  await afterSaving(ctx, before, row);
  return toProfile(ctx, row);
}

/** Unconfirmed defaults are stored as unknown, empty days not at all. */
function withUnknownDefaults(
  { priceRange, yearsInBusiness, businessHours }: Pick<ProfileUpdate, DefaultedField>,
  unanswered: readonly DefaultedField[],
): Pick<typeof vendor.$inferInsert, DefaultedField> {
  const isOpen = (field: DefaultedField) => unanswered.includes(field);
  const days = Object.entries(businessHours).filter(([, hours]) => hours !== "");
  return {
    priceRange: isOpen("priceRange") ? null : priceRange,
    yearsInBusiness: isOpen("yearsInBusiness") ? 0 : yearsInBusiness,
    businessHours: isOpen("businessHours") ? {} : Object.fromEntries(days),
  };
}

/** Inspects the texts, audits staff's edits, and notifies staff when a verified vendor is renamed. */
async function afterSaving(ctx: Ctx, before: Row, row: Row): Promise<void> {
  await inspectTexts(ctx, row, inspectedTexts(row));
  if (ctx.actor.kind === "staff") {
    const detail = { fields: changedFields(before, row).join(" ") };
    await recordAudit(ctx, { act: "vendor.profile", subject: "vendor", subjectId: row.id, detail });
  }
  if (row.verifiedChecks.length === 0) return;
  const sign = (one: Row) => [one.businessName, one.businessNameEnglish, one.category].join(" · ");
  const detail = { from: sign(before), to: sign(row) };
  if (detail.from === detail.to && before.contactName === row.contactName) return;
  await recordAudit(ctx, { act: "vendor.identity", subject: "vendor", subjectId: row.id, detail });
  await notifyStaff(ctx, { type: "vendor_changed", subjectId: row.id, about: row.businessName });
}

/** Names only: the values may be personal data. */
function changedFields(before: Row, row: Row): string[] {
  const names = Object.keys(row) as (keyof Row)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(row[name]));
  return changed.filter((name) => name !== "version" && name !== "updatedAt" && name !== "search");
}

/** Every public text of a profile. */
export function inspectedTexts(row: Row): WrittenText[] {
  const { services, subCategories, serviceAreas, availableDates, availableTimes } = row;
  const closures = row.closures.map(({ words }) => words);
  return [
    { source: "names", text: [row.businessName, row.businessNameEnglish, row.contactName].join("\n") },
    { source: "description", text: `${row.description}\n${row.typicalJob}` },
    { source: "descriptionSpanish", text: `${row.descriptionSpanish}\n${row.typicalJobSpanish}` },
    { source: "services", text: [...services, ...subCategories, ...serviceAreas].join("\n") },
    { source: "certifications", text: row.certifications },
    {
      source: "hours",
      text: [...Object.values(row.businessHours), ...availableDates, availableTimes, ...closures].join("\n"),
    },
  ];
}

/**
 * Re-encodes a photo or logo outside the transaction, which then replaces the old one and raises the version.
 * @throws AppError not_found; invalid (unreadable, or too many pictures wait for approval); rate_limited; the function also
 * sign_in_required if the session has ended meanwhile
 */
export async function savePicture(ctx: Ctx, { vendorId }: VendorParams, kind: PictureKind) {
  const before = await ownVendor(ctx, vendorId);
  const picture = await reencodeUpload(ctx, before, kind === "photo" ? "cover" : "inside");
  return async (txCtx: Ctx) => {
    await selectForUpdate(txCtx.db, vendor, vendorId);
    const result = await changePicture(txCtx, before.id, kind, () => insertPicture(txCtx, vendorId, picture));
    await requireStorage(txCtx, before);
    return result;
  };
}

/**
 * Removes the photo or logo and raises the version; audited when staff do it.
 * @returns an empty `url`
 * @throws AppError not_found, also for another vendor's
 */
export async function removePicture(ctx: Ctx, { vendorId }: VendorParams, kind: PictureKind) {
  const { id } = await ownVendor(ctx, vendorId);
  return changePicture(ctx, id, kind, async () => null);
}

async function changePicture(
  ctx: Ctx,
  vendorId: number,
  kind: PictureKind,
  insert: () => Promise<string | null>,
) {
  const column = kind === "photo" ? "photoId" : "logoId";
  // Locked before the insert: the second of two uploads must see the first one's picture to delete it, without a deadlock.
  const before = await selectForUpdate(ctx.db, vendor, vendorId);
  const id = await insert();
  const row = await updateVendor(ctx, vendorId, {
    [column]: id,
    version: before.version + 1,
    updatedAt: ctx.now,
  });
  if (before[column]) await deletePicture(ctx, before[column]);
  const detail = { kind, to: id === null ? "removed" : "new" };
  if (ctx.actor.kind === "staff")
    await recordAudit(ctx, { act: "vendor.picture", subject: "vendor", subjectId: vendorId, detail });
  return { url: pictureAddress(row[column], "large") ?? "", version: row.version };
}

function unansweredFields({ priceRange, yearsInBusiness, businessHours }: Row): DefaultedField[] {
  const isOpen: Record<DefaultedField, boolean> = {
    priceRange: priceRange === null,
    yearsInBusiness: yearsInBusiness === 0,
    businessHours: Object.keys(businessHours).length === 0,
  };
  return defaultedFields.filter((field) => isOpen[field]);
}

/** The call's answer leaves out the columns that a profile does not have. */
async function toProfile(ctx: Ctx, row: Row): Promise<Profile> {
  const photo = pictureAddress(row.photoId, "large");
  return {
    ...row,
    priceRange: row.priceRange ?? "$",
    unanswered: unansweredFields(row),
    personalPhoto: photo,
    imageUrl: photo,
    logoUrl: pictureAddress(row.logoId, "large"),
    gallery: await readGalleryPictures(ctx, row.id),
    loginEmail: await readLoginEmail(ctx, row.id),
    isVerified: row.verifiedChecks.length > 0,
  };
}

/**
 * What the vendor's dashboard shows (RULINGS 29); `completeness` in percent, `rating` null without reviews.
 * @throws AppError not_found, also for another vendor's
 */
export async function readDashboard(ctx: Ctx, { vendorId }: VendorParams): Promise<Dashboard> {
  const row = await ownVendor(ctx, vendorId);
  const gaps: Record<ProfileGap, boolean> = {
    phone: row.phone === "",
    address: row.address === "",
    description: row.description === "",
    descriptionSpanish: row.descriptionSpanish === "",
    services: row.services.length === 0,
    // A vendor without fixed hours ("con cita") describes them in `availableTimes` instead.
    businessHours: unansweredFields(row).includes("businessHours") && row.availableTimes === "",
    personalPhoto: row.photoId === null,
    logoUrl: row.logoId === null,
  };
  const missing = profileGaps.filter((gap) => gaps[gap]);
  const gapCount = profileGaps.length;
  return {
    ...row,
    isVerified: row.verifiedChecks.length > 0,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    completeness: Math.round((100 * (gapCount - missing.length)) / gapCount),
    missing,
    rating: row.reviewCount > 0 ? row.rating : null,
  };
}
