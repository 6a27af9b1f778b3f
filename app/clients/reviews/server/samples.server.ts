import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { insertSampleBookings, type SampleBooking } from "#app/clients/bookings/public.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { review } from "../schema.server.ts";
import { updateRating } from "./decide.server.ts";
import samples from "./samples.json" with { type: "json" };

const sample = z.object({
  vendor: z.string(),
  customer: z.string(),
  author: z.string(),
  locale: z.enum(["en", "es"]),
  rating: z.number().int(),
  daysAgo: z.number(),
  service: z.string(),
  request: z.string(),
  text: z.string(),
  reply: z.string().default(""),
  waiting: z.boolean().default(false),
});
type Sample = z.infer<typeof sample>;

const hour = 3_600_000;

/** Each with a completed booking. @param vendors ids by business name @returns rows inserted */
export async function seedReviews(now: Date, vendors: ReadonlyMap<string, number>): Promise<number> {
  if ((await db().$count(review)) > 0) return 0;
  const prepared = z
    .array(sample)
    .parse(samples)
    .map((row, index) => ({ row, index, booking: toSampleBooking(row, index) }))
    // Ids in the order of dates.
    .sort((one, other) => other.row.daysAgo - one.row.daysAgo);
  return db().transaction(async (tx) => {
    const bookingIds = await insertSampleBookings(
      tx,
      prepared.map(({ booking }) => booking),
      vendors,
      now,
    );
    const rows = prepared.flatMap(({ row, index, booking }) => {
      const [vendorId, bookingId] = [vendors.get(row.vendor), bookingIds.get(booking)];
      return vendorId && bookingId ? [{ vendorId, bookingId, ...toReviewRow(row, index, now) }] : [];
    });
    if (rows.length === 0) return 0;
    await tx.insert(review).values(rows);
    for (const vendorId of new Set(rows.map((row) => row.vendorId))) await updateRating(tx, vendorId);
    return rows.length;
  });
}

function toSampleBooking(row: Sample, index: number): SampleBooking {
  const { vendor, customer, locale, service, request: message, daysAgo } = row;
  const doneDaysAgo = daysAgo + 2 + (index % 6);
  const requestedDaysAgo = doneDaysAgo + 6 + ((index * 5) % 13);
  const staff = (days: number, to: "confirmed" | "in-progress" | "completed") => ({
    hoursAgo: days * 24,
    by: "staff" as const,
    to,
  });
  return {
    vendor,
    customer,
    locale,
    service,
    message,
    phone: `+1809555${String(100 + index).padStart(4, "0")}`,
    contact: "",
    place: "",
    day: -Math.round(doneDaysAgo),
    time: (["9:00 AM", "11:00 AM", "2:00 PM", "4:00 PM"] as const)[index % 4],
    urgency: "standard",
    budget: "",
    hoursAgo: requestedDaysAgo * 24,
    steps: [
      staff(requestedDaysAgo - 0.5, "confirmed"),
      staff(doneDaysAgo, "in-progress"),
      staff(doneDaysAgo - 0.4, "completed"),
    ],
  };
}

function toReviewRow(row: Sample, index: number, now: Date) {
  const { author, rating, text, locale, reply, waiting, daysAgo } = row;
  const createdAt = new Date(now.getTime() - daysAgo * 24 * hour);
  const decidedAt = new Date(createdAt.getTime() + (3 + (index % 7) * 3) * hour);
  const decided = { status: "published" as const, decidedBy: "Ana (sample)", decidedAt };
  return {
    ...{ author, rating, text, locale, reply, createdAt },
    isSample: true,
    ...(waiting ? { status: "waiting" as const } : decided),
    repliedAt: reply === "" ? null : new Date(decidedAt.getTime() + (20 + index) * hour),
  };
}

/** A five-star sample review of the vendor, as a report stores it; undefined without one. */
export async function findBestSampleReview(vendorId: number) {
  const [row] = await db()
    .select({ subjectId: review.id, about: review.text, vendorId: review.vendorId })
    .from(review)
    .where(and(eq(review.vendorId, vendorId), eq(review.isSample, true), eq(review.rating, 5)));
  return row;
}
