import { and, eq, lt, sql } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { fingerprint } from "#platform/security/seal.server.ts";
import type { AiCaller } from "./caller.ts";
import { aiShare, aiSpending } from "./schema.server.ts";

/**
 * What visitors may have of a day's budget, all together, and what one address may have of it; answers of the assistant
 * that one address may have a day (RELIABILITY, "One person spends everybody's AI"). The rest is for staff alone, who may
 * spend all that is left.
 */
const share = { visitors: 0.8, address: 0.1, answers: 60 };

/** Money set aside for one call; `amount` in millionths of a US$. */
export type Reservation = { day: string; amount: number; print: string | null; answers: number };

/** How long a refusal of the day is remembered, in milliseconds: a flood must not become a flood of SQL. */
const memory = 1_000;
const refused = { staff: { budget: 0, until: 0 }, visitors: { budget: 0, until: 0 } };

/**
 * Sets money aside before a call, so that calls side by side, in any number of processes, cannot cost more than the day
 * may, nor those of one address more than its share. What a killed process had set aside stays spent.
 * @param amount the most the call can cost @param budget of a day; both in whole millionths of a US$
 * @param isAnswer whether it counts among the answers that an address may have a day
 * @returns null where the money does not reach
 */
export async function reserve(
  amount: number,
  budget: number,
  { caller, isAnswer }: { caller: AiCaller; isAnswer: boolean },
): Promise<Reservation | null> {
  const print = caller.kind === "visitor" ? fingerprint(`ai/${caller.address}`) : null;
  const pot = print === null ? refused.staff : refused.visitors;
  const isRefused = () => pot.budget === budget && performance.now() < pot.until;
  if (isRefused()) return null;
  return db().transaction(async (tx) => {
    // Another call may have been refused while this one waited for its connection.
    if (isRefused()) return null;
    const today = await lockedDay(tx);
    const ofAll = print === null || today.byVisitors + amount <= budget * share.visitors;
    if (today.spent + amount > budget || !ofAll) {
      Object.assign(pot, { budget, until: performance.now() + memory });
      return null;
    }
    const wanted = { day: today.day, amount, print, answers: isAnswer && print !== null ? 1 : 0 };
    if (print !== null && !(await hasShare(tx, wanted, budget))) return null;
    await spend(tx, wanted);
    return wanted;
  });
}

/** Before its share is read: a statement that waited for the lock would see the share as it was before. */
async function lockedDay(tx: Db): Promise<typeof aiSpending.$inferSelect> {
  const [today] = await tx
    .insert(aiSpending)
    .values({ day: sql`(now() at time zone 'America/Santo_Domingo')::date`, spent: 0 })
    .onConflictDoUpdate({ target: aiSpending.day, set: { spent: aiSpending.spent } })
    .returning();
  if (!today) throw new Error("the day's spending could not be read");
  return today;
}

async function hasShare(tx: Db, { day, amount, print, answers }: Reservation, budget: number) {
  const [mine = { spent: 0, answers: 0 }] = await tx
    .select({ spent: aiShare.spent, answers: aiShare.answers })
    .from(aiShare)
    .where(and(eq(aiShare.day, day), eq(aiShare.addressPrint, print ?? "")));
  return mine.spent + amount <= budget * share.address && mine.answers + answers <= share.answers;
}

/** The day's row first, as `lockedDay` does: two transactions must not wait for each other. */
async function spend(tx: Db, { day, amount, print, answers }: Reservation): Promise<void> {
  const ofVisitors = print === null ? 0 : amount;
  await tx
    .update(aiSpending)
    .set({
      spent: sql`${aiSpending.spent} + ${amount}::bigint`,
      byVisitors: sql`${aiSpending.byVisitors} + ${ofVisitors}::bigint`,
    })
    .where(eq(aiSpending.day, day));
  if (print === null) return;
  await tx
    .insert(aiShare)
    .values({ day, addressPrint: print, spent: amount, answers })
    .onConflictDoUpdate({
      target: [aiShare.day, aiShare.addressPrint],
      set: {
        spent: sql`${aiShare.spent} + excluded.spent`,
        answers: sql`${aiShare.answers} + excluded.answers`,
      },
    });
}

/** Gives back what the call did not cost after all; of one that was free, its answer too. @param cost in whole millionths of a US$ */
export async function settle({ amount, answers, ...of }: Reservation, cost: number): Promise<void> {
  if (cost >= amount) return;
  const back = { ...of, amount: cost - amount, answers: cost === 0 ? -answers : 0 };
  await db().transaction((tx) => spend(tx, back));
}

/** Forgets the shares of days that are over. */
export async function forgetShares(now: Date): Promise<void> {
  const twoDays = new Date(now.getTime() - 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  await db().delete(aiShare).where(lt(aiShare.day, twoDays));
}
