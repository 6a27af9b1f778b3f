import { and, asc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { listPhotos } from "#platform/pictures/attached-photos.server.ts";
import type { Tracking } from "../../contract.ts";
import { bookingEvent, bookingPhoto } from "../../schema.server.ts";

type Additions = Pick<Tracking, "words" | "photos">;

/** What bookings without additions have. */
export const noAdditions: Additions = { words: [], photos: [] };

/** What customers added to these bookings, oldest first, by the bookings' ids; nothing for those without. */
export async function readAdditions(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Additions>> {
  const [words, photos] = await Promise.all([
    ctx.db
      .select({ bookingId: bookingEvent.bookingId, at: bookingEvent.at, text: bookingEvent.note })
      .from(bookingEvent)
      .where(and(inArray(bookingEvent.bookingId, [...ids]), eq(bookingEvent.kind, "words")))
      .orderBy(asc(bookingEvent.id)),
    listPhotos(ctx, bookingPhoto, ids),
  ]);
  const ofBooking = (id: number): Additions => ({
    words: words.flatMap((one) =>
      one.bookingId === id ? [{ at: one.at.toISOString(), text: one.text }] : [],
    ),
    photos: photos.get(id) ?? [],
  });
  return new Map(ids.map((id) => [id, ofBooking(id)]));
}
