import { and, inArray, lt, ne } from "drizzle-orm";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { deleteExpiredLinks } from "#app/marketplace/accounts/server/password.server.ts";
import { eraseUnapprovedVendors } from "#app/marketplace/accounts/server/retention.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { deleteExpiredDrafts } from "#app/marketplace/applications/server/drafts.server.ts";
import { dispatch } from "#app/marketplace/dispatch/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { deleteUnclaimedPhotos } from "#app/marketplace/local-vendors/server/photos.server.ts";
import { report } from "#app/marketplace/moderation/schema.server.ts";
import { adminNotification, heldAct, outbox } from "#app/staff/outbox/schema.server.ts";
import { deleteOldPeople } from "#app/staff/people/server/retention.server.ts";
import { deleteOldChats } from "#app/support/chat/server/retention.server.ts";
import { deleteOldFollows, deleteOldPosts } from "#app/support/community/server/retention.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";

/** From `RETENTION_MONTHS`, `PENDING_VENDOR_MONTHS` and `CHAT_RETENTION_DAYS`. */
export type RetentionPeriods = { months: number; pendingVendorMonths: number; chatDays: number };

/**
 * Erases personal data older than the terms promise.
 * @param signal stops between two batches; the next run continues
 * @throws AggregateError after all steps, if some failed
 */
export async function eraseExpired(now: Date, periods: RetentionPeriods, signal: AbortSignal): Promise<void> {
  const cutoff = monthsBefore(now, periods.months);
  const wholeTables = [
    lead,
    contactMessage,
    report,
    vendorApplication,
    dispatch,
    safetyRequest,
    outbox,
    adminNotification,
  ];
  // Active bookings are kept; ended ones as long as other data.
  const isEnded = inArray(booking.status, ["completed", "cancelled"]);
  // Approved local vendors are kept, because they get jobs.
  const isNotApproved = ne(localVendor.status, "aprobado");
  await runAll([
    ...wholeTables.map((table) => () => deleteInBatches(table, lt(table.createdAt, cutoff), signal)),
    () =>
      deleteInBatches(
        booking,
        and(isEnded, lt(booking.createdAt, cutoff), lt(booking.preferredAt, cutoff)),
        signal,
      ),
    () => deleteInBatches(localVendor, and(isNotApproved, lt(localVendor.createdAt, cutoff)), signal),
    () => deleteOldPeople(cutoff, signal),
    () => deleteOldPosts(cutoff, signal),
    () => deleteOldFollows(now, cutoff, signal),
    () => deleteOldChats(now, periods.chatDays, signal),
    () => deleteUnclaimedPhotos(now, signal),
    () => deleteExpiredLinks(now, signal),
    () => deleteExpiredDrafts(now, signal),
    () => deleteInBatches(heldAct, lt(heldAct.until, now), signal),
    () => eraseUnapprovedVendors(monthsBefore(now, periods.pendingVendorMonths), signal),
  ]);
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Runs all even if some fail, then throws, so that the job is retried. */
async function runAll(erasures: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const erase of erasures) await erase().catch((error: unknown) => failures.push(error));
  const [cause] = failures;
  if (cause) throw new AggregateError(failures, "some retention steps failed", { cause });
}

/** Daily at 07:41 UTC, at night in Santo Domingo. */
export function retentionJob(periods: RetentionPeriods): Job {
  return {
    name: "retention",
    cron: "41 7 * * *",
    run: (_, signal) => eraseExpired(new Date(), periods, signal),
  };
}
