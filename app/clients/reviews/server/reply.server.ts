import { and, eq } from "drizzle-orm";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import { mayEditVendor } from "#app/marketplace/vendors/policy.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireVendor } from "#platform/security/policy.server.ts";
import type { PublicReview } from "../contract.ts";
import { review } from "../schema.server.ts";
import { isPublished, toPublicReview } from "./read.server.ts";

/**
 * Publishes the vendor's only reply; contact details in it become an incident.
 * @throws AppError not_found, also for another vendor's review; forbidden for staff; conflict (already replied)
 */
export async function replyToReview(
  ctx: Ctx,
  { vendorId, id, reply }: { vendorId: number; id: number; reply: string },
): Promise<PublicReview> {
  if (!mayEditVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  requireVendor(ctx);
  const isOwn = and(eq(review.id, id), isPublished(vendorId));
  const [row] = await ctx.db
    .update(review)
    .set({ reply, repliedAt: ctx.now })
    .where(and(isOwn, eq(review.reply, "")))
    .returning();
  if (!row) throw new AppError((await ctx.db.$count(review, isOwn)) > 0 ? "conflict" : "not_found");
  const [replyingVendor] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  if (replyingVendor) await inspectTexts(ctx, replyingVendor, [{ source: "reply", text: reply }]);
  return toPublicReview(row);
}
