import { desc, inArray } from "drizzle-orm";
import { forgetWordsOf } from "#app/moderation/personal-data.server.ts";
import { copyOf, idsOf, type PersonalData } from "#platform/personal-data.server.ts";
import { computeRating } from "./decide.server.ts";
import { review } from "./table.server.ts";

/** A review is known by its booking: once that is gone, nothing says whose it is. */
export const personalReviews: PersonalData = {
  tables: [review],
  letters: (id) => [`review-published:${id}`],
  news: ({ id }) => [["new_review", Number(id)]],
  subject: "review",
  calls: ["POST /api/reviews/invitation/:link", "POST /api/vendor/reviews/:vendorId/:id/reply"],
  async find({ db }, _person, { found }) {
    const rows = await db
      .select()
      .from(review)
      .where(inArray(review.bookingId, idsOf(found.booking)))
      .orderBy(desc(review.id));
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.author,
      data: copyOf(row),
      moments: row.repliedAt ? [row.repliedAt] : [],
    }));
  },
  async erase(ctx, held) {
    await ctx.db.delete(review).where(inArray(review.id, idsOf(held)));
    await forgetWordsOf(ctx, "review", idsOf(held));
    for (const vendorId of new Set(held.map(({ data }) => Number(data.vendorId))))
      await computeRating(ctx.db, vendorId);
  },
};
