import { personalRecords } from "#platform/security/personal-data.server.ts";
import { booking, bookingEvent } from "../schema.server.ts";

export const personalBookings = personalRecords({
  table: booking,
  emails: [booking.customerEmail],
  phones: [booking.customerPhone],
  texts: [booking.customerContact],
  about: ({ reference }) => reference,
  attached: { history: bookingEvent.bookingId },
  letters: [
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
  ],
  news: ["new_booking", "booking_changed", "vendor_answered"],
  subject: "booking",
  calls: [
    "POST /api/bookings",
    "POST /api/admin/chats/:id/booking",
    "POST /api/bookings/track/:token/cancellation",
    "POST /api/bookings/track/:token/proposal",
  ],
});
