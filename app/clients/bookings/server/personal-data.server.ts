import { eq } from "drizzle-orm";
import { formerVendor, type VendorReferences } from "#app/marketplace/vendors/public.server.ts";
import { changeLetterFacts } from "#app/staff/outbox/public.server.ts";
import { personalRecords } from "#platform/security/personal-data.server.ts";
import { booking, bookingEvent, bookingPhoto, bookingSearchText } from "../schema.server.ts";

/** What the effects of the customer's letters, and of those to staff about them, begin with. */
export const customerLetters = [
  "booking-receipt",
  "booking-notice",
  "booking_confirmed",
  "booking_started",
  "booking_completed",
  "booking_cancelled",
  "booking_time_declined",
  "booking_reminder_24",
  "booking_reminder_2",
  "booking_reassigned",
  "booking_contact_new",
] as const;

/** What staff wrote to the customer. */
export const writtenLetters = "booking-letter";

/** Entries of the bell that name the customer. */
export const customerNews = ["new_booking", "booking_changed"] as const;

export const personalBookings = personalRecords({
  table: booking,
  emails: [booking.customerEmail],
  phones: [booking.customerPhone],
  texts: [booking.customerContact],
  indexed: { words: bookingSearchText, digits: bookingSearchText },
  about: ({ reference }) => reference,
  attached: { history: bookingEvent.bookingId, photos: bookingPhoto.ownerId },
  letters: [
    ...customerLetters,
    "vendor-request",
    "vendor-booking",
    "vendor-released",
    "booking_contact_former",
    "booking_contact_phone",
    writtenLetters,
  ],
  news: [...customerNews, "vendor_answered", "booking_assigned"],
  subject: "booking",
  calls: [
    "POST /api/bookings",
    "POST /api/admin/bookings",
    "POST /api/admin/chats/:id/booking",
    "POST /api/bookings/track/:token/cancellation",
    "POST /api/bookings/track/:token/proposal",
    "POST /api/bookings/track/:token/contact",
    "POST /api/bookings/track/:token/words",
  ],
});

/** Bookings name their vendor, as do the letters about them. */
export const vendorBookings: VendorReferences = {
  exist: async ({ db }, vendorId) => (await db.$count(booking, eq(booking.vendorId, vendorId))) > 0,
  async anonymize(ctx, { id: vendorId }) {
    const { businessName: vendorName, businessNameEnglish: vendorNameEnglish } = formerVendor;
    const booked = await ctx.db
      .update(booking)
      .set({ vendorName, vendorNameEnglish })
      .where(eq(booking.vendorId, vendorId))
      .returning({ id: booking.id });
    const letters = booked.flatMap(({ id }) => personalBookings.letters?.(id) ?? []);
    await changeLetterFacts(ctx, letters, { vendor: vendorName });
  },
};
