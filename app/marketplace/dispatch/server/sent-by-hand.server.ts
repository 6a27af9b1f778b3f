import { eq } from "drizzle-orm";
import { sentByHandJob } from "#app/staff/outbox/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";
import { dispatchOffer } from "../schema.server.ts";
import { beginTimes, lockDispatch, offerIdOf } from "./offers.server.ts";

/**
 * Staff marked a message as sent in the outbox, which does not know what it is about. Where it is an offer, its time
 * begins. Later, and not with the mark: whoever changes an offer holds its dispatch first, and the outbox's row second.
 */
async function goOnFrom(messageId: string): Promise<void> {
  const [message] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.id, Number(messageId)));
  const offerId = message && offerIdOf(message.effect);
  if (offerId === undefined) return;
  const [offer] = await db().select().from(dispatchOffer).where(eq(dispatchOffer.id, offerId));
  if (!offer) return;
  await db().transaction(async (tx) => {
    const ctx = systemContext(new Date(), tx);
    const job = await lockDispatch(ctx, offer.dispatchId);
    if (job) await beginTimes(ctx, job);
  });
}

export const offerSentByHand: Job = { name: sentByHandJob, run: goOnFrom };
