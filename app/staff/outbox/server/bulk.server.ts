import { eq } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { BulkAnswer } from "#app/staff/shell/contract.ts";
import { actOnEach, already, done } from "#app/staff/shell/editing/bulk.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { outboxBulk } from "../contract.ts";
import { isFinal } from "../final-state.ts";
import { outbox, withoutLink } from "../schema.server.ts";
import { markSentByHand, requeueMessage } from "./outbox.server.ts";

/** Queues, discards or marks several messages, each by itself. Those that a colleague has sent already are returned with the colleague's name. */
export async function changeMessages(
  ctx: Ctx,
  { act, ids }: z.output<typeof outboxBulk>,
): Promise<BulkAnswer> {
  requireStaff(ctx);
  return actOnEach(ctx, ids, async (own, id) => {
    const row = await selectForUpdate(own.db, outbox, id);
    if (row.status === "sent" || row.status === "sent_by_hand") return already(row.sentBy);
    if (isFinal(row)) return row.lastError === "discarded" && act === "discard" ? already() : conflict();
    // A worker is sending it right now.
    if (row.claimedUntil && row.claimedUntil > new Date()) return conflict();
    if (act === "send") await requeueMessage(own, { id });
    else if (act === "sent_by_hand") await markSentByHand(own, { id });
    else await discard(own, row);
    return done;
  });
}

function conflict(): never {
  throw new AppError("conflict");
}

/** It is never sent any more, and its link is gone; the row stays, so that one sees what became of it. */
async function discard(ctx: Ctx, { id, letter }: typeof outbox.$inferSelect): Promise<void> {
  await ctx.db
    .update(outbox)
    .set({ status: "failed", lastError: "discarded", notBefore: null, dueAt: null, facts: withoutLink })
    .where(eq(outbox.id, id));
  const detail = { letter, to: "discarded" };
  await recordAudit(ctx, { act: "letter.sent", subject: "letter", subjectId: id, detail });
}
