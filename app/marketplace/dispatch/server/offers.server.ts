import { and, asc, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import type { LetterName } from "#app/staff/outbox/contract.ts";
import {
  enqueueMessages,
  isConfigured,
  isStopped,
  type NewMessage,
  notifyStaff,
  saidStop,
  withdraw,
} from "#app/staff/outbox/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { paces, quietUntil } from "../rules/pace.ts";
import { dispatch, dispatchOffer } from "../schema.server.ts";

export type DispatchRow = typeof dispatch.$inferSelect;
type OfferRow = typeof dispatchOffer.$inferSelect;
type VendorRow = typeof localVendor.$inferSelect;

/** Names the message that an offer is. */
export function offerEffect(offerId: number): string {
  return `job-offer:${offerId}`;
}

/** The same in SQL, of each row of offers. */
const effectOfRow = sql`'job-offer:' || ${dispatchOffer.id}`;

/** The offer that a message is; undefined where it is none. */
export function offerIdOf(effect: string): number | undefined {
  const id = /^job-offer:(\d{1,15})$/.exec(effect)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** How news and letters name a job. */
function namedJob({ serviceType, location }: Pick<DispatchRow, "serviceType" | "location">): string {
  return `${serviceType}, ${location}`;
}

/**
 * Locks a dispatch, so that its offers change in one order: whoever changes an offer holds its dispatch first.
 */
export async function lockDispatch(ctx: Ctx, id: number): Promise<DispatchRow | undefined> {
  const [row] = await ctx.db.select().from(dispatch).where(eq(dispatch.id, id)).for("update");
  return row;
}

/**
 * Asks whoever is next, until as many have an open offer as its pace says. When nobody is left to ask and nobody may
 * still answer, the job is unanswered, and staff hear of it. The caller holds the dispatch.
 */
export async function askNext(ctx: Ctx, job: DispatchRow): Promise<void> {
  if (job.status !== "open") return;
  const { atOnce, patience } = paces[job.urgency];
  const asked = await ctx.db.$count(dispatchOffer, inState(job, "offered"));
  const quiet = quietUntil(ctx.now, job.urgency);
  const expiresAt = new Date((quiet ?? ctx.now).getTime() + patience);
  let room = atOnce - asked;
  while (room > 0) {
    const turn = await nextInLine(ctx, job, room);
    if (turn.length === 0) break;
    const stopped = await isStopped(
      ctx,
      turn.map(({ vendor }) => vendor.telefono),
    );
    // Who was taken off the list since, or wants no more messages, is passed over.
    const open = turn.filter(({ vendor }) => vendor.status === "aprobado" && !stopped.has(vendor.telefono));
    const passed = turn.filter((one) => !open.includes(one)).map(({ offer }) => offer.id);
    await setState(ctx, passed, { state: "withdrawn" });
    await setState(
      ctx,
      open.map(({ offer }) => offer.id),
      { state: "offered", offeredAt: ctx.now, expiresAt },
    );
    await enqueueMessages(
      ctx,
      open.map(({ offer, vendor }) => ({
        ...letterTo(job, vendor, "job_offer", offerEffect(offer.id), {
          message: job.description,
          when: expiresAt.toISOString(),
          path: `/job-offer/${openLinkToken(offer)}`,
          urgency: job.urgency,
        }),
        ...(quiet ? { notBefore: quiet } : {}),
      })),
    );
    room -= open.length;
  }
  if (room === atOnce) await endUnanswered(ctx, job);
}

function inState(job: Pick<DispatchRow, "id">, state: OfferRow["state"]) {
  return and(eq(dispatchOffer.dispatchId, job.id), eq(dispatchOffer.state, state));
}

function nextInLine(
  ctx: Ctx,
  job: DispatchRow,
  limit: number,
): Promise<{ offer: OfferRow; vendor: VendorRow }[]> {
  return ctx.db
    .select({ offer: dispatchOffer, vendor: localVendor })
    .from(dispatchOffer)
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(inState(job, "next"))
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

async function endUnanswered(ctx: Ctx, job: DispatchRow): Promise<void> {
  await ctx.db
    .update(dispatch)
    .set({ status: "unanswered", endedAt: ctx.now })
    .where(eq(dispatch.id, job.id));
  await notifyStaff(ctx, { type: "job_unanswered", subjectId: job.id, about: namedJob(job) });
}

function letterTo(
  job: DispatchRow,
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
      service: job.serviceType,
      zone: job.location,
      ...facts,
    },
    locale: vendor.locale,
  };
}

/**
 * Ends the open offers of a job that is decided, and tells those who were asked. Who has not read of it yet never
 * will: the offer is taken back where it has not gone.
 */
export async function closeOffers(
  ctx: Ctx,
  job: DispatchRow,
  { except, state, letter }: { except?: number; state: "taken" | "withdrawn"; letter: LetterName },
): Promise<void> {
  const others = except === undefined ? undefined : ne(dispatchOffer.id, except);
  await ctx.db
    .update(dispatchOffer)
    .set({ state: "withdrawn" })
    .where(and(inState(job, "next"), others));
  const asked = await ctx.db
    .update(dispatchOffer)
    .set({ state })
    .where(and(inState(job, "offered"), others))
    .returning();
  if (asked.length === 0) return;
  const unread = await withdraw(
    ctx,
    asked.map((offer) => offerEffect(offer.id)),
  );
  const told = asked.filter((offer) => !unread.has(offerEffect(offer.id)));
  await tell(
    ctx,
    job,
    told.map((offer) => offer.localVendorId),
    letter,
  );
}

/** Writes to vendors about a job; each letter once. */
export async function tell(
  ctx: Ctx,
  job: DispatchRow,
  vendorIds: readonly number[],
  letter: LetterName,
): Promise<void> {
  if (vendorIds.length === 0) return;
  const vendors = await ctx.db
    .select()
    .from(localVendor)
    .where(inArray(localVendor.id, [...vendorIds]));
  // Whoever takes a job is awake, and waits to read that it is theirs.
  const quiet = letter === "job_won" ? null : quietUntil(ctx.now, job.urgency);
  const stopped = await isStopped(
    ctx,
    vendors.map((vendor) => vendor.telefono),
  );
  await enqueueMessages(
    ctx,
    vendors
      .filter((vendor) => !stopped.has(vendor.telefono))
      .map((vendor) => ({
        ...letterTo(job, vendor, letter, `${letter}:${job.id}:${vendor.id}`),
        ...(quiet ? { notBefore: quiet } : {}),
      })),
  );
}

/**
 * The time to answer begins when staff sent the offer by hand: until then nobody had asked. However often this runs, it
 * is the same time. The caller holds the dispatch.
 */
export async function beginTimes(ctx: Ctx, job: DispatchRow): Promise<void> {
  const { patience } = paces[job.urgency];
  await ctx.db
    .update(dispatchOffer)
    .set({ expiresAt: sql`${outbox.sentAt} + ${patience} * interval '1 millisecond'` })
    .from(outbox)
    .where(and(inState(job, "offered"), eq(outbox.effect, effectOfRow), eq(outbox.status, "sent_by_hand")));
}

/** Ends the offers of a job that nobody will answer any more, and asks the next. */
async function goOn(ctx: Ctx, id: number): Promise<void> {
  const job = await lockDispatch(ctx, id);
  if (job?.status !== "open") return;
  // Marked in the outbox, and the job that tells us is still on its way.
  await beginTimes(ctx, job);
  const due = and(inState(job, "offered"), lte(dispatchOffer.expiresAt, ctx.now));
  if (!isConfigured("whatsapp")) {
    // Nobody was asked yet whose message waits for a hand.
    const later = new Date(ctx.now.getTime() + paces[job.urgency].patience);
    await ctx.db.update(dispatchOffer).set({ expiresAt: later }).where(and(due, waitsForHand));
  }
  const over = await ctx.db
    .update(dispatchOffer)
    .set({ state: "expired" })
    .where(due)
    .returning({ id: dispatchOffer.id });
  await withdraw(
    ctx,
    over.map((offer) => offerEffect(offer.id)),
  );
  await ctx.db
    .update(dispatchOffer)
    .set({ state: "withdrawn" })
    .where(and(inState(job, "offered"), unreachable));
  await askNext(ctx, job);
}

const waitsForHand = sql`exists (
  select from outbox where outbox.effect = ${effectOfRow} and outbox.status = 'waiting')`;

/**
 * The vendor of an open offer will not answer: the message was refused or never arrived, STOP came from that number, or
 * the vendor is not approved any more. Their place is another's.
 */
const unreachable = sql`(
  exists (select from outbox where outbox.effect = ${effectOfRow} and outbox.status = 'failed')
  or exists (
    select from local_vendor as v where v.id = ${dispatchOffer.localVendorId}
      and (v.status <> 'aprobado' or ${saidStop(sql`v.telefono`)})))`;

/** Goes on with every job that has an offer which nobody will answer. One that fails keeps no other from its turn. */
export async function expireOffers(now: Date): Promise<void> {
  const due = await db()
    .selectDistinct({ id: dispatchOffer.dispatchId })
    .from(dispatchOffer)
    .where(and(eq(dispatchOffer.state, "offered"), or(lte(dispatchOffer.expiresAt, now), unreachable)));
  const failures: unknown[] = [];
  for (const { id } of due) {
    await db()
      .transaction((tx) => goOn(systemContext(now, tx), id))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Every minute. */
export const offerExpiry: Job = {
  name: "dispatch.expire",
  cron: "* * * * *",
  run: () => expireOffers(new Date()),
};
