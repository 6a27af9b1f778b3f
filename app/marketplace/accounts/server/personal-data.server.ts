import { desc, eq, inArray, or, sql } from "drizzle-orm";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { review } from "#app/clients/reviews/schema.server.ts";
import { eraseReportedText } from "#app/marketplace/moderation/public.server.ts";
import { flagIncident, report } from "#app/marketplace/moderation/schema.server.ts";
import {
  invalidateVendorCounts,
  removeSearchWords,
  searchTexts,
} from "#app/marketplace/vendors/public.server.ts";
import { vendor, vendorPicture, vendorWord } from "#app/marketplace/vendors/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { vendorToken } from "#platform/auth/schema.server.ts";
import { revokeVendorTokens } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import {
  attachRows,
  mentionsPerson,
  type PersonalData,
  toExport,
} from "#platform/security/personal-data.server.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";

type Row = typeof vendor.$inferSelect;

const letters = [
  "vendor-registered",
  "vendor-notice",
  "vendor_approved",
  "vendor_suspended",
  "vendor_reinstated",
  "vendor_verified",
  "vendor_unverified",
  "vendor-flagged",
  "vendor-password",
  "vendor-password-changed",
];
const notificationTypes = ["new_vendor", "vendor_changed", "vendor_strikes"];

export const personalVendors: PersonalData = {
  tables: [vendor, vendorAccount, vendorPasswordLink, vendorPicture, vendorToken, vendorWord],
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
      .where(
        or(
          mentionsPerson(person, { emails: [vendor.email, vendorAccount.email], phones: [vendor.phone] }),
          inArray(vendor.id, linkedVendorIds),
        ),
      )
      .orderBy(desc(vendor.id));
    const records = rows.map(({ row, loginEmail }) => ({
      id: row.id,
      at: row.createdAt,
      about: row.businessName || row.businessNameEnglish,
      data: { ...toExport(row), loginEmail },
    }));
    const pictured = await attachRows(ctx, records, "pictures", vendorPicture.vendorId);
    return attachRows(ctx, pictured, "strikes", flagIncident.vendorId);
  },
  async erase(ctx, held) {
    for (const { id } of held) await eraseVendor(ctx, Number(id));
    await invalidateVendorCounts(ctx);
  },
};

/** Deletes a vendor; one that other people booked, reviewed or reported is anonymized, as their records refer to it. */
async function eraseVendor(ctx: Ctx, id: number): Promise<void> {
  const [row] = await ctx.db.select().from(vendor).where(eq(vendor.id, id)).for("update");
  if (!row) return;
  const texts = [...searchTexts(row), ...(await formerNames(ctx, id))];
  if (await isReferencedByOthers(ctx, id)) await anonymizeVendor(ctx, row);
  else await ctx.db.delete(vendor).where(eq(vendor.id, id));
  // After the account: a concurrent sign-in holds its row, and its new token is found here.
  await revokeVendorTokens(ctx.db, id);
  await removeSearchWords(ctx.db, texts);
}

/** Searches may still know words of former names. */
async function formerNames({ db }: Ctx, id: number): Promise<string[]> {
  const rows = await db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(
      sql`${auditLog.subject} = 'vendor' and ${auditLog.subjectId} = ${id} and ${auditLog.act} = 'vendor.identity'`,
    );
  return rows.flatMap(({ detail }) => Object.values(detail));
}

/** The person's own bookings, reviews and reports were erased before. */
async function isReferencedByOthers({ db }: Ctx, id: number): Promise<boolean> {
  return (
    (await db.$count(booking, eq(booking.vendorId, id))) > 0 ||
    (await db.$count(review, eq(review.vendorId, id))) > 0 ||
    (await db.$count(report, eq(report.vendorId, id))) > 0
  );
}

const placeholderNames = { businessName: "Antiguo proveedor", businessNameEnglish: "Former vendor" };
const placeholderBookingNames = {
  vendorName: placeholderNames.businessName,
  vendorNameEnglish: placeholderNames.businessNameEnglish,
};

async function anonymizeVendor(ctx: Ctx, row: Row): Promise<void> {
  const { db } = ctx;
  await db.delete(vendorAccount).where(eq(vendorAccount.vendorId, row.id));
  await db.delete(vendorPicture).where(eq(vendorPicture.vendorId, row.id));
  await db.delete(flagIncident).where(eq(flagIncident.vendorId, row.id));
  await db
    .update(vendor)
    .set({ ...erasedFields, ...placeholderNames, updatedAt: ctx.now })
    .where(eq(vendor.id, row.id));
  await db.update(review).set({ reply: "", repliedAt: null }).where(eq(review.vendorId, row.id));
  const booked = await db
    .update(booking)
    .set(placeholderBookingNames)
    .where(eq(booking.vendorId, row.id))
    .returning({ id: booking.id });
  await eraseReportedText(ctx, "vendor", [row.id]);
  await renameInQueuedLetters(
    ctx,
    booked.map((one) => one.id),
  );
  await db
    .update(adminNotification)
    // Staff's own wording falls back to the type's default text.
    .set({ about: placeholderNames.businessName, message: null, vendorData: null })
    .where(inArray(adminNotification.about, [row.businessName, row.businessNameEnglish].filter(Boolean)));
}

const erasedFields = {
  contactName: "",
  email: "",
  phone: "",
  website: "",
  subCategories: [],
  serviceAreas: [],
  services: [],
  address: "",
  description: "",
  descriptionSpanish: "",
  priceRange: null,
  businessType: null,
  yearEstablished: null,
  certifications: "",
  businessHours: {},
  availableDates: [],
  availableTimes: "",
  photoId: null,
  logoId: null,
  status: "suspended",
  statusReason: "",
  verifiedChecks: [],
  verifiedAt: null,
  verifiedBy: null,
} satisfies Partial<Row>;

/** Queued letters about bookings name the vendor. */
async function renameInQueuedLetters({ db }: Ctx, bookings: readonly number[]): Promise<void> {
  await db
    .update(outbox)
    .set({
      facts: sql`${outbox.facts} || jsonb_build_object('vendor', ${placeholderNames.businessName}::text)`,
    })
    .where(
      sql`${outbox.facts} ? 'vendor' and ${outbox.letter} like 'booking%'
        and split_part(${outbox.effect}, ':', 2) = any(${sql.param(bookings.map(String))}::text[])`,
    );
}
