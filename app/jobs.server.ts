import { bookingReminders } from "#app/bookings/reminders.server.ts";
import { sendOutboxMessage } from "#app/notifications/outbox.server.ts";
import { sendJob } from "#app/notifications/post.server.ts";
import { retention } from "#app/retention.server.ts";
import { housekeeping } from "#platform/housekeeping.server.ts";
import type { Job } from "#platform/jobs.server.ts";

/** Every background job. */
export function jobs(settings: { retentionMonths: number }): readonly Job[] {
  return [
    { name: sendJob, run: sendOutboxMessage },
    bookingReminders,
    housekeeping,
    retention(settings.retentionMonths),
  ];
}
