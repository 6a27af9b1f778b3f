import { and, asc, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import {
  enqueueMessages,
  findOptOuts,
  hasOptedOut,
  isChannelConfigured,
  type NewMessage,
  notifyStaff,
  withdrawMessages,
} from "#app/staff/outbox/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { dispatchPolicy, quietUntil } from "../rules/dispatch-policy.ts";
import type { JobFacts } from "../rules/job-facts.ts";
import { workMoment } from "../rules/work-moment.ts";
import { dispatchOffer, dispatch as table } from "../schema.server.ts";

export type DispatchRow = typeof table.$inferSelect;
type OfferRow = typeof dispatchOffer.$inferSelect;
type VendorRow = typeof localVendor.$inferSelect;

/** Outbox key of an offer's message, so that it is sent once for each turn of the vendor. */
export function offerEffect({ id, turn }: Pick<OfferRow, "id" | "turn">): string {
  return turn === 1 ? `job-offer:${id}` : `job-offer:${id}:${turn}`;
}

const offerEffectSql = sql`'job-offer:' || ${dispatchOffer.id}
  || case when ${dispatchOffer.turn} > 1 then ':' || ${dispatchOffer.turn} else '' end`;

/** The offer whose message has this outbox key; undefined for other messages. */
export function offerIdOf(effect: string): number | undefined {
  const id = /^job-offer:(\d{1,15})(?::\d{1,6})?$/.exec(effect)?.[1];
  return id === undefined ? undefined : Number(id);
}

function dispatchLabel({ serviceType, location }: Pick<DispatchRow, "serviceType" | "location">): string {
  return `${serviceType}, ${location}`;
}

/**
 * Locks a dispatch. Take this lock before changing any of its offers, so that locks are taken in one order.
 * @returns undefined when there is no such dispatch
 */
export async function lockDispatch(ctx: Ctx, id: number): Promise<DispatchRow | undefined> {
  const [row] = await ctx.db.select().from(table).where(eq(table.id, id)).for("update");
  return row;
}

/** When an answer that may be given from `start` on is due: never after the work's own moment. */
function answerEnd(dispatch: DispatchRow, start: Date): Date {
  const end = start.getTime() + dispatchPolicy[dispatch.urgency].answerTimeMs;
  return new Date(Math.min(end, workMoment(dispatch)?.getTime() ?? end));
}

/**
 * Fills the free offer slots from the queue; skips vendors who are no longer approved or sent STOP, and all of them once
 * the work's moment leaves no time to answer. Ends the dispatch as unanswered, and notifies staff, when no offer is open
 * and the queue is empty. The caller holds the dispatch lock.
 */
export async function offerToNext(ctx: Ctx, dispatch: DispatchRow): Promise<void> {
  if (dispatch.status !== "open") return;
  const { concurrentOffers } = dispatchPolicy[dispatch.urgency];
  const openOffers = await ctx.db.$count(dispatchOffer, inState(dispatch, "offered"));
  const quiet = quietUntil(ctx.now, dispatch.urgency);
  const start = quiet ?? ctx.now;
  const expiresAt = answerEnd(dispatch, start);
  if (expiresAt <= start)
    await ctx.db.update(dispatchOffer).set({ state: "withdrawn" }).where(inState(dispatch, "next"));
  let freeSlots = concurrentOffers - openOffers;
  while (freeSlots > 0) {
    const batch = await nextInLine(ctx, dispatch, freeSlots);
    if (batch.length === 0) break;
    const stopped = await findOptOuts(
      ctx,
      batch.map(({ vendor }) => vendor.telefono),
    );
    const reachable = batch.filter(
      ({ vendor }) => vendor.status === "aprobado" && !stopped.has(vendor.telefono),
    );
    const skipped = batch.filter((one) => !reachable.includes(one)).map(({ offer }) => offer.id);
    await setState(ctx, skipped, { state: "withdrawn" });
    await setState(
      ctx,
      reachable.map(({ offer }) => offer.id),
      { state: "offered", offeredAt: ctx.now, expiresAt },
    );
    await enqueueMessages(
      ctx,
      reachable.map(({ offer, vendor }) => ({
        ...messageTo(dispatch, vendor, "job_offer", offerEffect(offer), {
          message: dispatch.description,
          job: workOf(dispatch),
          when: expiresAt.toISOString(),
          path: `/job-offer/${openLinkToken(offer)}`,
          urgency: dispatch.urgency,
        }),
        ...(quiet ? { notBefore: quiet } : {}),
      })),
    );
    freeSlots -= reachable.length;
  }
  if (freeSlots === concurrentOffers) await endUnanswered(ctx, dispatch);
}

/** The facts of the work alone, without the rest of the row. */
export function workOf({ workDay, workTime, place, payPesos, minutes }: DispatchRow): JobFacts {
  return { workDay, workTime, place, payPesos, minutes };
}

function inState(dispatch: Pick<DispatchRow, "id">, state: OfferRow["state"]) {
  return and(eq(dispatchOffer.dispatchId, dispatch.id), eq(dispatchOffer.state, state));
}

function nextInLine(
  ctx: Ctx,
  dispatch: DispatchRow,
  limit: number,
): Promise<{ offer: OfferRow; vendor: VendorRow }[]> {
  return ctx.db
    .select({ offer: dispatchOffer, vendor: localVendor })
    .from(dispatchOffer)
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(inState(dispatch, "next"))
    .orderBy(asc(dispatchOffer.rank))
    .limit(limit);
}

async function setState(ctx: Ctx, ids: readonly number[], to: Partial<OfferRow>): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(dispatchOffer)
    .set(to)
    .where(inArray(dispatchOffer.id, [...ids]));
}

