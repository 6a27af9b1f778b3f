import { eq } from "drizzle-orm";
import { textsOf } from "#app/marketplace/accounts/public.server.ts";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import type { VendorCategory } from "#app/marketplace/vendors/contract.ts";
import { forgetCounts, learnWordsOf } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { lockedRow } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { ServiceCategory } from "../contract.ts";
import { listingPlace } from "../rules/listing-place.ts";
import { localVendor } from "../schema.server.ts";

type Row = typeof localVendor.$inferSelect;

/** The directory has its own categories, in English. */
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
 * Lists an approved local vendor in the public directory with what the application says: name, service, zone and
 * description. Phone, price and e-mail stay in the house.
 * @throws AppError conflict when it is not approved, or listed already
 */
export async function listInDirectory(ctx: Ctx, { id }: { id: number }): Promise<{ vendorId: number }> {
  requireStaff(ctx);
  const row = await lockedRow(ctx.db, localVendor, id);
  if (row.status !== "aprobado" || row.vendorId !== null) throw new AppError("conflict");
  const [made] = await ctx.db.insert(vendor).values(listingOf(row, ctx.now)).returning();
  if (!made) throw new Error("the listing was not kept");
  await ctx.db.update(localVendor).set({ vendorId: made.id }).where(eq(localVendor.id, id));
  await learnWordsOf(ctx.db, made);
  await inspectTexts(ctx, made, textsOf(made));
  const detail = { from: "none", to: "approved", localVendor: String(id) };
  await recordAudit(ctx, { act: "vendor.status", subject: "vendor", subjectId: made.id, detail });
  await forgetCounts(ctx);
  return { vendorId: made.id };
}

function listingOf(row: Row, now: Date): typeof vendor.$inferInsert {
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
    // Nobody asked for them: the page says so instead of guessing.
    yearsInBusiness: 0,
    priceRange: null,
    locale: row.locale,
    status: "approved",
    isSample: row.isSample,
    createdAt: now,
    updatedAt: now,
  };
}
