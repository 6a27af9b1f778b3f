import { bookingReminders, vendorStatusReminders } from "#app/clients/bookings/server/reminders.server.ts";
import { passwordEmailJob } from "#app/marketplace/accounts/server/password.server.ts";
import { offerExpiry } from "#app/marketplace/dispatch/server/offers.server.ts";
import { offerSentByHand } from "#app/marketplace/dispatch/server/sent-by-hand.server.ts";
import { searchIndexJob } from "#app/marketplace/vendors/search/fill.server.ts";
import { staffPasswordJob } from "#app/staff/team/public.server.ts";
import { unseenLetterJob } from "#app/support/chat/server/unseen.server.ts";
import { replyLettersJob } from "#app/support/community/server/follow/reply-letters.server.ts";
import { housekeeping } from "#platform/jobs/housekeeping.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";
import { retentionJob } from "./retention.server.ts";

type Settings = { retentionMonths: number; pendingVendorMonths: number; chatRetentionDays: number };

/** Every background job of the site, for `openJobs`. @param settings in months, and the chat's in days */
export function jobs(settings: Settings): readonly Job[] {
  return [
    bookingReminders,
    vendorStatusReminders,
    offerExpiry,
    offerSentByHand,
    passwordEmailJob,
    staffPasswordJob,
    searchIndexJob,
    unseenLetterJob,
    replyLettersJob,
    housekeeping,
    retentionJob({
      months: settings.retentionMonths,
      pendingVendorMonths: settings.pendingVendorMonths,
      chatDays: settings.chatRetentionDays,
    }),
  ];
}
