import { and, asc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import {
  findOptOuts,
  notifyStaff,
  recordOptOutOnce,
  withdrawMessages,
} from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { OfferView, offerAnswer } from "../contract.ts";
import { mayGiveBack } from "../rules/work-moment.ts";
import { dispatchOffer, dispatch as table } from "../schema.server.ts";
import {
  closeOffers,
  lockDispatch,
  notifyVendors,
  offerEffect,
  offerToNext,
  workOf,
} from "./offers.server.ts";

type OfferLink = { token: string };
type OfferRow = typeof dispatchOffer.$inferSelect;

/** The offer of a link, with its job and vendor. @throws AppError not_found */
export async function findOffer(ctx: Ctx, { token }: OfferLink) {
  const [found] = await ctx.db
    .select({ offer: dispatchOffer, dispatch: table, vendor: localVendor })
    .from(dispatchOffer)
    .innerJoin(table, eq(table.id, dispatchOffer.dispatchId))
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(eq(dispatchOffer.tokenHash, hashToken(token)));
  if (!found) throw new AppError("not_found");
  return found;
}

/** The offer of a link. It never contains the customer. @throws AppError not_found */
export async function readOffer(ctx: Ctx, input: OfferLink): Promise<OfferView> {
  const { offer, dispatch, vendor } = await findOffer(ctx, input);
  const { serviceType, location, description, urgency } = dispatch;
  const state = currentState(offer, dispatch, vendor, ctx.now);
  return {
    vendorName: vendor.nombreCompleto,
    ...{ serviceType, location, description, urgency },
    ...workOf(dispatch),
    state,
    mayReturn: state === "accepted" && mayGiveBack(dispatch.workDay, offer.answeredAt ?? ctx.now, ctx.now),
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    locale: vendor.locale,
    stopped: (await findOptOuts(ctx, [vendor.telefono])).has(vendor.telefono),
  };
}

function currentState(
  { state, expiresAt }: OfferRow,
  { status }: typeof table.$inferSelect,
  vendor: Pick<typeof localVendor.$inferSelect, "status">,
  now: Date,
): OfferView["state"] {
  if (state === "offered" && vendor.status !== "aprobado") return "withdrawn";
  // The vendor who accepted must not go to a cancelled job.
  if (state === "accepted" && status === "cancelled") return "withdrawn";
  // The expiry job runs once a minute; do not show an expired offer as open until then.
  return state === "offered" && expiresAt !== null && expiresAt <= now ? "expired" : state;
}

/**
 * Accepts or declines. The first vendor to accept wins, if the offer is open and in time; the others and staff
 * are then notified. Declining makes the next offer. Repeating an answer changes nothing.
 * @throws AppError not_found
 */
export async function answerOffer(
  ctx: Ctx,
  input: OfferLink & z.output<typeof offerAnswer>,
): Promise<OfferView> {
  if (input.answer === "accept") await accept(ctx, input);
  else await decline(ctx, (await findOffer(ctx, input)).offer);
  return readOffer(ctx, input);
}

async function accept(ctx: Ctx, input: OfferLink): Promise<void> {
  const { dispatch: current } = await findOffer(ctx, input);
  // Simultaneous accepts wait here; only the first finds the dispatch open.
  const dispatch = await lockDispatch(ctx, current.id);
  // Read after the lock: staff may have removed the vendor during the wait.
  const { offer, vendor } = await findOffer(ctx, input);
  if (dispatch?.status !== "open" || vendor.status !== "aprobado") return;
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
  await ctx.db.update(table).set({ status: "accepted", endedAt: ctx.now }).where(eq(table.id, dispatch.id));
  // The unsent message is pointless now: the vendor answered by link.
  await withdrawMessages(ctx, [offerEffect(offer)]);
  await closeOffers(ctx, dispatch, { except: offer.id, state: "taken", letter: "job_taken" });
  await notifyVendors(ctx, dispatch, [vendor.id], "job_won");
  await notifyStaff(ctx, { type: "job_accepted", subjectId: dispatch.id, about: vendor.nombreCompleto });
}

async function decline(ctx: Ctx, offer: Pick<OfferRow, "id" | "dispatchId" | "turn">): Promise<void> {
  const dispatch = await lockDispatch(ctx, offer.dispatchId);
  const declined = await ctx.db
    .update(dispatchOffer)
    .set({ state: "declined", answeredAt: ctx.now })
    .where(and(eq(dispatchOffer.id, offer.id), eq(dispatchOffer.state, "offered")))
    .returning({ id: dispatchOffer.id });
  if (!dispatch || declined.length === 0) return;
  await withdrawMessages(ctx, [offerEffect(offer)]);
  await offerToNext(ctx, dispatch);
}

/** Stops all WhatsApp messages to the link's number and declines its open offers. @throws AppError not_found */
export async function stopOffers(ctx: Ctx, input: OfferLink): Promise<OfferView> {
  const { vendor } = await findOffer(ctx, input);
  await recordOptOutOnce(ctx, vendor.telefono, "job-offer: stop");
  const open = await ctx.db
    .select({ id: dispatchOffer.id, dispatchId: dispatchOffer.dispatchId, turn: dispatchOffer.turn })
    .from(dispatchOffer)
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(and(eq(localVendor.telefono, vendor.telefono), eq(dispatchOffer.state, "offered")))
    .orderBy(asc(dispatchOffer.dispatchId));
  for (const offer of open) await decline(ctx, offer);
  return readOffer(ctx, input);
}
