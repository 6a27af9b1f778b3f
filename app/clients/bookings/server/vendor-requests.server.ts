import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { mayEditVendor } from "#app/marketplace/vendors/policy.ts";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { type ListedRow, type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireVendor } from "#platform/security/policy.server.ts";
import type { VendorRequest, VendorTexts, vendorAnswers, vendorRequestQuery } from "../contract.ts";
import { maskContacts } from "../rules/mask-contacts.ts";
import { booking, bookingEvent } from "../schema.server.ts";

type Row = ListedRow<typeof booking>;

/**
 * The vendor's requests, newest first, without held ones; contacts in the texts are masked (and stored so, if they are
 * not yet).
 * @throws AppError not_found for another vendor's
 */
export async function listVendorRequests(
  ctx: Ctx,
  { vendorId, ...query }: { vendorId: number } & z.output<typeof vendorRequestQuery>,
): Promise<Page<VendorRequest>> {
  if (!mayEditVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  const isOwn = and(eq(booking.vendorId, vendorId), isNull(booking.heldReason));
  return readPageWithRelated(ctx.db, booking, isOwn, query, async (rows) => {
    const shown: VendorRequest[] = [];
    for (const row of rows) shown.push(toVendorRequest(row, row.vendorTexts ?? (await maskStored(ctx, row))));
    return shown;
  });
}

/** For rows older than `vendor_texts`. Callers await one row at a time, so that other requests are served. */
async function maskStored({ db }: Ctx, row: Row): Promise<VendorTexts> {
  const vendorTexts = maskContacts(row);
  await db.update(booking).set({ vendorTexts }).where(eq(booking.id, row.id));
  return vendorTexts;
}

/**
 * Stores whether the vendor has time, with history and a notification for staff; the same answer again changes nothing.
 * @throws AppError not_found, also for another vendor's or a held one; forbidden for staff; conflict once the work has
 * begun or the booking is closed
 */
export async function answerVendorRequest(
  ctx: Ctx,
  { vendorId, id, answer }: { vendorId: number; id: number; answer: (typeof vendorAnswers)[number] },
): Promise<VendorRequest> {
  if (!mayEditVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  requireVendor(ctx);
  const isOwn = and(eq(booking.id, id), eq(booking.vendorId, vendorId), isNull(booking.heldReason));
  const [before] = await ctx.db.select().from(booking).where(isOwn).for("update");
  if (!before) throw new AppError("not_found");
  if (before.status !== "pending" && before.status !== "confirmed") throw new AppError("conflict");
  const texts = before.vendorTexts ?? (await maskStored(ctx, before));
  if (before.vendorAnswer === answer) return toVendorRequest(before, texts);
  const [row] = await ctx.db
    .update(booking)
    .set({ vendorAnswer: answer, version: before.version + 1 })
    .where(isOwn)
    .returning();
  if (!row) throw new AppError("not_found");
  await ctx.db
    .insert(bookingEvent)
    .values({ bookingId: id, at: ctx.now, by: "vendor", kind: "answered", note: answer });
  await endSnooze(ctx, { kind: "booking", id });
  await notifyStaff(ctx, { type: "vendor_answered", subjectId: id, about: row.vendorName });
  return toVendorRequest(row, texts);
}

const agreedStatuses = new Set<Row["status"]>(["confirmed", "in-progress", "completed"]);

/** Who has not been confirmed for the work need not know the customer's address. */
function toVendorRequest(row: Row, { place = "", ...texts }: VendorTexts): VendorRequest {
  return {
    id: row.id,
    reference: row.reference,
    ...texts,
    preferredDate: row.preferredAt.toISOString(),
    preferredTime: row.preferredTime,
    urgency: row.urgency,
    town: row.town,
    place: agreedStatuses.has(row.status) ? place : "",
    status: row.status,
    vendorAnswer: row.vendorAnswer,
    createdAt: row.createdAt.toISOString(),
  };
}