async function endUnanswered(ctx: Ctx, dispatch: DispatchRow): Promise<void> {
  await ctx.db.update(table).set({ status: "unanswered", endedAt: ctx.now }).where(eq(table.id, dispatch.id));
  await notifyStaff(ctx, { type: "job_unanswered", subjectId: dispatch.id, about: dispatchLabel(dispatch) });
}

function messageTo(
  dispatch: DispatchRow,
  vendor: VendorRow,
  letter: LetterName,
  effect: string,
  facts: Partial<NewMessage["facts"]> = {},
): NewMessage {
  return {
    effect,
    letter,
    channel: "whatsapp",
    recipient: vendor.telefono,
    facts: {
      name: vendor.nombreCompleto,
      email: "",
      phone: "",
      message: "",
      service: dispatch.serviceType,
      zone: dispatch.location,
      ...facts,
    },
    locale: vendor.locale,
  };
}

/**
 * Closes the open and queued offers of a decided dispatch. Unsent messages are withdrawn; vendors who got theirs are
 * notified.
 */
export async function closeOffers(
  ctx: Ctx,
  dispatch: DispatchRow,
  { except, state, letter }: { except?: number; state: "taken" | "withdrawn"; letter: LetterName },
): Promise<void> {
  const others = except === undefined ? undefined : ne(dispatchOffer.id, except);
  await ctx.db
    .update(dispatchOffer)
    .set({ state: "withdrawn" })
    .where(and(inState(dispatch, "next"), others));
  const closed = await ctx.db
    .update(dispatchOffer)
    .set({ state })
    .where(and(inState(dispatch, "offered"), others))
    .returning();
  if (closed.length === 0) return;
  const withdrawn = await withdrawMessages(ctx, closed.map(offerEffect));
  const recipients = closed.filter((offer) => !withdrawn.has(offerEffect(offer)));
  await notifyVendors(
    ctx,
    dispatch,
    recipients.map((offer) => offer.localVendorId),
    letter,
  );
}

/** Outbox key of the letter about a job's outcome to a vendor; each round of the job has its own. */
export function vendorEffect(letter: LetterName, { id, round }: DispatchRow, vendorId: number): string {
  return `${letter}:${id}:${vendorId}${round > 1 ? `:${round}` : ""}`;
}

/**
 * Enqueues a WhatsApp message about a dispatch to vendors, once for each kind and round; none to numbers that sent STOP. Waits for the
 * end of the quiet hours, but not for `job_won` or an urgent dispatch.
 */
