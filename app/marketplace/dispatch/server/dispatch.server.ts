import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { categoryOf } from "#app/marketplace/local-vendors/rules/category.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { findMessages, markSentByHand, type SentMessage } from "#app/staff/outbox/public.server.ts";
import { transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName } from "#platform/context.ts";
import { type Page, readPage } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type {
  Dispatch,
  DispatchSummary,
  dispatchQuery,
  MatchRequest,
  matchResult,
  Offer,
} from "../contract.ts";
import { quietUntil } from "../rules/dispatch-policy.ts";
import { dispatchOffer, dispatch as table } from "../schema.server.ts";
import { candidatesFor } from "./match.server.ts";
import {
  closeOffers,
  type DispatchRow,
  lockDispatch,
  notifyVendors,
  offerEffect,
  offerToNext,
  startExpiry,
} from "./offers.server.ts";

/**
 * Creates a dispatch and its queue, and sends the first offers; audited.
 * @returns the vendors who got an offer; none when nobody matches: then the dispatch has ended as unanswered
 */
export async function matchVendors(
  ctx: Ctx,
  { serviceType, location, jobDetails }: MatchRequest,
): Promise<z.input<typeof matchResult>> {
  requireStaff(ctx);
  const serviceCategory = categoryOf(serviceType);
  const candidates = await candidatesFor(ctx, { serviceType, serviceCategory, location });
  const [dispatch] = await ctx.db
    .insert(table)
    .values({
      serviceType,
      serviceCategory,
      location,
      ...jobDetails,
      createdBy: actorName(ctx.actor),
      createdAt: ctx.now,
    })
    .returning();
  if (!dispatch) throw new Error("the insert of the dispatch returned no row");
  if (candidates.length > 0) {
    await ctx.db.insert(dispatchOffer).values(
      candidates.map((vendor, index) => ({
        dispatchId: dispatch.id,
        localVendorId: vendor.id,
        rank: index + 1,
        sameZone: vendor.sameZone,
        ...newLinkToken().stored,
      })),
    );
  }
  await offerToNext(ctx, dispatch);
  await recordAudit(ctx, { act: "dispatch.create", subject: "dispatch", subjectId: dispatch.id });
  const { offers } = await toDispatch(ctx, dispatch);
  const notified = offers.filter((offer) => offer.state === "offered");
  return {
    vendorsNotified: notified.length,
    notifications: notified.map(({ vendorName, phone, notifiedAt }) => ({ vendorName, phone, notifiedAt })),
    dispatchId: dispatch.id,
  };
}

/** A dispatch for staff, with its offers in the order of the queue and their messages. @throws AppError not_found */
export async function readDispatch(ctx: Ctx, { id }: { id: number }): Promise<Dispatch> {
  requireStaff(ctx);
  const [dispatch] = await ctx.db.select().from(table).where(eq(table.id, id));
  if (!dispatch) throw new AppError("not_found");
  return toDispatch(ctx, dispatch);
}

async function toDispatch(ctx: Ctx, dispatch: DispatchRow): Promise<Dispatch> {
  // Read again: offering may have ended the dispatch.
  const [now = dispatch] = await ctx.db.select().from(table).where(eq(table.id, dispatch.id));
  const rows = await ctx.db
    .select({ offer: dispatchOffer, vendor: localVendor })
    .from(dispatchOffer)
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(eq(dispatchOffer.dispatchId, dispatch.id))
    .orderBy(asc(dispatchOffer.rank));
  const sent = await findMessages(
    ctx,
    rows.map(({ offer }) => offerEffect(offer)),
  );
  return {
    ...toSummary(now),
    quietUntil: now.status === "open" ? (quietUntil(ctx.now, now.urgency)?.toISOString() ?? null) : null,
    offers: rows.map((row) => toOffer(row, sent.get(offerEffect(row.offer)))),
  };
}

