import { inArray, sql } from "drizzle-orm";
import type { TimelineSource } from "#app/staff/people/people-part.ts";
import { review } from "../schema.server.ts";

/** A review is its booking's: it has no contact of its own. The records are bookings. */
export const reviewsOfBookings: TimelineSource = {
  name: "review",
  moments: (records) =>
    sql`select booking_id as record, created_at as at, id from ${review} where booking_id = any(${records})`,
  async read({ db }, ids) {
    const rows = await db
      .select()
      .from(review)
      .where(inArray(review.id, [...ids]));
    return rows.map((row) => ({
      ...{ id: row.id, what: "review", side: "person", by: row.author, title: `${row.rating} / 5` },
      ...{ words: row.text, language: row.locale, to: row.status },
    }));
  },
};

/** @returns the booking of a review; null if it is gone, or the review is */
export async function bookingOfReview(
  { db }: Parameters<TimelineSource["read"]>[0],
  id: number,
): Promise<number | null> {
  const [row] = await db
    .select({ bookingId: review.bookingId })
    .from(review)
    .where(inArray(review.id, [id]));
  return row?.bookingId ?? null;
}
