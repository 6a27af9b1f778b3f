import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { vendor, vendorPicture } from "../schema.server.ts";
import { indexVendors } from "../search/index-vendors.server.ts";
import { invalidateVendorCounts } from "./counts.server.ts";

type Row = typeof vendor.$inferSelect;

/** A module's part in the erasure of a vendor to whom other people's records refer. */
export type VendorReferences = {
  exist: (ctx: Ctx, vendorId: number) => Promise<boolean>;
  /** Removes the vendor's own words and name from them. */
  anonymize: (ctx: Ctx, vendor: Row) => Promise<void>;
};

/** What other people's records name instead. */
export const formerVendor = { businessName: "Antiguo proveedor", businessNameEnglish: "Former vendor" };

/** Deletes the vendor and its pictures, or blanks it where `isReferenced`; searches do not find it any more. */
export async function eraseVendor(
  ctx: Ctx,
  id: number,
  { isReferenced }: { isReferenced: boolean },
): Promise<void> {
  const { db, now } = ctx;
  const ownRow = eq(vendor.id, id);
  await db.delete(vendorPicture).where(eq(vendorPicture.vendorId, id));
  if (isReferenced)
    await db
      .update(vendor)
      .set({ ...erasedFields, ...formerVendor, updatedAt: now })
      .where(ownRow);
  else await db.delete(vendor).where(ownRow);
  await indexVendors(db, [id]);
  await invalidateVendorCounts(ctx);
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
  typicalJob: "",
  typicalJobSpanish: "",
  priceRange: null,
  priceNote: "",
  otherLanguages: [],
  businessType: null,
  yearEstablished: null,
  certifications: "",
  businessHours: {},
  closures: [],
  availableDates: [],
  availableTimes: "",
  photoId: null,
  logoId: null,
  coverId: null,
  status: "suspended",
  statusReason: "",
  verifiedChecks: [],
  verifiedAt: null,
  verifiedBy: null,
} satisfies Partial<Row>;