function toSummary({ createdAt, endedAt, ...row }: DispatchRow) {
  return { ...row, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

function toOffer(
  { offer, vendor }: { offer: typeof dispatchOffer.$inferSelect; vendor: typeof localVendor.$inferSelect },
  message: SentMessage | undefined,
): Offer {
  return {
    id: offer.id,
    localVendorId: vendor.id,
    vendorName: vendor.nombreCompleto,
    phone: vendor.telefono,
    zone: vendor.zonaUbicacion,
    service: vendor.servicioOfrece,
    rank: offer.rank,
    sameZone: offer.sameZone,
    state: offer.state,
    notifiedAt: message?.sentAt?.toISOString() ?? null,
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    returnReason: offer.returnReason,
    message: message?.state ?? null,
    deliveredAt: message?.deliveredAt?.toISOString() ?? null,
    readAt: message?.readAt?.toISOString() ?? null,
    messageId: message?.id ?? null,
    waitsForHand: offer.state === "offered" && (message?.waitsForHand ?? false),
    isSample: vendor.isSample,
  };
}

/** Lists dispatches for staff, newest first, with how many vendors were asked and who took it. */
export async function listDispatches(
  ctx: Ctx,
  query: z.output<typeof dispatchQuery>,
): Promise<Page<DispatchSummary>> {
  requireStaff(ctx);
  const filter = query.status && eq(table.status, query.status);
  const page = await readPage(ctx.db, table, filter, query, toSummary);
  const ids = page.items.map((one) => one.id);
  const offers = await ctx.db
    .select({
      of: dispatchOffer.dispatchId,
      asked: count(dispatchOffer.offeredAt),
      takenBy: sql<
        string | null
      >`max(${localVendor.nombreCompleto}) filter (where ${dispatchOffer.state} = 'accepted')`,
    })
    .from(dispatchOffer)
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(inArray(dispatchOffer.dispatchId, ids))
    .groupBy(dispatchOffer.dispatchId);
  const byDispatch = new Map(offers.map(({ of, ...figures }) => [of, figures]));
  return {
    ...page,
    items: page.items.map((one) => ({ ...one, ...(byDispatch.get(one.id) ?? { asked: 0, takenBy: null }) })),
  };
}

/**
 * Cancels a dispatch and notifies the vendors with an open offer, or the one who took it; audited.
 * @throws AppError not_found; conflict when it is unanswered or cancelled already
 */
export async function cancelDispatch(ctx: Ctx, { id }: { id: number }): Promise<Dispatch> {
  const { before, row } = await transition(ctx, table, id, ({ status }) => {
    if (status !== "open" && status !== "accepted") throw new AppError("conflict");
    return {
      set: { status: "cancelled" as const, endedAt: ctx.now },
      event: { act: "dispatch.cancel", subject: "dispatch", detail: { from: status, to: "cancelled" } },
    };
  });
  if (before.status === "open") await closeOffers(ctx, row, { state: "withdrawn", letter: "job_cancelled" });
  else await notifyVendors(ctx, row, await winnerIds(ctx, id), "job_cancelled");
  return toDispatch(ctx, row);
}

/**
 * Marks an offer's message as sent by hand; its expiry starts now. Audited.
 * @throws AppError not_found; conflict when it was sent already, or the offer is closed
 */
export async function markOfferSent(ctx: Ctx, { id }: { id: number }): Promise<Dispatch> {
  requireStaff(ctx);
  const [offer] = await ctx.db.select().from(dispatchOffer).where(eq(dispatchOffer.id, id));
  if (!offer) throw new AppError("not_found");
  const dispatch = await lockDispatch(ctx, offer.dispatchId);
  const effect = offerEffect(offer);
  const message = (await findMessages(ctx, [effect])).get(effect);
  if (!dispatch || !message) throw new AppError("conflict");
  await markSentByHand(ctx, { id: message.id });
  await startExpiry(ctx, dispatch);
  return toDispatch(ctx, dispatch);
}

async function winnerIds(ctx: Ctx, id: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ vendor: dispatchOffer.localVendorId })
    .from(dispatchOffer)
    .where(and(eq(dispatchOffer.dispatchId, id), eq(dispatchOffer.state, "accepted")));
  return rows.map((row) => row.vendor);
}
