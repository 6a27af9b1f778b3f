import { desc, inArray } from "drizzle-orm";
import { copyOf, idsOf, type PersonalData, standsIn, withRows } from "#platform/personal-data.server.ts";
import { booking, bookingEvent } from "./table.server.ts";

const letters = [
  "booking-receipt",
  "booking-notice",
  "vendor-request",
  "vendor-booking",
  "booking_confirmed",
  "booking_started",
  "booking_completed",
  "booking_cancelled",
  "booking_time_declined",
  "booking_reminder_24",
  "booking_reminder_2",
];
const news = ["new_booking", "booking_changed", "vendor_answered"];

export const personalBookings: PersonalData = {
  tables: [booking, bookingEvent],
  letters: (id) => letters.map((letter) => `${letter}:${id}`),
  news: ({ id }) => news.map((type) => [type, Number(id)]),
  subject: "booking",
  calls: [
    "POST /api/bookings",
    "POST /api/admin/chats/:id/booking",
    "POST /api/bookings/track/:token/cancellation",
    "POST /api/bookings/track/:token/proposal",
  ],
  async find(ctx, person) {
    const { customerEmail, customerPhone, customerContact } = booking;
    const places = { emails: [customerEmail], phones: [customerPhone], texts: [customerContact] };
    const rows = await ctx.db
      .select()
      .from(booking)
      .where(standsIn(person, places))
      .orderBy(desc(booking.id));
    const held = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.reference,
      data: copyOf(row),
    }));
    return withRows(ctx, held, "history", bookingEvent, bookingEvent.bookingId);
  },
  async erase({ db }, held) {
    await db.delete(booking).where(inArray(booking.id, idsOf(held)));
  },
};
