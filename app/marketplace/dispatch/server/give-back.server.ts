import { and, eq, isNull, or, sql } from "drizzle-orm";
import { notifyStaff, withdrawMessages } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { OfferView } from "../contract.ts";
import { mayGiveBack } from "../rules/work-moment.ts";
import { dispatchOffer, dispatch as table } from "../schema.server.ts";
import { findOffer, readOffer } from "./answer.server.ts";
import { type DispatchRow, lockDispatch, offerToNext, vendorEffect } from "./offers.server.ts";

/**
 * Gives an accepted job back, with a reason for staff, who are notified; the next vendors are asked at once. Repeating it
 * changes nothing.
 * @throws AppError not_found; conflict when the vendor does not hold the job, or it is too late (`mayGiveBack`)
 */
export async function returnOffer(ctx: Ctx, input: { token: string; reason: string }): Promise<OfferView> {
  const { offer: known } = await findOffer(ctx, input);
  const dispatch = await lockDispatch(ctx, known.dispatchId);
  // Read after the lock: staff may have cancelled the job during the wait.
  const { offer, vendor } = await findOffer(ctx, input);
  if (offer.state === "returned") return readOffer(ctx, input);
  const holdsIt = dispatch?.status === "accepted" && offer.state === "accepted";
  if (!holdsIt || !mayGiveBack(dispatch.workDay, offer.answeredAt ?? ctx.now, ctx.now))
    throw new AppError("conflict");
  await ctx.db
    .update(dispatchOffer)
    .set({ state: "returned", answeredAt: ctx.now, returnReason: input.reason })
    .where(eq(dispatchOffer.id, offer.id));
  await withdrawMessages(ctx, [vendorEffect("job_won", dispatch, offer.localVendorId)]);
  await notifyStaff(ctx, { type: "job_returned", subjectId: dispatch.id, about: vendor.nombreCompleto });
  await reopen(ctx, dispatch);
  return readOffer(ctx, input);
}

/** Those who came too late, and those whose turn had not come, wait in line again. The caller holds the dispatch lock. */
async function reopen(ctx: Ctx, dispatch: DispatchRow): Promise<void> {
  const neverAsked = and(eq(dispatchOffer.state, "withdrawn"), isNull(dispatchOffer.offeredAt));
  const queued = await ctx.db
    .update(dispatchOffer)
    .set({
      state: "next",
      expiresAt: null,
      turn: sql`${dispatchOffer.turn} + case when ${dispatchOffer.state} = 'taken' then 1 else 0 end`,
    })
    .where(and(eq(dispatchOffer.dispatchId, dispatch.id), or(eq(dispatchOffer.state, "taken"), neverAsked)))
    .returning({ vendorId: dispatchOffer.localVendorId });
  // "The job is taken" is no longer true; they are asked instead.
  await withdrawMessages(
    ctx,
    queued.map(({ vendorId }) => vendorEffect("job_taken", dispatch, vendorId)),
  );
  const [open] = await ctx.db
    .update(table)
    .set({ status: "open", endedAt: null, round: dispatch.round + 1 })
    .where(eq(table.id, dispatch.id))
    .returning();
  if (open) await offerToNext(ctx, open);
}
