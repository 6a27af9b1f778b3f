import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { mayKeepVendor } from "#app/marketplace/vendors/policy.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { readPageTogether } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";
import { requireVendor } from "#platform/security/policy.server.ts";
import type { VendorRequest, VendorTexts, vendorAnswers, vendorRequestQuery } from "../contract.ts";
import { maskContacts } from "../rules/mask-contacts.ts";
import { booking, bookingEvent } from "../schema.server.ts";

type Row = typeof booking.$inferSelect;

/** A vendor's requests, newest first. Held ones are not requests yet. */
export async function listVendorRequests(
  ctx: Ctx,
  { vendorId, ...query }: { vendorId: number } & z.output<typeof vendorRequestQuery>,
): Promise<Page<VendorRequest>> {
  if (!mayKeepVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  const mine = and(eq(booking.vendorId, vendorId), isNull(booking.heldReason));
  return readPageTogether(ctx.db, booking, mine, query, async (rows) => {
    const shown: VendorRequest[] = [];
    for (const row of rows) shown.push(toVendorRequest(row, row.vendorTexts ?? (await maskStored(ctx, row))));
    return shown;
  });
}

/** Masks a booking that was written before masked texts were kept, once; between two of them others are served. */
async function maskStored({ db }: Ctx, row: Row): Promise<VendorTexts> {
  const vendorTexts = maskContacts(row);
  await db.update(booking).set({ vendorTexts }).where(eq(booking.id, row.id));
  return vendorTexts;
}

/** Whether the vendor has time for it; staff see it. @throws AppError conflict once the work has begun or it is over */
export async function answerVendorRequest(
  ctx: Ctx,
  { vendorId, id, answer }: { vendorId: number; id: number; answer: (typeof vendorAnswers)[number] },
): Promise<VendorRequest> {
  if (!mayKeepVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  requireVendor(ctx);
  const mine = and(eq(booking.id, id), eq(booking.vendorId, vendorId), isNull(booking.heldReason));
  const [before] = await ctx.db.select().from(booking).where(mine).for("update");
  if (!before) throw new AppError("not_found");
  if (before.status !== "pending" && before.status !== "confirmed") throw new AppError("conflict");
  const texts = before.vendorTexts ?? (await maskStored(ctx, before));
  if (before.vendorAnswer === answer) return toVendorRequest(before, texts);
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
  return toVendorRequest(row, texts);
}

function toVendorRequest(row: Row, texts: VendorTexts): VendorRequest {
  return {
    id: row.id,
    reference: row.reference,
    ...texts,
    preferredDate: row.preferredAt.toISOString(),
    preferredTime: row.preferredTime,
    urgency: row.urgency,
    status: row.status,
    vendorAnswer: row.vendorAnswer,
    createdAt: row.createdAt.toISOString(),
  };
}
