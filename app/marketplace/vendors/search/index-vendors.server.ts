import { getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { log } from "#platform/log/log.server.ts";
import { vendor, vendorDocument, vendorUnindexed } from "../schema.server.ts";
import { indexVersion, toDocument } from "./derive.ts";
import { placeOf } from "./places.ts";
import { categoryKeys } from "./vocabulary.ts";

const indexedColumns = {
  id: vendor.id,
  status: vendor.status,
  businessName: vendor.businessName,
  businessNameEnglish: vendor.businessNameEnglish,
  contactName: vendor.contactName,
  services: vendor.services,
  subCategories: vendor.subCategories,
  serviceAreas: vendor.serviceAreas,
  category: vendor.category,
  location: vendor.location,
  rating: vendor.rating,
  reviewCount: vendor.reviewCount,
  verifiedChecks: vendor.verifiedChecks,
  speaksEnglish: vendor.speaksEnglish,
  speaksSpanish: vendor.speaksSpanish,
  hasTransportation: vendor.hasTransportation,
  priceRange: vendor.priceRange,
  availableDates: vendor.availableDates,
  businessHours: vendor.businessHours,
};

const { vendorId: _, ...derivedColumns } = getTableColumns(vendorDocument);
const excluded = Object.fromEntries(
  Object.entries(derivedColumns).map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
);

/** Only SQL by hand can set another town or category; such a vendor must not stop the others' indexing. */
function hasKnownPlace({
  id,
  location,
  category,
}: {
  id: number;
  location: string;
  category: string;
}): boolean {
  const isKnown = Object.hasOwn(placeOf, location) && Object.hasOwn(categoryKeys, category);
  if (!isKnown) log.warn({ vendor: id }, "a vendor is not in the directory: its town or category is unknown");
  return isKnown;
}

/**
 * Puts vendors into the directory's index as they are now, and takes those out that are not approved. Call it in the
 * transaction that changed them; a change without it is indexed within a minute (search/fill.server.ts).
 */
export async function indexVendors(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Locked in one order, so that two who index the same vendors cannot deadlock; and so that the later one indexes last.
  const rows = await db
    .select(indexedColumns)
    .from(vendor)
    .where(inArray(vendor.id, [...ids]))
    .orderBy(vendor.id)
    .for("no key update");
  await db.delete(vendorUnindexed).where(inArray(vendorUnindexed.vendorId, [...ids]));
  const listed = rows.filter(({ status, ...row }) => status === "approved" && hasKnownPlace(row));
  const others = rows.filter((row) => !listed.includes(row)).map(({ id }) => id);
  if (others.length > 0) await db.delete(vendorDocument).where(inArray(vendorDocument.vendorId, others));
  if (listed.length === 0) return;
  await db
    .insert(vendorDocument)
    .values(listed.map((row) => ({ vendorId: row.id, version: indexVersion, ...toDocument(row) })))
    .onConflictDoUpdate({ target: vendorDocument.vendorId, set: excluded });
}
