import { and, eq, lt, sql } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { timeZone } from "#platform/i18n/santo-domingo.ts";
import { fingerprint } from "#platform/security/seal.server.ts";
import type { AiCaller } from "./caller.ts";
import { aiShare, aiSpending } from "./schema.server.ts";

/** Parts of the daily budget; `answers` per address and day (docs/reliability.md, "One visitor uses up the AI budget"). */
const limits = { visitors: 0.8, address: 0.1, answers: 60 };

/** Money reserved for one call; `amount` in millionths of a US$. */
export type Reservation = { day: string; amount: number; print: string | null; answers: number };

/** Milliseconds for which a refusal is cached, so that a flood of requests does not become a flood of SQL. */
const refusalCacheMs = 1_000;
const refusals = { staff: { budget: 0, until: 0 }, visitors: { budget: 0, until: 0 } };

/**
 * Reserves a call's maximum cost, so that parallel calls of all processes stay within the budget. A killed process's
 * reservation stays spent.
 * @param amount like `budget` in millionths of a US$
 * @returns null if the budget, or the address's share, does not suffice
 */
export async function reserve(
  amount: number,
  budget: number,
  { caller, isAnswer }: { caller: AiCaller; isAnswer: boolean },
): Promise<Reservation | null> {
  const print = caller.kind === "visitor" ? fingerprint(`ai/${caller.address}`) : null;
  const refusal = print === null ? refusals.staff : refusals.visitors;
  const isRefused = () => refusal.budget === budget && performance.now() < refusal.until;
  if (isRefused()) return null;
  return db().transaction(async (tx) => {
    if (isRefused()) return null;
    const today = await lockDay(tx);
    const isWithinVisitorsShare = print === null || today.byVisitors + amount <= budget * limits.visitors;
    if (today.spent + amount > budget || !isWithinVisitorsShare) {
      Object.assign(refusal, { budget, until: performance.now() + refusalCacheMs });
      return null;
    }
    const reservation = { day: today.day, amount, print, answers: isAnswer && print !== null ? 1 : 0 };
    if (print !== null && !(await hasShare(tx, reservation, budget))) return null;
    await spend(tx, reservation);
    return reservation;
  });
}

/** Locks the day's row before the share is read: a statement that waited for the lock would see the old share. */
async function lockDay(tx: Db): Promise<typeof aiSpending.$inferSelect> {
  const [today] = await tx
    .insert(aiSpending)
    .values({ day: sql`(now() at time zone ${timeZone})::date`, spent: 0 })
    .onConflictDoUpdate({ target: aiSpending.day, set: { spent: aiSpending.spent } })
    .returning();
  if (!today) throw new Error("could not read today's AI spending");
  return today;
}

async function hasShare(tx: Db, { day, amount, print, answers }: Reservation, budget: number) {
  const [share = { spent: 0, answers: 0 }] = await tx
    .select({ spent: aiShare.spent, answers: aiShare.answers })
    .from(aiShare)
    .where(and(eq(aiShare.day, day), eq(aiShare.addressPrint, print ?? "")));
  return share.spent + amount <= budget * limits.address && share.answers + answers <= limits.answers;
}

/** Updates the day's row first, like `lockDay`, to avoid deadlocks. */
async function spend(tx: Db, { day, amount, print, answers }: Reservation): Promise<void> {
  const visitorAmount = print === null ? 0 : amount;
  await tx
    .update(aiSpending)
    .set({
      spent: sql`${aiSpending.spent} + ${amount}::bigint`,
      byVisitors: sql`${aiSpending.byVisitors} + ${visitorAmount}::bigint`,
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

/**
 * Gives back what the call did not cost, and the answer if it was free. A higher cost is not charged.
 * @param cost in millionths of a US$
 */
export async function settleReservation(
  { amount, answers, ...rest }: Reservation,
  cost: number,
): Promise<void> {
  if (cost >= amount) return;
  const refund = { ...rest, amount: cost - amount, answers: cost === 0 ? -answers : 0 };
  await db().transaction((tx) => spend(tx, refund));
}

/** Deletes the addresses' shares of days long past: only today's are read. Housekeeping calls it every hour. */
export async function deleteOldShares(now: Date): Promise<void> {
  const twoDays = new Date(now.getTime() - 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  await db().delete(aiShare).where(lt(aiShare.day, twoDays));
}
