import { and, asc, inArray, isNull, lt, or } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { mayHaveArrived } from "../../final-state.ts";
import { outbox, outboxTry, withoutLink } from "../../schema.server.ts";
import { storedMessage } from "./held-acts.server.ts";

/**
 * Withdraws unsent letters that are no longer true. Untried ones are deleted; tried ones are closed, as they may have
 * arrived. Letters that a worker is sending now are left alone.
 * @returns the effects of those that nobody can have read
 */
export async function withdrawMessages(ctx: Ctx, effects: readonly string[]): Promise<Set<string>> {
  if (effects.length === 0) return new Set();
  const unsent = and(
    inArray(outbox.status, ["waiting", "failed"]),
    or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, new Date())),
  );
  const { id, effect, attempts } = outbox;
  const rows = await ctx.db
    .select({ id, effect, attempts, stored: storedMessage })
    .from(outbox)
    .where(and(inArray(effect, [...effects]), unsent))
    .orderBy(asc(id))
    .for("update");
  if (rows.length === 0) return new Set();
  ctx.hold?.withdrawn.push(...rows.map(({ stored }) => stored));
  const tries = await ctx.db
    .select()
    .from(outboxTry)
    .where(
      inArray(
        outboxTry.outboxId,
        rows.map((row) => row.id),
      ),
    );
  const triesOf = Map.groupBy(tries, (one) => one.outboxId);
  const isTried = (row: { id: number; attempts: number }) => row.attempts > 0 || triesOf.has(row.id);
  const [tried, untried] = [rows.filter(isTried), rows.filter((row) => !isTried(row))];
  const idsOf = (subset: typeof rows) => subset.map((row) => row.id);
  await ctx.db.delete(outbox).where(inArray(id, idsOf(untried)));
  await ctx.db
    .update(outbox)
    .set({ status: "failed", lastError: "withdrawn", notBefore: null, facts: withoutLink })
    .where(inArray(id, idsOf(tried)));
  const unread = rows.filter((row) => !mayHaveArrived(row.attempts, triesOf.get(row.id) ?? []));
  return new Set(unread.map((row) => row.effect));
}
