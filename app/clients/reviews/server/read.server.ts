import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { mayEditVendor } from "#app/marketplace/vendors/policy.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { type Page, readPage } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { PublicReview, vendorReviewQuery } from "../contract.ts";
import { review } from "../schema.server.ts";

/** Published reviews of a vendor, newest first. @throws AppError not_found for a vendor that is not approved */
export async function listVendorReviews(
  ctx: Ctx,
  { id, ...query }: { id: number } & z.output<typeof vendorReviewQuery>,
): Promise<Page<PublicReview>> {
  const isListed = and(eq(vendor.id, id), eq(vendor.status, "approved"));
  if ((await ctx.db.$count(vendor, isListed)) === 0) throw new AppError("not_found");
  return readPage(ctx.db, review, isPublished(id), query, toPublicReview);
}

/**
 * The published reviews for the vendor itself and staff, newest first, whatever the vendor's status.
 * @throws AppError not_found for another vendor's
 */
export async function listOwnReviews(
  ctx: Ctx,
  { vendorId, ...query }: { vendorId: number } & z.output<typeof vendorReviewQuery>,
): Promise<Page<PublicReview>> {
  if (!mayEditVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  return readPage(ctx.db, review, isPublished(vendorId), query, toPublicReview);
}

/** In SQL: a published review of this vendor. */
export function isPublished(vendorId: number): SQL | undefined {
  return and(eq(review.vendorId, vendorId), eq(review.status, "published"));
}

/** The fields that everybody may read: not the booking, not how it was moderated. */
export function toPublicReview(row: typeof review.$inferSelect): PublicReview {
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    text: row.text,
    locale: row.locale,
    createdAt: row.createdAt.toISOString(),
    reply: row.reply,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    isSample: row.isSample,
  };
}
