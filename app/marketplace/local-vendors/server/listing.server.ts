import { eq } from "drizzle-orm";
import { inspectedTexts } from "#app/marketplace/accounts/public.server.ts";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import type { VendorCategory } from "#app/marketplace/vendors/contract.ts";
import { insertVendor } from "#app/marketplace/vendors/public.server.ts";
import type { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { ServiceCategory } from "../contract.ts";
import { listingPlace } from "../rules/listing-place.ts";
import { localVendor } from "../schema.server.ts";

type Row = typeof localVendor.$inferSelect;

const categories: Record<ServiceCategory, VendorCategory> = {
  "Belleza y Cuidado Personal": "Beauty & Grooming",
  "Construcción y Renovación": "Construction & Renovation",
  Transporte: "Transportation",
  "Servicios Domésticos": "Domestic Essentials",
  Reparaciones: "Utilities & Setup",
  "Costura y Confección": "Lifestyle & Comfort",
  Educación: "Language & Learning",
  Tecnología: "Tech & Electronics",
  "Servicios Generales": "Domestic Essentials",
};

/**
 * Creates a listing from the public fields of an application; phone and e-mail are stored but not public, the price is
 * left out. Audited.
 * @throws AppError not_found; conflict when it is not approved, or already listed
 */
export async function listInDirectory(ctx: Ctx, { id }: { id: number }): Promise<{ vendorId: number }> {
  requireStaff(ctx);
  const row = await selectForUpdate(ctx.db, localVendor, id);
  if (row.status !== "aprobado" || row.vendorId !== null) throw new AppError("conflict");
  const listing = await insertVendor(ctx, toListing(row, ctx.now));
  await ctx.db.update(localVendor).set({ vendorId: listing.id }).where(eq(localVendor.id, id));
  await inspectTexts(ctx, listing, inspectedTexts(listing));
  const detail = { from: "none", to: "approved", localVendor: String(id) };
  await recordAudit(ctx, { act: "vendor.status", subject: "vendor", subjectId: listing.id, detail });
  return { vendorId: listing.id };
}

function toListing(row: Row, now: Date): typeof vendor.$inferInsert {
  const inEnglish = row.locale === "en";
  return {
    businessName: row.nombreCompleto,
    businessNameEnglish: row.nombreCompleto,
    contactName: row.nombreCompleto,
    email: row.email,
    phone: row.telefono,
    category: categories[row.serviceCategory],
    services: [row.servicioOfrece],
    location: listingPlace(row.zonaUbicacion),
    address: row.zonaUbicacion === "Otra zona" ? "" : row.zonaUbicacion,
    description: inEnglish ? row.descripcionServicio : "",
    descriptionSpanish: inEnglish ? "" : row.descripcionServicio,
    speaksEnglish: inEnglish,
    speaksSpanish: !inEnglish,
    // Not asked in the application; the page leaves them out.
    yearsInBusiness: 0,
    priceRange: null,
    locale: row.locale,
    status: "approved",
    isSample: row.isSample,
    createdAt: now,
    updatedAt: now,
  };
}
