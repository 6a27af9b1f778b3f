import { eq } from "drizzle-orm";
import type { z } from "zod";
import { bookingOfReviewLink, isReviewLinkOf } from "#app/clients/bookings/public.server.ts";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { detectBot } from "#platform/security/spam.server.ts";
import type { newReview, ReviewInvitation } from "../contract.ts";
import { review } from "../schema.server.ts";

type Booking = typeof booking.$inferSelect;

/**
 * What the review form shows, by its signed link.
 * @throws AppError not_found for an invalid signature or a booking that is not completed
 */
export async function readInvitation(ctx: Ctx, { link }: { link: string }): Promise<ReviewInvitation> {
  const row = await completedBooking(ctx, link);
  return {
    vendorId: row.vendorId,
    vendorName: row.vendorName,
    vendorNameEnglish: row.vendorNameEnglish,
    serviceRequested: row.serviceRequested,
    author: toSignature(row.customerName),
    reviewed: (await ctx.db.$count(review, eq(review.bookingId, row.id))) > 0,
  };
}

/**
 * Saves the booking's only review for moderation and notifies staff; locks the booking.
 * @throws AppError not_found for an invalid link or a booking that is not completed; conflict if there is a review
 */
export async function writeReview(
  ctx: Ctx,
  { link, rating, text, locale, ...signals }: { link: string } & z.output<typeof newReview>,
): Promise<{ success: true }> {
  const row = await completedBooking(ctx, link, "lock");
  const [inserted] = await ctx.db
    .insert(review)
    .values({
      vendorId: row.vendorId,
      bookingId: row.id,
      author: toSignature(row.customerName),
      rating,
      text,
      locale,
      heldReason: detectBot(signals),
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: review.id });
  if (!inserted) throw new AppError("conflict");
  await notifyStaff(ctx, { type: "new_review", subjectId: inserted.id, about: row.vendorName });
  return { success: true };
}

/** @param lock "lock" keeps the booking unchanged until the transaction ends */
async function completedBooking(ctx: Ctx, link: string, lock?: "lock"): Promise<Booking> {
  const id = bookingOfReviewLink(link);
  const found = ctx.db
    .select()
    .from(booking)
    .where(eq(booking.id, id ?? 0));
  const [row] = await (lock ? found.for("share") : found);
  if (row?.status !== "completed" || !isReviewLinkOf(row, link)) throw new AppError("not_found");
  return row;
}

/** "Marsha Whitcomb" → "Marsha W.": readable, but not identifying. */
function toSignature(name: string): string {
  const words = name.split(/\s+/);
  const initial = words.length > 1 ? [...(words.at(-1) ?? "")][0] : undefined;
  return initial ? `${words[0]} ${initial}.` : (words[0] ?? "");
}
