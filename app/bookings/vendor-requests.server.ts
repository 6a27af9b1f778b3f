import { and, desc, eq, isNull } from "drizzle-orm";
import { findContacts } from "#app/moderation/detector.ts";
import { notifyStaff } from "#app/notifications/post.server.ts";
import { mayKeepVendor, maySpeakForVendor } from "#app/vendors/policy.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { demand } from "#platform/policy.server.ts";
import type { VendorRequest, vendorAnswers } from "./contract.ts";
import { booking, bookingEvent } from "./table.server.ts";

type Row = typeof booking.$inferSelect;

/** A vendor's requests, newest first, at most the last hundred. Held ones are not requests yet. */
export async function listVendorRequests(
  ctx: Ctx,
  { vendorId }: { vendorId: number },
): Promise<VendorRequest[]> {
  if (!mayKeepVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  const rows = await ctx.db
    .select()
    .from(booking)
    .where(and(eq(booking.vendorId, vendorId), isNull(booking.heldReason)))
    .orderBy(desc(booking.createdAt), desc(booking.id))
    .limit(100);
  return rows.map(requestOf);
}

/** Whether the vendor has time for it; staff see it. @throws AppError conflict once the work has begun or it is over */
export async function answerVendorRequest(
  ctx: Ctx,
  { vendorId, id, answer }: { vendorId: number; id: number; answer: (typeof vendorAnswers)[number] },
): Promise<VendorRequest> {
  if (!mayKeepVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  demand(maySpeakForVendor(ctx.actor), ctx.actor);
  const mine = and(eq(booking.id, id), eq(booking.vendorId, vendorId), isNull(booking.heldReason));
  const [before] = await ctx.db.select().from(booking).where(mine).for("update");
  if (!before) throw new AppError("not_found");
  if (before.status !== "pending" && before.status !== "confirmed") throw new AppError("conflict");
  if (before.vendorAnswer === answer) return requestOf(before);
  const [row] = await ctx.db
    .update(booking)
    .set({ vendorAnswer: answer, version: before.version + 1 })
    .where(mine)
    .returning();
  if (!row) throw new AppError("not_found");
  await ctx.db
    .insert(bookingEvent)
    .values({ bookingId: id, at: ctx.now, by: "vendor", kind: "answered", note: answer });
  await notifyStaff(ctx, { type: "vendor_answered", subjectId: id, about: row.vendorName });
  return requestOf(row);
}

function requestOf(row: Row): VendorRequest {
  return {
    id: row.id,
    reference: row.reference,
    serviceRequested: withoutContact(row.serviceRequested),
    preferredDate: row.preferredAt.toISOString(),
    preferredTime: row.preferredTime,
    message: withoutContact(row.message),
    urgency: row.urgency,
    budget: withoutContact(row.budget),
    status: row.status,
    vendorAnswer: row.vendorAnswer,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Customers write their numbers anywhere; the vendor reaches them through the concierge, and reads a "•••" there. */
function withoutContact(text: string): string {
  const masked = findContacts(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}•••${rest.slice(end)}`,
    text,
  );
  // What still looks like one is not shown at all.
  return findContacts(masked).length === 0 ? masked : "";
}
