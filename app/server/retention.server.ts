import { and, inArray, lt, ne } from "drizzle-orm";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { forgetEndedLinks } from "#app/marketplace/accounts/server/password.server.ts";
import { forgetUnapproved } from "#app/marketplace/accounts/server/retention.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { dispatch } from "#app/marketplace/dispatch/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { deleteUnclaimedPhotos } from "#app/marketplace/local-vendors/server/photos.server.ts";
import { report } from "#app/marketplace/moderation/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { forgetOldChats } from "#app/support/chat/server/retention.server.ts";
import { forgetOldPosts } from "#app/support/community/server/retention.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { eraseAll } from "#platform/database/erase.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";

/** How long personal data is kept: `RETENTION_MONTHS`, `PENDING_VENDOR_MONTHS`, and of chats `CHAT_RETENTION_DAYS`. */
export type Kept = { months: number; pendingVendorMonths: number; chatDays: number };

/**
 * Erases what people sent once it is older than the terms promise to keep it, with the letters and the news
 * about it; a lead's history goes with the lead.
 * @param signal ends it between two batches: what is left goes the next time
 */
export async function eraseOld(now: Date, kept: Kept, signal: AbortSignal): Promise<void> {
  const before = monthsBefore(now, kept.months);
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
  // A booking is kept while it is active, and then as long again.
  const over = inArray(booking.status, ["completed", "cancelled"]);
  // A local vendor is kept as long as jobs go there; who was never taken on, as long as any request.
  const notTaken = ne(localVendor.status, "aprobado");
  await eachOfThem([
    ...wholeTables.map((table) => () => eraseAll(table, lt(table.createdAt, before), signal)),
    () =>
      eraseAll(booking, and(over, lt(booking.createdAt, before), lt(booking.preferredAt, before)), signal),
    () => eraseAll(localVendor, and(notTaken, lt(localVendor.createdAt, before)), signal),
    () => forgetOldPosts(before, signal),
    () => forgetOldChats(now, kept.chatDays, signal),
    () => deleteUnclaimedPhotos(now, signal),
    () => forgetEndedLinks(now, signal),
    () => forgetUnapproved(monthsBefore(now, kept.pendingVendorMonths), signal),
  ]);
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** One after the other; where one fails the others are done all the same, and the job is tried again. */
async function eachOfThem(erasures: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const erase of erasures) await erase().catch((error: unknown) => failures.push(error));
  const [cause] = failures;
  if (cause) throw new AggregateError(failures, "not everything that is old was erased", { cause });
}

/** Every night. */
export function retention(kept: Kept): Job {
  return { name: "retention", cron: "41 7 * * *", run: (_, signal) => eraseOld(new Date(), kept, signal) };
}