export async function notifyVendors(
  ctx: Ctx,
  dispatch: DispatchRow,
  vendorIds: readonly number[],
  letter: LetterName,
): Promise<void> {
  if (vendorIds.length === 0) return;
  const vendors = await ctx.db
    .select()
    .from(localVendor)
    .where(inArray(localVendor.id, [...vendorIds]));
  // The winner just answered, so quiet hours do not apply.
  const quiet = letter === "job_won" ? null : quietUntil(ctx.now, dispatch.urgency);
  const stopped = await findOptOuts(
    ctx,
    vendors.map((vendor) => vendor.telefono),
  );
  await enqueueMessages(
    ctx,
    vendors
      .filter((vendor) => !stopped.has(vendor.telefono))
      .map((vendor) => ({
        ...messageTo(dispatch, vendor, letter, vendorEffect(letter, dispatch, vendor.id)),
        ...(quiet ? { notBefore: quiet } : {}),
      })),
  );
}

/** The time to answer starts when staff send the offer by hand. Idempotent. The caller holds the dispatch lock. */
export async function startExpiry(ctx: Ctx, dispatch: DispatchRow): Promise<void> {
  const { answerTimeMs } = dispatchPolicy[dispatch.urgency];
  const end = sql`${outbox.sentAt} + ${answerTimeMs} * interval '1 millisecond'`;
  // Without a day of the work the second one is null, which `least` leaves out.
  const moment = sql`${workMoment(dispatch)?.toISOString() ?? null}::timestamptz`;
  await ctx.db
    .update(dispatchOffer)
    .set({ expiresAt: sql`least(${end}, ${moment})` })
    .from(outbox)
    .where(
      and(inState(dispatch, "offered"), eq(outbox.effect, offerEffectSql), eq(outbox.status, "sent_by_hand")),
    );
}

/** Expires offers and makes the next ones. */
async function advance(ctx: Ctx, id: number): Promise<void> {
  const dispatch = await lockDispatch(ctx, id);
  if (dispatch?.status !== "open") return;
  // Staff may have marked a message as sent before the `offerSentByHand` job has run.
  await startExpiry(ctx, dispatch);
  const due = and(inState(dispatch, "offered"), lte(dispatchOffer.expiresAt, ctx.now));
  if (!isChannelConfigured("whatsapp")) {
    // Without WhatsApp, unsent offers do not expire before the work's moment.
    await ctx.db
      .update(dispatchOffer)
      .set({ expiresAt: answerEnd(dispatch, ctx.now) })
      .where(and(due, waitsForHand));
  }
  const expired = await ctx.db.update(dispatchOffer).set({ state: "expired" }).where(due).returning();
  await withdrawMessages(ctx, expired.map(offerEffect));
  await ctx.db
    .update(dispatchOffer)
    .set({ state: "withdrawn" })
    .where(and(inState(dispatch, "offered"), unreachable));
  await offerToNext(ctx, dispatch);
}

const waitsForHand = sql`exists (
  select from outbox where outbox.effect = ${offerEffectSql} and outbox.status = 'waiting')`;

/** The vendor cannot answer: message failed, STOP received, or approval revoked. */
const unreachable = sql`(
  exists (select from outbox where outbox.effect = ${offerEffectSql} and outbox.status = 'failed')
  or exists (
    select from local_vendor as v where v.id = ${dispatchOffer.localVendorId}
      and (v.status <> 'aprobado' or ${hasOptedOut(sql`v.telefono`)})))`;

/**
 * Advances every dispatch with a dead offer. A failure does not hold up the other dispatches; the first one is thrown
 * at the end.
 */
export async function expireOffers(now: Date): Promise<void> {
  const due = await db()
    .selectDistinct({ id: dispatchOffer.dispatchId })
    .from(dispatchOffer)
    .where(and(eq(dispatchOffer.state, "offered"), or(lte(dispatchOffer.expiresAt, now), unreachable)));
  const failures: unknown[] = [];
  for (const { id } of due) {
    await db()
      .transaction((tx) => advance(systemContext(now, tx), id))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

export const offerExpiry: Job = {
  name: "dispatch.expire",
  cron: "* * * * *",
  run: () => expireOffers(new Date()),
};
