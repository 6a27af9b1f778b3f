import { bookingReminders, remindersOfVendor } from "#app/bookings/reminders.server.ts";
import { unseenAnswers } from "#app/chat/unseen.server.ts";
import { offerExpiry } from "#app/dispatch/offers.server.ts";
import { offerSentByHand } from "#app/dispatch/sent-by-hand.server.ts";
import { retention } from "#app/retention.server.ts";
import { passwordLetters } from "#app/vendor-accounts/password.server.ts";
import { housekeeping } from "#platform/housekeeping.server.ts";
import type { Job } from "#platform/jobs.server.ts";

type Settings = { retentionMonths: number; pendingVendorMonths: number; chatRetentionDays: number };

/** Every background job. */
export function jobs(settings: Settings): readonly Job[] {
  return [
    bookingReminders,
    remindersOfVendor,
    offerExpiry,
    offerSentByHand,
    passwordLetters,
    unseenAnswers,
    housekeeping,
    retention({
      months: settings.retentionMonths,
      pendingVendorMonths: settings.pendingVendorMonths,
      chatDays: settings.chatRetentionDays,
    }),
  ];
}
