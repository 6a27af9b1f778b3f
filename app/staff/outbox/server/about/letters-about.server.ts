import { and, eq, gt, inArray, notInArray, or } from "drizzle-orm";
import { actorName } from "#platform/context.ts";
import { type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { OutboxMessage } from "../../contract.ts";
import { teamLetters } from "../../letter-registry.ts";
import { letterRecord, outbox } from "../../schema.server.ts";
import type { NewMessage } from "../enqueue.server.ts";
import { presentMessages } from "../outbox.server.ts";
import { sealFacts } from "../sealed-links.server.ts";

/**
 * The letters about a record to people outside, newest first, for staff; links are left out.
 * @param keys the first two parts of their effects ("lead-receipt:17")
 */
export async function listLettersAbout(
  ctx: Ctx,
  keys: readonly string[],
  paging: { limit: number; cursor?: string | undefined },
): Promise<Page<OutboxMessage>> {
  requireStaff(ctx);
  const filter = and(inArray(letterRecord, [...keys]), notInArray(outbox.letter, teamLetters));
  return readPageWithRelated(ctx.db, outbox, filter, paging, (rows) => presentMessages(ctx, rows, "never"));
}

/** A letter that was just written, as staff see it, without its link. @throws AppError not_found */
export async function findLetter(ctx: Ctx, effect: string): Promise<OutboxMessage> {
  const rows = await ctx.db.select().from(outbox).where(eq(outbox.effect, effect));
  const [letter] = await presentMessages(ctx, rows, "never");
  if (!letter) throw new AppError("not_found");
  return letter;
}

/** Whether a letter of these keys has left, or a worker is sending it now. */
export async function hasLeft({ db }: Ctx, keys: readonly string[]): Promise<boolean> {
  const isOut = or(inArray(outbox.status, ["sent", "sent_by_hand"]), gt(outbox.claimedUntil, new Date()));
  return (await db.$count(outbox, and(inArray(letterRecord, [...keys]), isOut))) > 0;
}

/**
 * Records a message that staff sent from a program of their own: nothing is sent. Its link, if any, is not kept.
 * A repeated effect records nothing.
 */
export async function recordSentByHand(ctx: Ctx, message: NewMessage): Promise<void> {
  const { path: _, ...facts } = sealFacts(message);
  await ctx.db
    .insert(outbox)
    .values({
      ...message,
      channel: message.channel ?? "email",
      facts,
      status: "sent_by_hand",
      createdAt: ctx.now,
      sentAt: ctx.now,
      sentBy: actorName(ctx.actor),
    })
    .onConflictDoNothing();
}
