import { desc, eq, inArray, sql } from "drizzle-orm";
import { vendorBookings } from "#app/clients/bookings/public.server.ts";
import { vendorReviews } from "#app/clients/reviews/public.server.ts";
import { vendorReports } from "#app/marketplace/moderation/public.server.ts";
import { flagIncident } from "#app/marketplace/moderation/schema.server.ts";
import { eraseVendor, formerVendor } from "#app/marketplace/vendors/public.server.ts";
import {
  managedSearchText,
  vendor,
  vendorDocument,
  vendorGalleryPicture,
  vendorKeyEntry,
  vendorPicture,
  vendorUnindexed,
  vendorWordEntry,
} from "#app/marketplace/vendors/schema.server.ts";
import { renameInNotifications } from "#app/staff/outbox/public.server.ts";
import { removeVendorCards } from "#app/support/chat/public.server.ts";
import { vendorToken } from "#platform/auth/schema.server.ts";
import { revokeVendorTokens } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import {
  attachRows,
  mentionsPerson,
  type Person,
  type PersonalData,
  toExport,
} from "#platform/security/personal-data.server.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";

const letters = [
  "vendor-registered",
  "vendor-notice",
  "vendor_approved",
  "vendor_suspended",
  "vendor_reinstated",
  "vendor_picture_removed",
  "vendor_verified",
  "vendor_unverified",
  "vendor-flagged",
  "vendor-password",
  "vendor-password-changed",
];
const notificationTypes = ["new_vendor", "vendor_changed", "vendor_strikes"];

export const personalVendors: PersonalData = {
  tables: [
    vendor,
    vendorAccount,
    vendorPasswordLink,
    vendorPicture,
    vendorGalleryPicture,
    vendorToken,
    vendorDocument,
    vendorKeyEntry,
    vendorUnindexed,
    vendorWordEntry,
  ],
  letters: (id) => letters.map((letter) => `${letter}:${id}`),
  news: ({ id }) => notificationTypes.map((type) => [type, Number(id)]),
  subject: "vendor",
  calls: [
    "POST /api/vendor/register",
    "POST /api/admin/dominican-vendors/:id/listing",
    "POST /api/flag-incidents",
  ],
  async find(ctx, person, { found }) {
    const linkedVendorIds = [...(found.vendor_application ?? []), ...(found.local_vendor ?? [])]
      .map(({ data }) => Number(data.vendorId))
      .filter((id) => id > 0);
    const rows = await ctx.db
      .select({ row: vendor, loginEmail: vendorAccount.email })
      .from(vendor)
      .leftJoin(vendorAccount, eq(vendorAccount.vendorId, vendor.id))
      .where(inArray(vendor.id, vendorIdsOf(person, linkedVendorIds)))
      .orderBy(desc(vendor.id));
    const records = rows.map(({ row, loginEmail }) => ({
      id: row.id,
      at: row.createdAt,
      about: row.businessName || row.businessNameEnglish,
      data: { ...toExport(row), loginEmail },
    }));
    const pictured = await attachRows(ctx, records, "pictures", vendorPicture.vendorId);
    const withDevices = await attachRows(ctx, pictured, "sessions", vendorToken.vendorId);
    const withGallery = await attachRows(ctx, withDevices, "gallery", vendorGalleryPicture.vendorId);
    return attachRows(ctx, withGallery, "strikes", flagIncident.vendorId);
  },
  async erase(ctx, held) {
    for (const { id } of held) await eraseAccount(ctx, Number(id));
  },
};

const references = [vendorBookings, vendorReviews, vendorReports];

/** Deletes a vendor; one that other people booked, reviewed or reported is anonymized, as their records refer to it. */
async function eraseAccount(ctx: Ctx, id: number): Promise<void> {
  const [row] = await ctx.db.select().from(vendor).where(eq(vendor.id, id)).for("update");
  if (!row) return;
  // The person's own bookings, reviews and reports were erased before.
  let isReferenced = false;
  for (const { exist } of references) isReferenced ||= await exist(ctx, id);
  await ctx.db.delete(vendorAccount).where(eq(vendorAccount.vendorId, id));
  if (isReferenced) {
    for (const { anonymize } of references) await anonymize(ctx, row);
    await renameInNotifications(ctx, [row.businessName, row.businessNameEnglish], formerVendor.businessName);
  }
  await removeVendorCards(ctx, id);
  await eraseVendor(ctx, id, { isReferenced });
  // After the account: a concurrent sign-in holds its row, and its new token is found here.
  await revokeVendorTokens(ctx.db, id);
}

/**
 * Deletes a vendor and account that an approval created a moment ago.
 * @throws AppError conflict if somebody has booked, reviewed or reported it since
 */
export async function removeNewVendor(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, id)).for("update");
  for (const { exist } of references) if (await exist(ctx, id)) throw new AppError("conflict");
  await eraseAccount(ctx, id);
}

/**
 * Whose profile or account is the person's, and the linked ones. A union, since with OR over both tables PostgreSQL uses none of
 * their indexes.
 */
function vendorIdsOf(person: Person, linked: readonly number[]) {
  const indexed = { words: managedSearchText, digits: managedSearchText };
  return sql`(
    select id from vendor
      where ${mentionsPerson(person, { emails: [vendor.email], phones: [vendor.phone], indexed })}
    union all select vendor_id from vendor_account where ${eq(vendorAccount.email, person.email)}
    union all select unnest(${sql.param(linked)}::bigint[]))`;
}
