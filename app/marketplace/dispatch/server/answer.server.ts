import { and, asc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { isStopped, notifyStaff, stopWhatsappOnce, withdraw } from "#app/staff/outbox/public.server.ts";
import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { OfferView, offerAnswer } from "../contract.ts";
import { dispatch, dispatchOffer } from "../schema.server.ts";
import { askNext, closeOffers, lockDispatch, offerEffect, tell } from "./offers.server.ts";

type Asked = { token: string };

async function offerBy(ctx: Ctx, { token }: Asked) {
  const [found] = await ctx.db
    .select({ offer: dispatchOffer, job: dispatch, vendor: localVendor })
    .from(dispatchOffer)
    .innerJoin(dispatch, eq(dispatch.id, dispatchOffer.dispatchId))
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(eq(dispatchOffer.tokenHash, tokenHash(token)));
  if (!found) throw new AppError("not_found");
  return found;
}

/** An offer, for whoever holds its link. Who the customer is, it does not tell. @throws AppError not_found */
export async function readOffer(ctx: Ctx, asked: Asked): Promise<OfferView> {
  const { offer, job, vendor } = await offerBy(ctx, asked);
  return {
    vendorName: vendor.nombreCompleto,
    serviceType: job.serviceType,
    location: job.location,
    description: job.description,
    urgency: job.urgency,
    state: stateNow(offer, job, vendor, ctx.now),
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    locale: vendor.locale,
    stopped: (await isStopped(ctx, [vendor.telefono])).has(vendor.telefono),
  };
}

function stateNow(
  { state, expiresAt }: typeof dispatchOffer.$inferSelect,
  { status }: typeof dispatch.$inferSelect,
  vendor: Pick<typeof localVendor.$inferSelect, "status">,
  now: Date,
): OfferView["state"] {
  // Whoever was taken off the list is asked no more.
  if (state === "offered" && vendor.status !== "aprobado") return "withdrawn";
  // Who took a job that was called off later must not set out for it.
  if (state === "accepted" && status === "cancelled") return "withdrawn";
  // Between its end and the minute in which that is noticed.
  return state === "offered" && expiresAt !== null && expiresAt <= now ? "expired" : state;
}

/**
 * A vendor says yes or no. The first yes takes the job: whoever comes second reads that it is taken. Saying the same
 * again changes nothing.
 */
export async function answerOffer(ctx: Ctx, asked: Asked & z.output<typeof offerAnswer>): Promise<OfferView> {
  if (asked.answer === "accept") await accept(ctx, asked);
  else await decline(ctx, (await offerBy(ctx, asked)).offer);
  return readOffer(ctx, asked);
}

async function accept(ctx: Ctx, asked: Asked): Promise<void> {
  const { job: about } = await offerBy(ctx, asked);
  // Of all who say yes at once one finds it open: the others wait here for that one's commit, and then do not.
  const job = await lockDispatch(ctx, about.id);
  // Read after the wait: meanwhile staff may have taken the vendor off the list.
  const { offer, vendor } = await offerBy(ctx, asked);
  if (job?.status !== "open" || vendor.status !== "aprobado") return;
  const [won] = await ctx.db
    .update(dispatchOffer)
    .set({ state: "accepted", answeredAt: ctx.now })
    .where(
      and(
        eq(dispatchOffer.id, offer.id),
        eq(dispatchOffer.state, "offered"),
        gt(dispatchOffer.expiresAt, ctx.now),
      ),
    )
    .returning({ id: dispatchOffer.id });
  if (!won) return;
  await ctx.db.update(dispatch).set({ status: "accepted", endedAt: ctx.now }).where(eq(dispatch.id, job.id));
  // Whoever took it by the link needs no other way to read of it.
  await withdraw(ctx, [offerEffect(offer.id)]);
  await closeOffers(ctx, job, { except: offer.id, state: "taken", letter: "job_taken" });
  await tell(ctx, job, [vendor.id], "job_won");
  await notifyStaff(ctx, { type: "job_accepted", subjectId: job.id, about: vendor.nombreCompleto });
}

async function decline(ctx: Ctx, offer: { id: number; dispatchId: number }): Promise<void> {
  const job = await lockDispatch(ctx, offer.dispatchId);
  const declined = await ctx.db
    .update(dispatchOffer)
    .set({ state: "declined", answeredAt: ctx.now })
    .where(and(eq(dispatchOffer.id, offer.id), eq(dispatchOffer.state, "offered")))
    .returning({ id: dispatchOffer.id });
  if (!job || declined.length === 0) return;
  await withdraw(ctx, [offerEffect(offer.id)]);
  await askNext(ctx, job);
}

/** Whoever holds the link was written to under this number, and wants no more of it: neither this job nor others. */
export async function stopOffers(ctx: Ctx, asked: Asked): Promise<OfferView> {
  const { vendor } = await offerBy(ctx, asked);
  await stopWhatsappOnce(ctx, vendor.telefono, "job-offer: stop");
  const open = await ctx.db
    .select({ id: dispatchOffer.id, dispatchId: dispatchOffer.dispatchId })
    .from(dispatchOffer)
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(and(eq(localVendor.telefono, vendor.telefono), eq(dispatchOffer.state, "offered")))
    .orderBy(asc(dispatchOffer.dispatchId));
  for (const offer of open) await decline(ctx, offer);
  return readOffer(ctx, asked);
}
