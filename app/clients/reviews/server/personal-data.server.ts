import { eq, inArray } from "drizzle-orm";
import { eraseReportedText } from "#app/marketplace/moderation/public.server.ts";
import type { VendorReferences } from "#app/marketplace/vendors/public.server.ts";
import { idsOf, personalRecords } from "#platform/security/personal-data.server.ts";
import { review } from "../schema.server.ts";
import { updateRating } from "./decide.server.ts";

/** Reviews are found by their booking only. */
export const personalReviews = personalRecords({
  table: review,
  where: (_person, { found }) => inArray(review.bookingId, idsOf(found.booking)),
  about: ({ author }) => author,
  moments: ({ repliedAt }) => (repliedAt ? [repliedAt] : []),
  letters: ["review-published"],
  news: ["new_review"],
  subject: "review",
  calls: ["POST /api/reviews/invitation/:link", "POST /api/vendor/reviews/:vendorId/:id/reply"],
  async erase(ctx, held) {
    await ctx.db.delete(review).where(inArray(review.id, idsOf(held)));
    await eraseReportedText(ctx, "review", idsOf(held));
    for (const vendorId of new Set(held.map(({ data }) => Number(data.vendorId))))
      await updateRating(ctx.db, vendorId);
  },
});

/** Reviews of an erased vendor stay without its replies. */
export const vendorReviews: VendorReferences = {
  exist: async ({ db }, vendorId) => (await db.$count(review, eq(review.vendorId, vendorId))) > 0,
  async anonymize({ db }, { id }) {
    await db.update(review).set({ reply: "", repliedAt: null }).where(eq(review.vendorId, id));
  },
};
