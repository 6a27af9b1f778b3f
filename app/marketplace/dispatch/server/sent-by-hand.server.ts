import { eq } from "drizzle-orm";
import { sentByHandJob } from "#app/staff/outbox/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import type { Job } from "#platform/jobs/jobs.server.ts";
import { dispatchOffer } from "../schema.server.ts";
import { lockDispatch, offerIdOf, startExpiry } from "./offers.server.ts";

/**
 * Runs after staff marked any outbox message as sent; starts the expiry if it is an offer. A separate job, because the
 * lock order is dispatch first, outbox row second.
 */
async function startExpiryOf(messageId: string): Promise<void> {
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
    const dispatch = await lockDispatch(ctx, offer.dispatchId);
    if (dispatch) await startExpiry(ctx, dispatch);
  });
}

export const offerSentByHand: Job = { name: sentByHandJob, run: startExpiryOf };
